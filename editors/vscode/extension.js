// Starts the language server `uilsp` when the first document that is SwiftUI code is open.
'use strict';

const path = require('path');
const vscode = require('vscode');
const { LanguageClient, State } = require('vscode-languageclient/node');
const { Elements } = require('./elements');
const { Explanation, scheme } = require('./explanation');
const { onlyLayout } = require('./layout-only');
const { Previews, isPage } = require('./preview');
const { expanded, isThere } = require('./program');

const language = 'ui';

/** What the server may offer as a command, and the context in which ours that calls it is shown. */
const offers = {
  'uilsp.explainLayout': 'uilsp.hasExplanation',
  'uilsp.layoutTree': 'uilsp.hasElements'
};

/** The client of the running server, or of the one that is starting. */
let client;
let elements, explanation, previews;

async function activate(context) {
  const subscribe = (...disposables) => context.subscriptions.push(...disposables);
  elements = new Elements(vscode, request);
  explanation = new Explanation(vscode);
  previews = new Previews(vscode, reveal);
  const view = vscode.window.createTreeView('uilsp.elements', { treeDataProvider: elements });
  subscribe(
    elements, previews, view,
    vscode.commands.registerCommand('uilsp.restart', restart),
    vscode.commands.registerCommand('uilsp.showLog', () => client?.outputChannel.show()),
    vscode.commands.registerCommand('uilsp.preview', preview),
    vscode.commands.registerCommand('uilsp.explainSize', explain),
    vscode.commands.registerCommand('uilsp.refreshElements', () => elements.refresh()),
    vscode.commands.registerCommand('uilsp.openProjectSettings', openProjectSettings),
    vscode.commands.registerCommand('uilsp.reveal', (uri, range) => reveal(vscode.Uri.parse(uri), range.start)),
    vscode.workspace.registerTextDocumentContentProvider(scheme, explanation),
    vscode.window.onDidChangeActiveTextEditor(() => elements.refresh()),
    vscode.window.onDidChangeTextEditorSelection(change => follow(view, change)),
    vscode.workspace.onDidOpenTextDocument(startFor),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document === vscode.window.activeTextEditor?.document && isCode(document)) elements.refreshSoon();
    }),
    vscode.workspace.onDidChangeConfiguration(change => {
      const isServers = ['uilsp.path', 'uilsp.arguments', 'uilsp.swift'].some(key => change.affectsConfiguration(key));
      if (isServers && openCode().length > 0) return restart();
    })
  );
  await vscode.commands.executeCommand('setContext', 'uilsp.active', true);

  const open = vscode.workspace.textDocuments.filter(document => document.languageId === language);
  for (const document of open.filter(isXML)) await leaveXMLAlone(document);
  // Activated by XML, or by a `.swift` file that is not wished for: a later document starts the server.
  if (openCode().length > 0) await start();
}

async function deactivate() {
  previews?.dispose();
  await stop();
}

/** Whether a document is XML of another tool (Qt, GTK): its first character that is no space is `<`. */
function isXML(document) {
  const text = document.getText(new vscode.Range(0, 0, 50, 0));
  return /^[\uFEFF\s]*</.test(text);
}

const wantsSwift = () => vscode.workspace.getConfiguration('uilsp').get('swift') === true;

function isCode(document) {
  return (document.languageId === language && !isXML(document)) || (document.languageId === 'swift' && wantsSwift());
}

/** The open documents that the server is for. */
function openCode() {
  return vscode.workspace.textDocuments.filter(isCode);
}

/** The document that is worked on, where it is the server's. */
function activeCode() {
  const document = vscode.window.activeTextEditor?.document;
  return document && isCode(document) ? document : undefined;
}

async function leaveXMLAlone(document) {
  await vscode.languages.setTextDocumentLanguage(document, 'xml');
}

async function startFor(document) {
  if (document.languageId === language && isXML(document)) return leaveXMLAlone(document);
  if (isCode(document) && !client) await start();
}

/** The program as the settings name it. */
function program() {
  return expanded(vscode.workspace.getConfiguration('uilsp').get('path') || 'uilsp', vscode.workspace.workspaceFolders?.[0]?.uri.fsPath);
}

async function start() {
  const configuration = vscode.workspace.getConfiguration('uilsp'), command = program();
  if (!isThere(command)) return offerHelp(`there is no program '${command}'`);
  // Without a `transport` the client talks over stdin and stdout, and adds no argument of its own.
  const server = { command, args: configuration.get('arguments') ?? ['--stdio'] };
  const languages = wantsSwift() ? [language, 'swift'] : [language];
  const starting = new LanguageClient('uilsp', 'UI Language Server', server, {
    documentSelector: languages.flatMap(name => ['file', 'untitled'].map(scheme => ({ language: name, scheme }))),
    synchronize: { configurationSection: 'uilsp' },
    initializationOptions: { swift: wantsSwift(), project: configuration.get('project'), inlayHints: configuration.get('inlayHints') },
    middleware: { ...onlyLayout(document => document.languageId === 'swift'), window: { showDocument: showHere } }
  });
  client = starting;
  try {
    await starting.start();
    await showOffers();
    // From now on it may end and be started again, by us or by itself.
    await resume();
    starting.onDidChangeState(({ newState }) => { if (newState === State.Running) resume(); });
  } catch (error) {
    if (client === starting) client = undefined;
    await offerHelp(`'${command}' could not be started: ${error?.message ?? error}`);
  }
}

