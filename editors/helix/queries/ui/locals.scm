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

(struct_declaration name: (type_identifier) @local.definition)
(class_declaration name: (type_identifier) @local.definition)
(enum_declaration name: (type_identifier) @local.definition)
(actor_declaration name: (type_identifier) @local.definition)
(protocol_declaration name: (type_identifier) @local.definition)
(generic_parameter name: (type_identifier) @local.definition)
(function_declaration name: (identifier) @local.definition)
(parameter name: (identifier) @local.definition.variable.parameter)
(closure_parameter (identifier) @local.definition.variable.parameter)
(capture name: (identifier) @local.definition)
(identifier_pattern) @local.definition
(enum_case name: (identifier) @local.definition)

(identifier) @local.reference
(type_identifier) @local.reference
