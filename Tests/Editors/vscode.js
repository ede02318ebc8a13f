// What a user of editors/vscode sees, with the real language client over a fake window:
//   EXTENSION=folder node Tests/Editors/vscode.js     (see Tests/Editors/run)
// EXTENSION is what the .vsix unpacks to, UILSP is the server, FIXTURES the folder with greedy.ui and qt-form.ui. Ends with status 1 when anything is missing.
'use strict';

const fs = require('fs');
const Module = require('module');
const os = require('os');
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
function load(changes = {}, root = process.env.FIXTURES) {
  const [program, ...rest] = process.env.UILSP.split(' ');
  const defaults = Object.entries(manifest.contributes.configuration.properties).map(([key, value]) => [key, value.default]);
  const given = { 'uilsp.path': program, ...(rest.length ? { 'uilsp.arguments': rest } : {}) };
  const window = fake.make(root, { ...Object.fromEntries(defaults), ...given, ...changes });
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
  check('contributed files', data.length === 4 && texts.length === 4, [...data, ...texts].join(' '));
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

/** What the server can do is shown. */
function offersWhatTheServerHas(window) {
  for (const [ours, context] of [['uilsp.explainSize', 'uilsp.hasExplanation'], ['uilsp.refreshElements', 'uilsp.hasElements']]) {
    const isBound = manifest.contributes.menus.commandPalette.find(entry => entry.command === ours)?.when === context;
    check('shown with the server', isBound && window.contexts.get(context) === true, ours);
  }
}

/** The tree of elements has the frames, leads to the source and follows the cursor. */
async function elementTree(window, document) {
  const elements = window.providers.get('uilsp.elements');
  window.choose(document, document.positionOf('Text('));
  const [scene] = await elements.getChildren();
  const shown = node => `${elements.getTreeItem(node).label} ${elements.getTreeItem(node).description}`;
  const all = node => [node, ...elements.getChildren ? node.children.flatMap(all) : []];
  const nodes = scene ? all(scene) : [], texts = nodes.map(shown), text = nodes.find(node => node.name === 'Text');
  check('elements', texts[0] === 'Greeting 393 × 852' && texts.includes('Text 90.33 × 20.33 at (0, 59)'), texts.join(' | '));
  check('an element knows its parent', text && all(elements.getParent(text)).includes(text), text?.name);
  window.choose(document, document.positionOf('Text('));
  const [revealed] = window.views.get('uilsp.elements').revealed.slice(-1);
  check('the cursor selects its element', revealed && revealed === text, revealed?.name);
  const { command, arguments: given } = elements.getTreeItem(text).command;
  await window.vscode.commands.executeCommand(command, ...given);
  const opened = window.shownDocuments.at(-1);
  check('an element leads to its source', opened?.document === document && opened.selection.start.line === document.positionOf('Text(').line,
    JSON.stringify(opened?.selection.start));
}

async function explanation(window, document) {
  window.choose(document, document.positionOf('Text('));
  await window.vscode.commands.executeCommand('uilsp.explainSize');
  const [, uri] = window.executed.find(([name]) => name === 'markdown.showPreviewToSide') ?? [];
  const text = uri && window.providers.get(uri.scheme).provideTextDocumentContent(uri);
  check('explanation', text?.includes('90.33') && text.includes('one line of text'), text);
}

/** The panel's page gets what the server of the preview says, and is heard by it. */
async function preview(window, document) {
  window.choose(document, document.positionOf('Text('));
  await window.vscode.commands.executeCommand('uilsp.preview');
  const [panel] = window.panels, html = panel?.webview.html ?? '';
  check('preview', panel?.place.viewColumn === window.vscode.ViewColumn.Beside && html.includes('<main'), panel?.title);
  if (!panel) return;
  const nonce = /<script nonce="(\w+)"/.exec(html)?.[1];
  check('its policy', nonce && html.includes(`script-src 'nonce-${nonce}'`) && html.includes("default-src 'none'"), nonce);
  panel.say({ kind: 'listen' });
  const states = () => panel.sent.filter(({ kind }) => kind === 'message').map(({ text }) => JSON.parse(text)).filter(state => state.svg);
  check('a picture', await eventually(() => states().some(({ svg }) => svg.includes('Sample text'))), panel.sent.map(({ kind }) => kind).join(' '));
  panel.say({ kind: 'command', body: JSON.stringify({ kind: 'configure', scene: 0, dark: true }) });
  check('its buttons', await eventually(() => states().at(-1)?.dark === true), states().at(-1)?.dark);
  await window.vscode.commands.executeCommand('uilsp.preview');
  check('one panel a document', window.panels.length === 1, window.panels.length);
  panel.dispose();
  await window.vscode.commands.executeCommand('uilsp.preview');
  check('again after it was closed', window.panels.length === 2, window.panels.length);
  window.panels.at(-1).dispose();
}

/** The project's settings hold where there is no `.uilsp.json`, which the command makes of them. */
async function projectSettings() {
  const schema = JSON.parse(fs.readFileSync(path.join(extensionFolder, 'schemas/uilsp.schema.json'), 'utf8'));
  const copied = require('../../editors/vscode/copy-grammar.js').withSettings(structuredClone(manifest), schema);
  check('settings are those of the schema', JSON.stringify(copied) === JSON.stringify(manifest), 'node editors/vscode/copy-grammar.js');

  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'uilsp-settings-')), file = path.join(root, 'plain.ui');
  fs.copyFileSync(fixture('greedy.ui'), file);
  const { extension, window } = load({ 'uilsp.project.rules': { 'geometry-reader-*': 'error' } }, root);
  const document = window.open(file, 'ui');
  await extension.activate({ subscriptions: [], extensionPath: extensionFolder });
  const severity = () => window.diagnostics(document)[0]?.severity;
  check('settings hold', await eventually(() => severity() === window.vscode.DiagnosticSeverity.Error), severity());
  await window.vscode.commands.executeCommand('uilsp.openProjectSettings');
  const written = JSON.parse(fs.readFileSync(path.join(root, '.uilsp.json'), 'utf8'));
  check('and are written into a file', JSON.stringify(written) === '{"rules":{"geometry-reader-*":"error"}}', JSON.stringify(written));
  await extension.deactivate();
  fs.rmSync(root, { recursive: true });
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
  offersWhatTheServerHas(window);
  await elementTree(window, document);
  await explanation(window, document);
  await preview(window, document);
  await findingsHoverAndFix(window, document);

  window.choose(document, document.positionOf('Text('));
  await window.vscode.commands.executeCommand('uilsp.preview');
  const panel = window.panels.at(-1), { address, webview: { html } } = panel;
  window.providers.clear();
  await window.vscode.commands.executeCommand('uilsp.restart');
  check('restart', await eventually(() => window.providers.has('Hover')), [...window.providers.keys()].join(' '));
  check('the preview goes on', await eventually(() => panel.webview.html !== html) && panel.address === address, `${address} ${panel.address}`);
  await extension.deactivate();
  check('no error box', window.shown.length === 0, window.shown.join(' | ') || 'none');
  await projectSettings();
  await swiftFiles();
  await missingServer();
}

run().catch(error => check('no exception', false, error.stack)).finally(() => process.exit(failures ? 1 : 0));