async function stop() {
  const stopping = client;
  client = undefined;
  // A client that never came up has nothing to stop, and says so by throwing.
  await stopping?.stop().catch(() => undefined);
}

async function restart() {
  await stop();
  await start();
}

/** The commands that the running server has. */
function serverCommands() {
  return client?.initializeResult?.capabilities?.executeCommandProvider?.commands ?? [];
}

/** Shows those of our commands that the server can carry out, and no others. */
async function showOffers() {
  for (const [command, context] of Object.entries(offers)) {
    await vscode.commands.executeCommand('setContext', context, serverCommands().includes(command));
  }
  elements.refresh();
}

/** Sends a command of the server about a document; nothing where it has no such command. */
async function request(command, document, position, more = {}) {
  if (!document || !isCode(document) || !serverCommands().includes(command)) return undefined;
  const textDocument = client.code2ProtocolConverter.asTextDocumentIdentifier(document);
  return client.sendRequest('workspace/executeCommand', { command, arguments: [{ textDocument, position, ...more }] });
}

/** The pages of a server that has ended are those of the one that takes its place. */
async function resume() {
  for (const [key, { address }] of [...previews.panels]) {
    const document = vscode.workspace.textDocuments.find(one => one.uri.toString() === key);
    try {
      const answer = await request('uilsp.preview.start', document, undefined, { address });
      if (isPage(answer?.url)) await previews.show(answer.url, document);
    } catch { /* The panel keeps the last picture that it has. */ }
  }
}

async function preview() {
  const document = activeCode();
  if (!document) return vscode.window.showInformationMessage('There is no .ui file to show.');
  try {
    const answer = await request('uilsp.preview.start', document, vscode.window.activeTextEditor.selection.active);
    const address = answer?.url ?? answer?.uri ?? answer;
    if (isPage(address)) return await previews.show(address, document);
    // A server without a preview of its own: the same program shows what is on disk.
    if (!serverCommands().includes('uilsp.preview.start')) return await previews.start(program(), document);
  } catch (error) {
    return vscode.window.showErrorMessage(`uilsp: ${error?.message ?? error}`);
  }
}

/** The page of a preview is shown in a panel, not in a browser. */
async function showHere(parameters, next) {
  if (!parameters.external || !isPage(parameters.uri)) return next(parameters);
  await previews.show(parameters.uri, activeCode());
  return { success: true };
}

async function explain() {
  const answer = await request('uilsp.explainLayout', activeCode(), vscode.window.activeTextEditor?.selection.active);
  if (answer?.contents) return explanation.show(answer.contents);
  return vscode.window.showInformationMessage('There is no view at the cursor.');
}

async function reveal(uri, { line, character }) {
  const document = await vscode.workspace.openTextDocument(uri), at = new vscode.Position(line, character);
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(at, at), viewColumn: vscode.ViewColumn.One });
}

/** The element at the cursor is the selected one of the tree. */
async function follow(view, { textEditor, selections }) {
  const found = view.visible && elements.element(textEditor.document, selections[0].active);
  if (found) await view.reveal(found, { select: true, focus: false });
}

/** Opens `.uilsp.json`, which holds for the command line, too; a new one says what the settings say. */
async function openProjectSettings() {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) return vscode.window.showInformationMessage('Open a folder first: .uilsp.json lies in it.');
  const uri = vscode.Uri.file(path.join(folder.uri.fsPath, '.uilsp.json'));
  if (!(await vscode.workspace.fs.stat(uri).then(() => true, () => false))) {
    const said = Object.entries(vscode.workspace.getConfiguration('uilsp').get('project') ?? {}).filter(([, value]) => value !== null);
    await vscode.workspace.fs.writeFile(uri, Buffer.from(`${JSON.stringify(Object.fromEntries(said), null, 2)}\n`));
  }
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
}

async function offerHelp(problem) {
  const settings = 'Open Settings', help = 'How to Get It';
  const message = `uilsp: ${problem}. Install it, or name it in 'uilsp.path'.`;
  const choice = await vscode.window.showErrorMessage(message, help, settings);
  if (choice === settings) await vscode.commands.executeCommand('workbench.action.openSettings', 'uilsp.path');
  if (choice === help) await vscode.commands.executeCommand('workbench.action.openWalkthrough', 'uilsp.uilsp#start');
}

module.exports = { activate, deactivate };
