// Where the program `uilsp` is.
'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');

/** The path as a user writes it in settings. */
function expanded(name, folder = '') {
  return name.replace(/^~(?=[/\\])/, os.homedir()).replaceAll('${workspaceFolder}', folder);
}

/** Whether a program is where its name says, on the `PATH` where it says nothing. */
function isThere(command) {
  const isFile = file => ['', '.exe'].some(suffix => fs.statSync(file + suffix, { throwIfNoEntry: false })?.isFile());
  if (/[/\\]/.test(command)) return isFile(command);
  return (process.env.PATH ?? '').split(path.delimiter).some(folder => folder && isFile(path.join(folder, command)));
}

module.exports = { expanded, isThere };
