; Copied from grammar/tree-sitter/queries by editors/copy-queries.
((line_comment) @content
  (#set! language "comment"))

((block_comment) @content
  (#set! language "comment"))

((documentation_comment) @content
  (#set! language "markdown"))

((regex_literal) @content
  (#set! language "regex"))
