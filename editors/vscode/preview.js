// The preview in a panel beside the code. The page is the one that `uilsp` serves on this machine; nobody may frame it, so the
// panel shows its document, and what it would ask its server goes through the extension, which also works from afar.
'use strict';

const childProcess = require('child_process');
const http = require('http');
const path = require('path');

/** A page's address as the server makes them: on this machine, and with a token. */
const isPage = address => /^http:\/\/(127\.0\.0\.1|localhost):\d+\/[0-9a-f]+\/$/.test(address ?? '');

/** Stands in the page for the ways to its server. */
const relay = `
const editor = acquireVsCodeApi();
const listeners = [];
window.EventSource = class { constructor() { listeners.push(this); editor.postMessage({ kind: 'listen' }); } };
window.fetch = async (name, { body }) => editor.postMessage({ kind: 'command', body });
window.addEventListener('message', ({ data }) => {
  for (const listener of listeners) listener['on' + data.kind]?.({ data: data.text });
});
`;

class Previews {
  /** `place` takes the uri, the line and the column of a place to show. */
  constructor(vscode, place) {
    Object.assign(this, { vscode, place });
    this.panels = new Map();
  }

  /** Shows the document's page, which a process of its own serves. */
  start(command, document) {
    const { vscode } = this;
    const open = this.panels.get(document.uri.toString());
    if (open) return open.reveal(vscode.ViewColumn.Beside, true);
    const server = childProcess.spawn(command, ['--preview', document.uri.fsPath], { stdio: ['ignore', 'pipe', 'pipe'], cwd: path.dirname(document.uri.fsPath) });
    let text = '', complaint = '', panel;
    return new Promise((resolve, reject) => {
      const failed = () => (panel ? panel.dispose() : reject(new Error(complaint.trim() || 'the preview has not started')));
      server.on('error', reject).on('exit', failed);
      server.stderr.on('data', chunk => { complaint += chunk; });
      server.stdout.on('data', chunk => {
        text += chunk;
        const lines = text.split('\n');
        text = lines.pop();
        for (const line of lines) {
          if (!isPage(line)) this.placeSaid(line, document);
          else this.show(line, document).then(shown => { panel = shown; panel.onDidDispose(() => server.kill()); resolve(panel); }, reject);
        }
      });
    });
  }

  /** The process says where the source of an element is: `path:line:column`. */
  placeSaid(line, document) {
    const [, file, row, column] = /^(.+):(\d+):(\d+)$/.exec(line) ?? [];
    if (!file) return;
    this.place(this.vscode.Uri.file(path.resolve(path.dirname(document.uri.fsPath), file)), { line: row - 1, character: column - 1 });
  }

  /** Shows the page at an address in a panel beside the document. */
  async show(address, document) {
    const { vscode } = this, key = document?.uri.toString() ?? address;
    const page = await read(address);
    const panel = this.panels.get(key) ?? this.panel(key, document);
    panel.address = address;
    panel.webview.html = framed(page);
    return panel;
  }

  panel(key, document) {
    const { vscode } = this;
    const title = document ? `Preview of ${path.basename(document.uri.fsPath)}` : 'Preview';
    const panel = vscode.window.createWebviewPanel('uilsp.preview', title, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: true, retainContextWhenHidden: true });
    let events;
    panel.webview.onDidReceiveMessage(({ kind, body }) => {
      if (kind === 'command') return post(panel.address, body);
      events?.destroy();
      events = listen(panel.address, message => panel.webview.postMessage(message));
    });
    panel.onDidDispose(() => {
      events?.destroy();
      this.panels.delete(key);
    });
    this.panels.set(key, panel);
    return panel;
  }

  dispose() {
    for (const panel of [...this.panels.values()]) panel.dispose();
  }
}

/** The page's document with the relay in it, under a policy that lets it reach nothing. */
function framed(page) {
  const nonce = /<script nonce="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:">`;
  return page.replace('<head>', () => `<head>${policy}<script nonce="${nonce}">${relay}</script>`);
}

function read(address) {
  return new Promise((resolve, reject) => {
    http.get(address, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', chunk => { text += chunk; });
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(`the preview answers ${answer.statusCode}`))));
    }).on('error', reject);
  });
}

/** What a page sends its server, as the page itself would. */
function post(address, body) {
  const headers = { 'Content-Type': 'application/json', Origin: new URL(address).origin, 'Content-Length': Buffer.byteLength(body) };
  http.request(new URL('command', address), { method: 'POST', headers }, answer => answer.resume()).on('error', () => undefined).end(body);
}

/** Hands on what the server tells the page, and whether it is there at all. */
function listen(address, send) {
  let text = '';
  return http.get(new URL('events', address), answer => {
    send({ kind: 'open' });
    answer.setEncoding('utf8').on('data', chunk => {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop();
      for (const event of events) if (event.startsWith('data: ')) send({ kind: 'message', text: event.slice(6) });
    });
    answer.on('close', () => send({ kind: 'error' }));
  }).on('error', () => send({ kind: 'error' }));
}

module.exports = { Previews, isPage };
