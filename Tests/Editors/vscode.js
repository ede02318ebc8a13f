// What a user of editors/vscode sees, with the real language client over a fake window:
//   EXTENSION=folder node Tests/Editors/vscode.js     (see Tests/Editors/run)
// EXTENSION is what the .vsix unpacks to, UILSP is the server, FIXTURES the folder with greedy.ui and qt-form.ui. Ends with status 1 when anything is missing.
'use strict';

const fs = require('fs');
const Module = require('module');
const path = require('path');
const fake = require('./fake-vscode.js');

const extensionFolder = process.env.EXTENSION;
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

/** The extension in a window of its own, where `require` finds the fake window; `changes` are settings. */
function load(changes = {}) {
  const [program, ...rest] = process.env.UILSP.split(' ');
  const defaults = Object.entries(manifest.contributes.configuration.properties).map(([key, value]) => [key, value.default]);
  const given = { 'uilsp.path': program, ...(rest.length ? { 'uilsp.arguments': rest } : {}) };
  const window = fake.make(process.env.FIXTURES, { ...Object.fromEntries(defaults), ...given, ...changes });
  const original = Module._load;
  Module._load = (request, ...others) => (request === 'vscode' ? window.vscode : original.call(Module, request, ...others));
  for (const name of Object.keys(require.cache)) if (name.startsWith(extensionFolder)) delete require.cache[name];
  const extension = require(path.join(extensionFolder, manifest.main));
  Module._load = original;
  return { extension, window };
}

function manifestNamesWhatExists() {
  const { languages, grammars, snippets, jsonValidation, walkthroughs } = manifest.contributes;
  const data = [languages.map(language => language.configuration), [grammars, snippets].flat().map(each => each.path),
    jsonValidation.map(each => each.url)].flat();
  for (const file of data) JSON.parse(fs.readFileSync(path.join(extensionFolder, file), 'utf8'));
  const texts = walkthroughs.flatMap(each => each.steps.map(step => step.media.markdown));
  for (const file of texts) fs.accessSync(path.join(extensionFolder, file));
  check('contributed files', data.length === 4 && texts.length === 3, [...data, ...texts].join(' '));
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

/** What the server cannot do is not shown, and says so where it is called all the same. */
async function offersWhatTheServerHas(window) {
  const commands = window.commands;
  for (const [ours, context, theirs] of [['uilsp.preview', 'uilsp.hasPreview', 'uilsp.preview.start'],
    ['uilsp.explainSize', 'uilsp.hasExplanation', 'uilsp.explainLayout']]) {
    const hidden = manifest.contributes.menus.commandPalette.find(entry => entry.command === ours)?.when === context;
    check('shown with the server', hidden && window.contexts.get(context) === commands.has(theirs), `${ours} ${commands.has(theirs)}`);
  }
  const children = await window.providers.get('uilsp.elements').getChildren();
  check('elements', Array.isArray(children), children.length);
}

/** A program that is missing is said, once and in words. */
async function missingServer() {
  const { extension, window } = load({ 'uilsp.path': '/nowhere/uilsp' });
  await extension.activate({ subscriptions: [], extensionPath: extensionFolder });
  window.open(fixture('greedy.ui'), 'ui');
  check('missing server', await eventually(() => window.shown.some(text => text.includes('/nowhere/uilsp'))), window.shown[0]);
  await extension.deactivate();
}

/** `.swift` files are looked at where that is wished, and only what is not the Swift extension's is answered. */
async function swiftFiles() {
  const source = fixture('Greedy.swift');
  fs.writeFileSync(source, fs.readFileSync(fixture('greedy.ui'), 'utf8').replace('Greeting', 'Salutation'));
  const { extension, window } = load({ 'uilsp.swift': true });
  await extension.activate({ subscriptions: [], extensionPath: extensionFolder });
  const document = window.open(source, 'swift');
  check('findings in .swift', await eventually(() => window.diagnostics(document).length > 0), window.diagnostics(document).length);
  const token = new window.vscode.CancellationTokenSource().token, at = document.positionOf('Text(');
  const hover = await window.providers.get('Hover').provideHover(document, at, token);
  const symbols = await window.providers.get('DocumentSymbol')?.provideDocumentSymbols(document, token);
  check('only layout in .swift', hover && !symbols, `${Boolean(hover)} ${symbols}`);
  await extension.deactivate();
}

async function run() {
  manifestNamesWhatExists();
  const { extension, window } = load();
  const form = window.open(fixture('qt-form.ui'), 'ui');
  await extension.activate({ subscriptions: [], extensionPath: extensionFolder });
  check('XML is left alone', form.languageId === 'xml' && !window.providers.has('Hover'), form.languageId);
  for (const { command } of manifest.contributes.commands) check('command', window.commands.has(command), command);

  const document = window.open(fixture('greedy.ui'), 'ui');
  check('the server runs', await eventually(() => window.providers.has('Hover')), [...window.providers.keys()].join(' '));
  await offersWhatTheServerHas(window);
  await findingsHoverAndFix(window, document);

  window.providers.clear();
  await window.vscode.commands.executeCommand('uilsp.restart');
  check('restart', await eventually(() => window.providers.has('Hover')), [...window.providers.keys()].join(' '));
  await extension.deactivate();
  check('no error box', window.shown.length === 0, window.shown.join(' | ') || 'none');
  await swiftFiles();
  await missingServer();
}

run().catch(error => check('no exception', false, error.stack)).finally(() => process.exit(failures ? 1 : 0));
