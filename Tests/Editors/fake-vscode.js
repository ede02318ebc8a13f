// As much of the module `vscode` as the real vscode-languageclient needs under plain node: one folder, documents that
// change, and a record of what the extension registered and showed.
'use strict';

const fs = require('fs');
const path = require('path');
const { pathToFileURL, fileURLToPath } = require('url');

class Disposable {
  constructor(action) { this.dispose = () => action?.(); }
  static from(...disposables) { return new Disposable(() => disposables.forEach(each => each.dispose())); }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener, self, disposables) => {
      const bound = self ? listener.bind(self) : listener;
      this.listeners.add(bound);
      const disposable = new Disposable(() => this.listeners.delete(bound));
      disposables?.push(disposable);
      return disposable;
    };
  }
  fire(value) { for (const listener of [...this.listeners]) listener(value); }
  dispose() { this.listeners.clear(); }
}

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  compareTo(other) { return this.line - other.line || this.character - other.character; }
  isBefore(other) { return this.compareTo(other) < 0; }
  isBeforeOrEqual(other) { return this.compareTo(other) <= 0; }
  isAfter(other) { return this.compareTo(other) > 0; }
  isAfterOrEqual(other) { return this.compareTo(other) >= 0; }
  isEqual(other) { return this.compareTo(other) === 0; }
  translate(lines = 0, characters = 0) { return new Position(this.line + lines, this.character + characters); }
}

class Range {
  constructor(start, end, endLine, endCharacter) {
    const isNumbers = typeof start === 'number';
    this.start = isNumbers ? new Position(start, end) : start;
    this.end = isNumbers ? new Position(endLine, endCharacter) : end;
  }
  get isEmpty() { return this.start.isEqual(this.end); }
  isEqual(other) { return this.start.isEqual(other.start) && this.end.isEqual(other.end); }
}

class Uri {
  constructor(text) { this.url = new URL(text); }
  static parse(text) { return new Uri(text); }
  static file(name) { return new Uri(pathToFileURL(name).href); }
  get scheme() { return this.url.protocol.slice(0, -1); }
  get authority() { return this.url.host; }
  get path() { return decodeURIComponent(this.url.pathname); }
  get query() { return this.url.search.slice(1); }
  get fragment() { return this.url.hash.slice(1); }
  get fsPath() { return fileURLToPath(this.url); }
  with(change) { return new Uri(this.url.href.replace(/^[\w+.-]+:/, `${change.scheme ?? this.scheme}:`)); }
  toString() { return this.url.href; }
  toJSON() { return this.url.href; }
}

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part); }
  contains(other) { return other.value === this.value || other.value.startsWith(`${this.value}.`); }
  intersects(other) { return this.contains(other) || other.contains(this); }
}
for (const [name, value] of Object.entries({
  Empty: '', QuickFix: 'quickfix', Refactor: 'refactor', RefactorExtract: 'refactor.extract',
  RefactorInline: 'refactor.inline', RefactorMove: 'refactor.move', RefactorRewrite: 'refactor.rewrite',
  Source: 'source', SourceOrganizeImports: 'source.organizeImports', SourceFixAll: 'source.fixAll', Notebook: 'notebook'
})) CodeActionKind[name] = new CodeActionKind(value);

class WorkspaceEdit {
  constructor() { this.edits = new Map(); }
  set(uri, edits) { this.edits.set(uri.toString(), [uri, edits.map(edit => (Array.isArray(edit) ? edit[0] : edit))]); }
  replace(uri, range, newText) { this.set(uri, [...(this.edits.get(uri.toString())?.[1] ?? []), { range, newText }]); }
  entries() { return [...this.edits.values()]; }
  get size() { return this.edits.size; }
}

class MarkdownString {
  constructor(value = '') { this.value = value; }
  appendMarkdown(text) { this.value += text; return this; }
  appendText(text) { this.value += text; return this; }
  appendCodeblock(code, name = '') { this.value += `\`\`\`${name}\n${code}\n\`\`\``; return this; }
}

