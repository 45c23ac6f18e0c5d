#!/bin/sh
# Makes every picture and sound of assets/ again; needs Python 3, for the sounds numpy and oggenc too. The same sources give the same files.
set -e
cd "$(dirname "$0")"
export PYTHONDONTWRITEBYTECODE=1
python3 skins.py
python3 icons.py
python3 seats.py
python3 parts.py
python3 rooms.py infirmary command mess armoury computer cargo hangar lair engine stasis
python3 cards.py
python3 roles.py
python3 worlds.py
python3 alien.py
python3 backdrops.py
python3 curtain.py
python3 logo.py
python3 portraits.py
python3 not_alone/places.py
python3 not_alone/pieces.py
python3 not_alone/backdrops.py
python3 not_alone/world_skins.py
python3 not_alone_cards.py
python3 not_alone_bg.py
cd fate; for part in rooms board pieces world_skins; do python3 $part.py; done; cd ..
python3 fate_cards.py
python3 fate_bg.py
for part in evolutions portraits cards city places pieces; do python3 sanctuary_$part.py; done
for world in nostromo not_alone fate; do python3 moments_$world.py; done
python3 sounds.py
