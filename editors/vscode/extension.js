// Starts the language server `uilsp` when the first `.ui` document that is SwiftUI code is open.
'use strict';

const os = require('os');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

const language = 'ui';

/** The client of the running server, or of the one that is starting. */
let client;

async function activate(context) {
  const subscribe = (...disposables) => context.subscriptions.push(...disposables);
  subscribe(
    vscode.commands.registerCommand('uilsp.restart', restart),
    vscode.commands.registerCommand('uilsp.showLog', () => client?.outputChannel.show()),
    vscode.workspace.onDidOpenTextDocument(startFor),
    vscode.workspace.onDidChangeConfiguration(change => {
      const isServers = ['uilsp.path', 'uilsp.arguments'].some(key => change.affectsConfiguration(key));
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

/** The open documents that the server is for. */
function openCode() {
  return vscode.workspace.textDocuments.filter(document => document.languageId === language && !isXML(document));
}

async function leaveXMLAlone(document) {
  await vscode.languages.setTextDocumentLanguage(document, 'xml');
}

async function startFor(document) {
  if (document.languageId !== language) return;
  if (isXML(document)) return leaveXMLAlone(document);
  if (!client) await start();
}

async function start() {
  const configuration = vscode.workspace.getConfiguration('uilsp');
  const command = expanded(configuration.get('path') || 'uilsp');
  // Without a `transport` the client talks over stdin and stdout, and adds no argument of its own.
  const server = { command, args: configuration.get('arguments') ?? ['--stdio'] };
  const starting = new LanguageClient('uilsp', 'UI Language Server', server, {
    documentSelector: [
      { language, scheme: 'file' },
      { language, scheme: 'untitled' }
    ],
    synchronize: { configurationSection: 'uilsp' }
  });
  client = starting;
  try {
    await starting.start();
  } catch (error) {
    if (client === starting) client = undefined;
    await offerHelp(command, error);
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

/** The path as a user writes it in settings. */
function expanded(path) {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? '';
  return path.replace(/^~(?=[/\\])/, os.homedir()).replaceAll('${workspaceFolder}', folder);
}

async function offerHelp(command, error) {
  const settings = 'Open Settings';
  const message = `uilsp could not be started as '${command}': ${error?.message ?? error}`;
  if ((await vscode.window.showErrorMessage(message, settings)) === settings) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'uilsp.path');
  }
}

module.exports = { activate, deactivate };
