; Copied from grammar/tree-sitter/queries by editors/copy-queries.
; As Neovim reads them (nvim-treesitter).
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
] @indent.begin

["}" ")" "]"] @indent.end @indent.branch
["#if" "#elseif" "#else" "#endif"] @indent.branch
(string_literal) @indent.ignore
(block_comment) @indent.ignore
