// What is for every editor lies in grammar/; an extension can only ship what is in its own folder. A test
// (Tests/ArchitectureTests) says when a copy is old.
'use strict';

const fs = require('fs');
const path = require('path');

const copies = { 'ui.tmLanguage.json': 'syntaxes', 'uilsp.schema.json': 'schemas' };
for (const [file, folder] of Object.entries(copies)) {
  fs.mkdirSync(path.join(__dirname, folder), { recursive: true });
  fs.copyFileSync(path.join(__dirname, '../../grammar', file), path.join(__dirname, folder, file));
}