class CancellationTokenSource {
  constructor() {
    const cancelled = new EventEmitter();
    this.token = { isCancellationRequested: false, onCancellationRequested: cancelled.event };
    this.cancel = () => { this.token.isCancellationRequested = true; cancelled.fire(); };
  }
  dispose() {}
}

/** A class whose instances only hold what they are made from. */
function record(name, ...fields) {
  return { [name]: class {
    constructor(...values) { fields.forEach((field, index) => { if (values[index] !== undefined) this[field] = values[index]; }); }
  } }[name];
}

/** Names to numbers and back, from `first` on. */
function enumeration(first, names) {
  return Object.fromEntries(names.split(' ').flatMap((name, index) => [[name, first + index], [first + index, name]]));
}

const vocabulary = {
  CancellationError: class extends Error {}, CancellationTokenSource, CodeActionKind, Disposable, EventEmitter, MarkdownString,
  Position, Range, Uri, WorkspaceEdit,
  CodeAction: record('CodeAction', 'title', 'kind'),
  CodeActionTriggerKind: enumeration(1, 'Invoke Automatic'),
  CompletionItemKind: enumeration(0, 'Text Method Function Constructor Field Variable Class Interface Module Property Unit '
    + 'Value Enum Keyword Snippet Color File Reference Folder EnumMember Constant Struct Event Operator TypeParameter'),
  Diagnostic: record('Diagnostic', 'range', 'message', 'severity'),
  DiagnosticRelatedInformation: record('DiagnosticRelatedInformation', 'location', 'message'),
  DiagnosticSeverity: enumeration(0, 'Error Warning Information Hint'),
  DiagnosticTag: enumeration(1, 'Unnecessary Deprecated'),
  EndOfLine: enumeration(1, 'LF CRLF'),
  Hover: class { constructor(contents, range) { Object.assign(this, { contents: [].concat(contents), range }); } },
  Location: record('Location', 'uri', 'range'),
  LogLevel: enumeration(0, 'Off Trace Debug Info Warning Error'),
  SymbolKind: enumeration(0, 'File Module Namespace Package Class Method Property Field Constructor Enum Interface Function '
    + 'Variable Constant String Number Boolean Array Object Key Null EnumMember Struct Event Operator TypeParameter'),
  TabInputText: record('TabInputText', 'uri'),
  ThemeIcon: record('ThemeIcon', 'id'),
  TreeItem: record('TreeItem', 'label', 'collapsibleState'),
  TreeItemCollapsibleState: enumeration(0, 'None Collapsed Expanded'),
  ViewColumn: { Active: -1, Beside: -2, One: 1 },
  TextDocumentSaveReason: enumeration(1, 'Manual AfterDelay FocusOut')
};

// Classes that the client names; what the probe does not look into is only held.
for (const name of `CallHierarchyItem CodeLens Color ColorInformation ColorPresentation CompletionItem CompletionList
  DocumentHighlight DocumentLink DocumentSymbol FoldingRange InlayHint InlayHintLabelPart LinkedEditingRanges ParameterInformation
  RelativePattern SelectionRange SemanticTokens SignatureHelp SignatureInformation SnippetString SymbolInformation TabInputCustom
  TabInputText TabInputTextDiff TypeHierarchyItem`.split(/\s+/)) vocabulary[name] = record(name, 'uri');
vocabulary.TextEdit = record('TextEdit', 'range', 'newText');

/** What the fake does not have by name: an event nobody fires, a class without behavior, or nothing. */
function open(known) {
  return new Proxy(known, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || name === 'then') return target[name];
      if (/^on[A-Z]/.test(name)) return (target[name] = new EventEmitter().event);
      return /^[A-Z]/.test(name) ? (target[name] = record(name, 'first', 'second', 'third', 'fourth')) : undefined;
    }
  });
}

