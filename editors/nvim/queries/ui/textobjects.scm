; Copied from grammar/tree-sitter/queries by editors/copy-queries.
(struct_declaration (member_block) @class.inner) @class.outer
(class_declaration (member_block) @class.inner) @class.outer
(enum_declaration (member_block) @class.inner) @class.outer
(actor_declaration (member_block) @class.inner) @class.outer
(protocol_declaration (member_block) @class.inner) @class.outer
(extension_declaration (member_block) @class.inner) @class.outer

(function_declaration body: (code_block) @function.inner) @function.outer
(initializer_declaration body: (code_block) @function.inner) @function.outer
(deinitializer_declaration body: (code_block) @function.inner) @function.outer
(pattern_binding body: (code_block) @function.inner) @function.outer
(accessor (code_block) @function.inner) @function.outer
(closure_expression) @function.outer

; A view with its modifiers and its content.
(call_expression) @call.outer
(call_expression arguments: (argument_list) @call.inner)
(call_expression closure: (closure_expression) @block.inner) @block.outer

(if_expression body: (code_block) @conditional.inner) @conditional.outer
(switch_expression) @conditional.outer
(guard_statement) @conditional.outer
(for_statement (code_block) @loop.inner) @loop.outer
(while_statement (code_block) @loop.inner) @loop.outer

(argument) @parameter.inner @parameter.outer
(parameter) @parameter.inner @parameter.outer
(attribute) @attribute.outer
[(line_comment) (block_comment) (documentation_comment)] @comment.outer
