# What is installed: on Windows everything lies in one folder, elsewhere as the system has it.
if(WIN32)
  set(programs_to .)
  set(data .)
  set(notes_to .)
else()
  set(programs_to ${CMAKE_INSTALL_BINDIR})
  set(data ${CMAKE_INSTALL_DATADIR}/prowl)
  set(notes_to ${CMAKE_INSTALL_DOCDIR})
endif()
install(TARGETS ${programs} RUNTIME DESTINATION ${programs_to})
install(DIRECTORY assets rules DESTINATION ${data} PATTERN "lang" EXCLUDE PATTERN "gen" EXCLUDE
  PATTERN "readme.png" EXCLUDE)
install(DIRECTORY ${CMAKE_BINARY_DIR}/locale DESTINATION ${data} OPTIONAL)
install(FILES LICENSE README.md ACCESSIBILITY.md .github/CHANGELOG.md packaging/linux/copyright
  DESTINATION ${notes_to} OPTIONAL)
foreach(font Inter-Regular Inter-Medium Inter-SemiBold Inter-Bold InterDisplay-SemiBold InterDisplay-Bold
    BebasNeue-Regular BebasNeue-Bold Jura-Medium Jura-Bold OpenDyslexic-Regular OpenDyslexic-Bold)
  find_file(PROWL_FONT_${font} ${font}.otf PATHS /usr/share/fonts $ENV{HOME}/.local/share/fonts $ENV{HOME}/Library/Fonts
    PATH_SUFFIXES opentype/inter opentype/bebas-neue opentype/jura opentype/opendyslexic
    inter bebas-neue jura opendyslexic OTF NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
  if(PROWL_FONT_${font})
    install(FILES ${PROWL_FONT_${font}} DESTINATION ${data}/fonts)
  endif()
endforeach()
if(WIN32)
  file(GLOB dlls CONFIGURE_DEPENDS ${WIN_PREFIX}/bin/SDL2*.dll)
  install(FILES ${dlls} DESTINATION ${programs_to})
elseif(NOT APPLE)
  install(FILES packaging/linux/io.github.prowl.prowl.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES packaging/linux/io.github.prowl.prowl.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME io.github.prowl.prowl.xml)
  install(FILES packaging/linux/io.github.prowl.prowl.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES assets/common/app_icon.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
    RENAME io.github.prowl.prowl.svg)
  find_program(GZIP gzip REQUIRED)
  foreach(page prowl.6 prowl-cli.6 changelog)
    execute_process(COMMAND ${GZIP} -9nc ${PROJECT_SOURCE_DIR}/packaging/linux/${page}
      OUTPUT_FILE ${CMAKE_BINARY_DIR}/${page}.gz COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  install(FILES ${CMAKE_BINARY_DIR}/prowl.6.gz ${CMAKE_BINARY_DIR}/prowl-cli.6.gz
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
  install(FILES ${CMAKE_BINARY_DIR}/changelog.gz DESTINATION ${notes_to})
endif()
