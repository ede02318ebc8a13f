; Copied from grammar/tree-sitter/queries by editors/copy-queries.
(source_file) @local.scope
(code_block) @local.scope
(closure_expression) @local.scope
(function_declaration) @local.scope
(initializer_declaration) @local.scope
(subscript_declaration) @local.scope
(accessor_block) @local.scope
(member_block) @local.scope
(switch_case) @local.scope
(for_statement) @local.scope
(if_expression) @local.scope

(struct_declaration name: (type_identifier) @local.definition.type)
(class_declaration name: (type_identifier) @local.definition.type)
(enum_declaration name: (type_identifier) @local.definition.type)
(actor_declaration name: (type_identifier) @local.definition.type)
(protocol_declaration name: (type_identifier) @local.definition.type)
(generic_parameter name: (type_identifier) @local.definition.type)
(function_declaration name: (identifier) @local.definition.function)
(parameter name: (identifier) @local.definition.parameter)
(closure_parameter (identifier) @local.definition.parameter)
(capture name: (identifier) @local.definition.var)
(identifier_pattern) @local.definition.var
(enum_case name: (identifier) @local.definition.enum)

(identifier) @local.reference
(type_identifier) @local.reference
