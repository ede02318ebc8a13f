(struct_declaration name: (type_identifier) @name) @definition.class
(class_declaration name: (type_identifier) @name) @definition.class
(enum_declaration name: (type_identifier) @name) @definition.class
(actor_declaration name: (type_identifier) @name) @definition.class
(protocol_declaration name: (type_identifier) @name) @definition.interface
(typealias_declaration name: (type_identifier) @name) @definition.type
(function_declaration name: (identifier) @name) @definition.function
(member_block (function_declaration name: (identifier) @name) @definition.method)
(member_block (variable_declaration (pattern_binding name: (identifier_pattern) @name)) @definition.field)
(enum_case name: (identifier) @name) @definition.constant

(call_expression function: (identifier) @name) @reference.call
(call_expression function: (member_expression name: (identifier) @name)) @reference.call
(user_type (type_identifier) @name) @reference.type
