// `.swift` files have a language server of their own; beside it this one says only what it alone knows: frames on hover,
// findings about layout, and their fixes.
'use strict';

/** The places where a client can be asked about a document: those that no other server should be asked twice. */
const questions = ['provideCompletionItem', 'provideSignatureHelp', 'provideDefinition', 'provideDeclaration',
  'provideTypeDefinition', 'provideImplementation', 'provideReferences', 'provideDocumentHighlights',
  'provideDocumentSymbols', 'provideDocumentFormattingEdits', 'provideDocumentRangeFormattingEdits',
  'provideOnTypeFormattingEdits', 'provideRenameEdits', 'prepareRename', 'provideFoldingRanges', 'provideSelectionRanges',
  'provideDocumentSemanticTokens', 'provideDocumentSemanticTokensEdits', 'provideDocumentRangeSemanticTokens',
  'provideLinkedEditingRange', 'provideDocumentLinks', 'provideDocumentColors', 'prepareCallHierarchy'];

/** Middleware that answers nothing to those questions about documents that `isOthers`. */
function onlyLayout(isOthers) {
  return Object.fromEntries(questions.map(name => [name, (document, ...rest) => (isOthers(document) ? undefined : rest.at(-1)(document, ...rest.slice(0, -1)))]));
}

module.exports = { onlyLayout };
