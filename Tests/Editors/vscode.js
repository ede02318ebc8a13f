// What a user of editors/vscode sees, with the real language client over a fake window:
//   LANGUAGECLIENT=client.js node Tests/Editors/vscode.js     (see Tests/Editors/run)
// UILSP is the server, FIXTURES the folder with greedy.ui and qt-form.ui. Ends with status 1 when anything is missing.
'use strict';

const fs = require('fs');
const Module = require('module');
const path = require('path');
const fake = require('./fake-vscode.js');

const extensionFolder = path.join(__dirname, '../../editors/vscode');
const manifest = JSON.parse(fs.readFileSync(path.join(extensionFolder, 'package.json'), 'utf8'));
const fixture = name => path.join(process.env.FIXTURES, name);

let failures = 0;
function check(what, holds, detail) {
  if (!holds) failures += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}: ${String(detail).replace(/\s+/g, ' ').slice(0, 160)}`);
}

async function eventually(condition) {
  const end = Date.now() + 15000;
  while (!condition() && Date.now() < end) await new Promise(resume => setTimeout(resume, 20));
  return condition();
}

/** The extension in a window of its own; `require` finds the fake window and the real client. */
function load() {
  const [program, ...rest] = process.env.UILSP.split(' ');
  const defaults = Object.entries(manifest.contributes.configuration.properties).map(([key, value]) => [key, value.default]);
  const settings = { ...Object.fromEntries(defaults), 'uilsp.path': program, ...(rest.length ? { 'uilsp.arguments': rest } : {}) };
  const window = fake.make(process.env.FIXTURES, settings);
  const original = Module._load;
  Module._load = function (request, ...others) {
    if (request === 'vscode') return window.vscode;
    const isClient = request.startsWith('vscode-languageclient') && process.env.LANGUAGECLIENT;
    return original.call(this, isClient ? process.env.LANGUAGECLIENT : request, ...others);
  };
  const extension = require(path.join(extensionFolder, manifest.main));
  Module._load = original;
  return { extension, window };
}

function manifestNamesWhatExists() {
  const { languages, grammars } = manifest.contributes;
  const files = [...languages.map(language => language.configuration), ...grammars.map(grammar => grammar.path)];
  for (const file of files) JSON.parse(fs.readFileSync(path.join(extensionFolder, file), 'utf8'));
  check('contributed files', files.length === 2, files.join(' '));
}

async function findingsHoverAndFix(window, document) {
  const { vscode } = window;
  const token = new vscode.CancellationTokenSource().token;
  await eventually(() => window.diagnostics(document).length > 0);
  const [found] = window.diagnostics(document);
  check('diagnostics', found instanceof vscode.Diagnostic, found?.message);
  check('at the reader', found?.range.start.line === document.positionOf('GeometryReader').line, found?.range.start.line);

  const hover = await window.providers.get('Hover')?.provideHover(document, document.positionOf('Text('), token);
  check('hover', hover instanceof vscode.Hover, hover?.contents.map(content => content.value ?? content).join(' '));

  const context = { diagnostics: found ? [found] : [], only: undefined, triggerKind: 1 };
  const actions = found && (await window.providers.get('CodeActions')?.provideCodeActions(document, found.range, context, token));
  check('quick fix', actions?.[0]?.edit, actions?.map(action => action.title).join(' | '));
  if (!actions?.[0]?.edit) return;
  await vscode.workspace.applyEdit(actions[0].edit);
  await eventually(() => window.diagnostics(document).length === 0);
  check('no finding is left', window.diagnostics(document).length === 0, window.diagnostics(document).length);
  check('the text is still there', document.text.includes('Text('), 'Text(');
}

async function run() {
  manifestNamesWhatExists();
  const { extension, window } = load();
  const form = window.open(fixture('qt-form.ui'), 'ui');
  await extension.activate({ subscriptions: [], extensionPath: extensionFolder });
  check('XML is left alone', form.languageId === 'xml' && window.providers.size === 0, form.languageId);
  for (const { command } of manifest.contributes.commands) check('command', window.commands.has(command), command);

  const document = window.open(fixture('greedy.ui'), 'ui');
  check('the server runs', await eventually(() => window.providers.has('Hover')), [...window.providers.keys()].join(' '));
  await findingsHoverAndFix(window, document);

  window.providers.clear();
  await window.vscode.commands.executeCommand('uilsp.restart');
  check('restart', await eventually(() => window.providers.has('Hover')), [...window.providers.keys()].join(' '));
  await extension.deactivate();
  check('no error box', window.shown.length === 0, window.shown.join(' | ') || 'none');
}

run().catch(error => check('no exception', false, error.stack)).finally(() => process.exit(failures ? 1 : 0));
