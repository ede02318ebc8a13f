; Copied from grammar/tree-sitter/queries by editors/copy-queries.
((line_comment) @injection.content
  (#set! injection.language "comment"))

((block_comment) @injection.content
  (#set! injection.language "comment"))

((documentation_comment) @injection.content
  (#set! injection.language "markdown"))

((regex_literal) @injection.content
  (#set! injection.language "regex"))
