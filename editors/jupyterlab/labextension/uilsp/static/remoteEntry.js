// A prebuilt extension of JupyterLab, written by hand: the file type `.ui`, and colours for it. The language server is named in
// jupyter_server_config.json.
(() => {
  'use strict';

  let shared;
  const mime = 'text/x-ui';

  /** A module that JupyterLab itself has loaded, at whatever version. */
  async function loaded(name) {
    const [version] = Object.values(shared[name]);
    return (await version.get())();
  }

  const words = new Set(('import struct class enum protocol extension actor func init deinit subscript typealias associatedtype let var '
    + 'if else guard switch case default for in while repeat return break continue do defer try throw throws rethrows catch await '
    + 'async where is as some any static private fileprivate internal public final lazy weak mutating override').split(' '));
  const constants = new Set(['true', 'false', 'nil', 'self', 'Self', 'super']);

  /** One token of a line, for CodeMirror's `StreamLanguage`; `state.depth` counts open block comments. */
  function token(stream, state) {
    if (state.depth > 0 || stream.match('/*')) {
      if (state.depth === 0) state.depth = 1;
      while (state.depth > 0 && !stream.eol()) {
        if (stream.match('/*')) state.depth += 1;
        else if (stream.match('*/')) state.depth -= 1;
        else stream.next();
      }
      return 'comment';
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^\/\/.*/)) return 'comment';
    if (stream.match(/^#*"(?:[^"\\]|\\.)*"?#*/)) return 'string';
    if (stream.match(/^[@#][A-Za-z_][\w.]*/)) return 'meta';
    if (stream.match(/^(?:0x[\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)/)) return 'number';
    const word = stream.match(/^\.?[A-Za-z_]\w*/)?.[0];
    if (!word) {
      stream.next();
      return 'operator';
    }
    if (words.has(word)) return 'keyword';
    if (constants.has(word)) return 'atom';
    if (/^[A-Z]/.test(word)) return 'typeName';
    return word.startsWith('.') ? 'propertyName' : 'variableName';
  }

  const language = { name: 'ui', startState: () => ({ depth: 0 }), token, languageData: { commentTokens: { line: '//' } } };

  async function plugins() {
    const { IEditorLanguageRegistry } = await loaded('@jupyterlab/codemirror');
    return [{
      id: 'uilsp:files',
      autoStart: true,
      requires: [IEditorLanguageRegistry],
      activate: (app, languages) => {
        app.docRegistry.addFileType({
          name: 'ui', displayName: 'SwiftUI view', extensions: ['.ui', '.swiftui', '.uil'], mimeTypes: [mime], contentType: 'file',
          fileFormat: 'text'
        });
        // Qt's and GTK's files are XML whatever they are called: the first character says so.
        app.docRegistry.addWidgetExtension('Editor', {
          createNew: (widget, context) => {
            if (/\.ui$/.test(context.path)) {
              context.ready.then(() => {
                if (/^[\uFEFF\s]*</.test(context.model.sharedModel.getSource())) context.model.mimeType = 'text/xml';
              });
            }
          }
        });
        languages.addLanguage({
          name: 'ui', displayName: 'UI', mime, extensions: ['ui', 'swiftui', 'uil'],
          load: async () => {
            const { LanguageSupport, StreamLanguage } = await loaded('@codemirror/language');
            return new LanguageSupport(StreamLanguage.define(language));
          }
        });
      }
    }];
  }

  window._JUPYTERLAB = window._JUPYTERLAB ?? {};
  window._JUPYTERLAB.uilsp = {
    init: scope => { shared = scope; },
    get: async () => {
      const found = await plugins();
      return () => ({ __esModule: true, default: found });
    }
  };
})();
