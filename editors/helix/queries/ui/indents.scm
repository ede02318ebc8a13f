; Copied from grammar/tree-sitter/queries by editors/copy-queries.
[
  (code_block)
  (member_block)
  (accessor_block)
  (closure_expression)
  (argument_list)
  (parameter_clause)
  (tuple_expression)
  (array_literal)
  (dictionary_literal)
  (switch_case)
] @indent

["}" ")" "]"] @outdent
["#if" "#elseif" "#else" "#endif"] @outdent
