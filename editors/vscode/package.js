#!/usr/bin/env node
// node package.js [CLIENT.js] [-o FILE]: makes uilsp-VERSION.vsix, without npm. CLIENT.js is vscode-languageclient in one file
// (`Tests/Editors/get-languageclient` makes it); without one it is taken from node_modules.
'use strict';

const fs = require('fs');
const path = require('path');
const zlib = require('zlib');

const here = __dirname;
const manifest = JSON.parse(fs.readFileSync(path.join(here, 'package.json'), 'utf8'));
const options = process.argv.slice(2);
const output = options.includes('-o') ? options.splice(options.indexOf('-o'), 2)[1] : `uilsp-${manifest.version}.vsix`;
const [client] = options;

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});
const checksum = bytes => ~bytes.reduce((sum, byte) => (sum >>> 8) ^ table[(sum ^ byte) & 0xff], ~0) >>> 0;

/** A zip archive of the files, from their names to their bytes; the same files give the same bytes. */
function archive(files) {
  const pieces = [], entries = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const packed = zlib.deflateRawSync(bytes, { level: 9 }), label = Buffer.from(name);
    const common = Buffer.alloc(26);
    // Version 2.0, names in UTF-8, deflated, 1980-01-01.
    [20, 0x800, 8, 0, 0x21].forEach((value, index) => common.writeUInt16LE(value, index * 2));
    [checksum(bytes), packed.length, bytes.length].forEach((value, index) => common.writeUInt32LE(value, 10 + index * 4));
    common.writeUInt16LE(label.length, 22);
    pieces.push(Buffer.from('PK\x03\x04'), common, label, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.from('PK\x01\x02\x14\x00'), common, place, label);
    offset += 30 + label.length + packed.length;
  }
  const directory = Buffer.concat(entries), end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  [files.length, files.length].forEach((value, index) => end.writeUInt16LE(value, 8 + index * 2));
  [directory.length, offset].forEach((value, index) => end.writeUInt32LE(value, 12 + index * 4));
  return Buffer.concat([...pieces, directory, end]);
}

/** The files below a folder that belong into the package. */
function filesBelow(folder) {
  return fs.readdirSync(path.join(here, folder), { withFileTypes: true }).flatMap(entry => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(name);
    return ignored.has(name) || name.endsWith('.vsix') ? [] : [[name, fs.readFileSync(path.join(here, name))]];
  });
}

const ignored = new Set(fs.readFileSync(path.join(here, '.vscodeignore'), 'utf8').split('\n'));
const escaped = text => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);
const vsix = `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${manifest.name}" Version="${manifest.version}" Publisher="${manifest.publisher}"/>
    <DisplayName>${escaped(manifest.displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(manifest.description)}</Description>
    <Tags>${manifest.keywords.join(',')}</Tags>
    <Categories>${manifest.categories.join(',')}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(manifest.engines.vscode)}"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
const types = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${['json', 'js', 'md', 'vsixmanifest'].map(type => `  <Default Extension=".${type}" ContentType="application/octet-stream"/>`).join('\n')}
</Types>
`;

const library = 'node_modules/vscode-languageclient';
const files = filesBelow('.').filter(([name]) => !(client && name.startsWith('node_modules')));
if (client) {
  files.push([`${library}/package.json`, Buffer.from('{"name": "vscode-languageclient", "main": "node.js"}\n')]);
  files.push([`${library}/node.js`, fs.readFileSync(client)]);
} else if (!fs.existsSync(path.join(here, library))) {
  console.error('no vscode-languageclient: name its bundle (see Tests/Editors/get-languageclient), or npm install it');
  process.exit(2);
}
const packed = archive([
  ['[Content_Types].xml', Buffer.from(types)],
  ['extension.vsixmanifest', Buffer.from(vsix)],
  ...files.map(([name, bytes]) => [path.posix.join('extension', ...name.split(path.sep)), bytes])
]);
fs.writeFileSync(output, packed);
console.log(`${output}: ${files.length} files, ${packed.length} bytes`);
