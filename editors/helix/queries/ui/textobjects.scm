; Copied from grammar/tree-sitter/queries by editors/copy-queries.
(struct_declaration (member_block) @class.inside) @class.around
(class_declaration (member_block) @class.inside) @class.around
(enum_declaration (member_block) @class.inside) @class.around
(actor_declaration (member_block) @class.inside) @class.around
(protocol_declaration (member_block) @class.inside) @class.around
(extension_declaration (member_block) @class.inside) @class.around

(function_declaration body: (code_block) @function.inside) @function.around
(initializer_declaration body: (code_block) @function.inside) @function.around
(deinitializer_declaration body: (code_block) @function.inside) @function.around
(pattern_binding body: (code_block) @function.inside) @function.around
(accessor (code_block) @function.inside) @function.around
(closure_expression) @function.around

; A view with its modifiers and its content.
(call_expression) @entry.around
(call_expression arguments: (argument_list) @entry.inside)
(call_expression closure: (closure_expression) @entry.inside) @entry.around


(argument) @parameter.inside @parameter.around
(parameter) @parameter.inside @parameter.around
[(line_comment) (block_comment) (documentation_comment)] @comment.around
