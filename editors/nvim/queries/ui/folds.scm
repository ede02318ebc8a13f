; Copied from grammar/tree-sitter/queries by editors/copy-queries.
[
  (code_block)
  (member_block)
  (accessor_block)
  (closure_expression)
  (argument_list)
  (parameter_clause)
  (array_literal)
  (dictionary_literal)
  (switch_expression)
  (switch_case)
  (conditional_compilation)
  (block_comment)
] @fold

((string_literal) @fold
  (#match? @fold "^#*\"\"\""))
