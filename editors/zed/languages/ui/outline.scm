(struct_declaration "struct" @context name: (_) @name) @item
(class_declaration "class" @context name: (_) @name) @item
(enum_declaration "enum" @context name: (_) @name) @item
(protocol_declaration "protocol" @context name: (_) @name) @item
(extension_declaration "extension" @context type: (_) @name) @item
(function_declaration "func" @context name: (_) @name) @item
(member_block (variable_declaration (pattern_binding name: (identifier_pattern) @name) @item))