class TextDocument {
  constructor(file, languageId) {
    Object.assign(this, { uri: Uri.file(file), fileName: file, languageId, version: 1, eol: 1, isClosed: false, isDirty: false });
    this.text = fs.readFileSync(file, 'utf8');
  }
  get lines() { return this.text.split('\n'); }
  get lineCount() { return this.lines.length; }
  getText(range) { return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text; }
  lineAt(line) { return { text: this.lines[line.line ?? line] }; }
  offsetAt(position) {
    const before = this.lines.slice(0, position.line).reduce((sum, line) => sum + line.length + 1, 0);
    return Math.min(before + position.character, this.text.length);
  }
  positionOf(text) {
    const before = this.text.slice(0, this.text.indexOf(text)).split('\n');
    return new Position(before.length - 1, before.at(-1).length);
  }
}

/** A window with one folder, no document open, and these settings. */
exports.make = function (root, settings) {
  const panels = [], views = new Map(), shownDocuments = [], executed = [];
  const contexts = new Map(), documents = [], events = {}, diagnostics = new Map(), providers = new Map(), commands = new Map(), shown = [];
  const event = name => (events[name] ??= new EventEmitter());
  const channel = () => open({
    appendLine() {}, append() {}, show() {}, clear() {}, dispose() {}, info() {}, warn() {}, error() {}, debug() {}, trace() {}
  });
  const show = async message => { shown.push(message); };
  const folder = { uri: Uri.file(root), name: path.basename(root), index: 0 };

  const change = (document, edits) => {
    const contentChanges = edits
      .map(edit => ({ range: edit.range, rangeOffset: document.offsetAt(edit.range.start),
        rangeLength: document.offsetAt(edit.range.end) - document.offsetAt(edit.range.start), text: edit.newText }))
      .reverse()
      .sort((one, other) => other.rangeOffset - one.rangeOffset);
    for (const { rangeOffset, rangeLength, text } of contentChanges) {
      document.text = document.text.slice(0, rangeOffset) + text + document.text.slice(rangeOffset + rangeLength);
    }
    document.version += 1;
    event('onDidChangeTextDocument').fire({ document, contentChanges });
  };

  const workspace = open({
    workspaceFolders: [folder], textDocuments: documents, notebookDocuments: [], isTrusted: true,
    getWorkspaceFolder: () => folder,
    getConfiguration: section => ({
      get(key, fallback) {
        const name = section ? (key ? `${section}.${key}` : section) : key;
        if (name in settings) return settings[name] ?? fallback;
        // A section is an object of what is in it.
        const inner = Object.keys(settings).filter(each => each.startsWith(`${name}.`)).map(each => each.slice(name.length + 1));
        const members = [...new Set(inner.map(each => each.split('.')[0]))];
        return members.length ? Object.fromEntries(members.map(member => [member, this.get(`${key ? `${key}.` : ''}${member}`)])) : fallback;
      },
      has: key => (section ? `${section}.${key}` : key) in settings,
      inspect: () => ({})
    }),
    createFileSystemWatcher: () => open({ dispose() {} }),
    registerTextDocumentContentProvider: (scheme, provider) => { providers.set(scheme, provider); return new Disposable(); },
    openTextDocument: async uri => documents.find(each => each.uri.toString() === uri.toString()) ?? made.open(uri.fsPath, 'plaintext'),
    fs: {
      stat: async uri => fs.statSync(uri.fsPath),
      writeFile: async (uri, bytes) => fs.writeFileSync(uri.fsPath, bytes)
    },
    applyEdit: async edit => {
      for (const [uri, edits] of edit.entries()) {
        const document = documents.find(each => each.uri.toString() === uri.toString());
        if (document) change(document, edits);
      }
      return true;
    }
  });
  for (const name of ['Open', 'Change', 'Close', 'Save'].map(word => `onDid${word}TextDocument`)) workspace[name] = event(name).event;

  const collection = {
    set: (uri, found) => diagnostics.set(uri.toString(), found), get: uri => diagnostics.get(uri.toString()),
    has: uri => diagnostics.has(uri.toString()), delete: uri => diagnostics.delete(uri.toString()),
    clear: () => diagnostics.clear(), forEach: () => {}, dispose() {}
  };
  const languages = new Proxy(open({}), {
    get(target, name) {
      if (name === 'createDiagnosticCollection') return () => collection;
      if (name === 'match') {
        return (selector, document) => ([].concat(selector).some(each => (each.language ?? each) === document.languageId) ? 10 : 0);
      }
      if (name === 'setTextDocumentLanguage') {
        return async (document, languageId) => {
          event('onDidCloseTextDocument').fire(document);
          document.languageId = languageId;
          event('onDidOpenTextDocument').fire(document);
          return document;
        };
      }
      if (typeof name === 'symbol' || !name.startsWith('register')) return target[name];
      return (selector, provider) => {
        providers.set(name.replace(/^register|Provider$/g, ''), provider);
        return new Disposable();
      };
    }
  });

  const panel = (type, title, place, options) => {
    const sent = [], gone = new EventEmitter(), messages = new EventEmitter();
    const made = {
      type, title, place, sent, isDisposed: false, reveal() {}, onDidDispose: gone.event,
      dispose() { if (!made.isDisposed) { made.isDisposed = true; gone.fire(); } },
      webview: { options, html: '', onDidReceiveMessage: messages.event, postMessage: async message => { sent.push(message); return true; } },
      /** What the page in it says. */
      say: message => messages.fire(message)
    };
    panels.push(made);
    return made;
  };
  const treeView = (name, { treeDataProvider }) => {
    providers.set(name, treeDataProvider);
    const view = { visible: true, revealed: [], reveal: async node => { view.revealed.push(node); }, dispose() {} };
    views.set(name, view);
    return view;
  };

  const tabGroups = open({ all: [], activeTabGroup: { tabs: [] }, onDidChangeTabs: event('onDidChangeTabs').event });
  const window = open({
    visibleTextEditors: [], tabGroups, state: { focused: true }, createOutputChannel: channel,
    showErrorMessage: show, showWarningMessage: show, showInformationMessage: async () => undefined,
    createTreeView: treeView, createWebviewPanel: panel, onDidChangeTextEditorSelection: event('onDidChangeTextEditorSelection').event,
    showTextDocument: async (document, options) => { shownDocuments.push({ document, ...options }); },
    withProgress: (_, task) => task({ report() {} }, new CancellationTokenSource().token)
  });

  const vscode = open({
    ...vocabulary, version: '1.110.0', workspace, window, languages,
    env: open({ appName: 'fake', language: 'en' }), extensions: open({ all: [], getExtension: () => undefined }),
    l10n: open({ t: text => text }),
    commands: open({
      registerCommand: (name, action) => { commands.set(name, action); return new Disposable(); },
      executeCommand: async (name, ...rest) => {
        executed.push([name, ...rest]);
        if (name === 'setContext') contexts.set(...rest);
        return commands.get(name)?.(...rest);
      }
    })
  });

  const made = {
    vscode, providers, commands, contexts, shown, panels, views, shownDocuments, executed,
    /** The document is the one that is worked on, and the cursor is there. */
    choose(document, active) {
      const textEditor = { document, selection: { active } };
      window.activeTextEditor = textEditor;
      event('onDidChangeTextEditorSelection').fire({ textEditor, selections: [textEditor.selection] });
    },
    change: (document, edits) => change(document, edits),
    diagnostics: document => diagnostics.get(document.uri.toString()) ?? [],
    open(file, languageId) {
      const document = new TextDocument(file, languageId);
      documents.push(document);
      const tab = { input: new vscode.TabInputText(document.uri), isActive: true };
      tabGroups.all.push({ tabs: [tab], activeTab: tab });
      window.visibleTextEditors.push({ document });
      event('onDidChangeTabs').fire({ opened: [tab], closed: [], changed: [] });
      event('onDidOpenTextDocument').fire(document);
      return document;
    }
  };
  return made;
};
