// Starts the language server `uilsp` when the first document that is SwiftUI code is open.
'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { Elements } = require('./elements');
const { onlyLayout } = require('./layout-only');

const language = 'ui';

/** What the server may offer as a command, and the context in which ours that calls it is shown. */
const offers = {
  'uilsp.preview.start': 'uilsp.hasPreview',
  'uilsp.explainLayout': 'uilsp.hasExplanation',
  'ui/layoutTree': 'uilsp.hasElements'
};

/** The client of the running server, or of the one that is starting. */
let client;
let elements;

async function activate(context) {
  const subscribe = (...disposables) => context.subscriptions.push(...disposables);
  elements = new Elements(vscode, request);
  subscribe(
    vscode.commands.registerCommand('uilsp.restart', restart),
    vscode.commands.registerCommand('uilsp.showLog', () => client?.outputChannel.show()),
    vscode.commands.registerCommand('uilsp.preview', () => ask('uilsp.preview.start')),
    vscode.commands.registerCommand('uilsp.explainSize', () => ask('uilsp.explainLayout')),
    vscode.window.registerTreeDataProvider('uilsp.elements', elements),
    vscode.window.onDidChangeActiveTextEditor(() => elements.refresh()),
    vscode.workspace.onDidOpenTextDocument(startFor),
    vscode.workspace.onDidSaveTextDocument(() => elements.refresh()),
    vscode.workspace.onDidChangeConfiguration(change => {
      const isServers = ['uilsp.path', 'uilsp.arguments', 'uilsp.swift'].some(key => change.affectsConfiguration(key));
      if (isServers && openCode().length > 0) return restart();
    })
  );
  await vscode.commands.executeCommand('setContext', 'uilsp.active', true);

  const open = vscode.workspace.textDocuments.filter(document => document.languageId === language);
  for (const document of open.filter(isXML)) await leaveXMLAlone(document);
  // VS Code activates for a document of the language; where that is XML, a later one starts the server.
  if (open.length === 0 || openCode().length > 0) await start();
}

async function deactivate() {
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

async function leaveXMLAlone(document) {
  await vscode.languages.setTextDocumentLanguage(document, 'xml');
}

async function startFor(document) {
  if (document.languageId === language && isXML(document)) return leaveXMLAlone(document);
  if (isCode(document) && !client) await start();
}

async function start() {
  const configuration = vscode.workspace.getConfiguration('uilsp');
  const command = expanded(configuration.get('path') || 'uilsp');
  if (!isThere(command)) return offerHelp(`there is no program '${command}'`);
  // Without a `transport` the client talks over stdin and stdout, and adds no argument of its own.
  const server = { command, args: configuration.get('arguments') ?? ['--stdio'] };
  const languages = wantsSwift() ? [language, 'swift'] : [language];
  const starting = new LanguageClient('uilsp', 'UI Language Server', server, {
    documentSelector: languages.flatMap(name => ['file', 'untitled'].map(scheme => ({ language: name, scheme }))),
    synchronize: { configurationSection: 'uilsp' },
    initializationOptions: { swift: wantsSwift() },
    middleware: onlyLayout(document => document.languageId === 'swift')
  });
  client = starting;
  try {
    await starting.start();
    await showOffers();
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

/** A command of the server about the place where the cursor is. */
async function ask(command) {
  const editor = vscode.window.activeTextEditor;
  if (!serverCommands().includes(command)) {
    await vscode.window.showInformationMessage(`This version of uilsp has no '${command}'.`);
    return undefined;
  }
  return request(command, editor?.document, editor?.selection.active);
}

async function request(command, document, position) {
  if (!document || !isCode(document) || !serverCommands().includes(command)) return undefined;
  const textDocument = client.code2ProtocolConverter.asTextDocumentIdentifier(document);
  return client.sendRequest('workspace/executeCommand', { command, arguments: [{ textDocument, position }] });
}

/** The path as a user writes it in settings. */
function expanded(name) {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? '';
  return name.replace(/^~(?=[/\\])/, os.homedir()).replaceAll('${workspaceFolder}', folder);
}

/** Whether a program is where its name says, on the `PATH` where it says nothing. */
function isThere(command) {
  const isFile = file => ['', '.exe'].some(suffix => fs.statSync(file + suffix, { throwIfNoEntry: false })?.isFile());
  if (/[/\\]/.test(command)) return isFile(command);
  return (process.env.PATH ?? '').split(path.delimiter).some(folder => folder && isFile(path.join(folder, command)));
}

async function offerHelp(problem) {
  const settings = 'Open Settings';
  const message = `uilsp: ${problem}. Install it (see README.md of the extension), or name it in 'uilsp.path'.`;
  if ((await vscode.window.showErrorMessage(message, settings)) === settings) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'uilsp.path');
  }
}

module.exports = { activate, deactivate };
