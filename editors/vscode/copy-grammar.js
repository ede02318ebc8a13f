// What is for every editor lies in grammar/; an extension can only ship what is in its own folder, and VS Code reads settings
// only from package.json. Tests (Tests/ArchitectureTests, Tests/Editors) say when a copy is old.
'use strict';

const fs = require('fs');
const path = require('path');

const grammar = path.join(__dirname, '../../grammar');
const copies = { 'ui.tmLanguage.json': 'syntaxes', 'uilsp.schema.json': 'schemas' };

/** The manifest whose settings `uilsp.project.…` are the schema's. */
function withSettings(manifest, schema) {
  const whole = value => {
    if (Array.isArray(value)) return value.map(whole);
    if (value === null || typeof value !== 'object') return value;
    const { $ref, ...rest } = value;
    const found = $ref ? $ref.slice(2).split('/').reduce((inner, name) => inner[name], schema) : {};
    return Object.fromEntries(Object.entries({ ...found, ...rest }).map(([key, inner]) => [key, whole(inner)]));
  };
  const setting = ({ description, examples, type, ...rest }) => ({
    ...rest,
    ...(type ? { type: [type, 'null'] } : {}),
    ...(rest.enum ? { enum: [...rest.enum, null] } : {}),
    default: null,
    scope: 'resource',
    markdownDescription: `${description} For projects without a \`.uilsp.json\`.`
  });
  // A check's failing is the command line's.
  const names = Object.keys(schema.properties).filter(name => !['$schema', 'failOn'].includes(name));
  const { properties } = manifest.contributes.configuration;
  const own = Object.entries(properties).filter(([name]) => !name.startsWith('uilsp.project.'));
  const mirrored = names.map(name => [`uilsp.project.${name}`, setting(whole(schema.properties[name]))]);
  manifest.contributes.configuration.properties = Object.fromEntries([...own, ...mirrored]);
  return manifest;
}

function copy() {
  for (const [file, folder] of Object.entries(copies)) {
    fs.mkdirSync(path.join(__dirname, folder), { recursive: true });
    fs.copyFileSync(path.join(grammar, file), path.join(__dirname, folder, file));
  }
  const manifest = path.join(__dirname, 'package.json'), read = file => JSON.parse(fs.readFileSync(file, 'utf8'));
  const schema = read(path.join(grammar, 'uilsp.schema.json'));
  fs.writeFileSync(manifest, `${JSON.stringify(withSettings(read(manifest), schema), null, 2)}\n`);
}

if (require.main === module) copy();
module.exports = { withSettings };
