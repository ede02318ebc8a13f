// The grammar lies in grammar/, for every editor; an extension can only ship what is in its own folder. A test
// (Tests/ArchitectureTests) says when the copy is old.
'use strict';

const fs = require('fs');
const path = require('path');

const source = path.join(__dirname, '../../grammar/ui.tmLanguage.json');
fs.copyFileSync(source, path.join(__dirname, 'syntaxes/ui.tmLanguage.json'));
