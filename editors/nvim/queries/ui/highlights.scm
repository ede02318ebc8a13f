; Copied from grammar/tree-sitter/queries by editors/copy-queries.
; What a token is to the eye of a reader. Later patterns win where an editor takes the last one; the names are those that
; Neovim, Helix, Zed and Emacs know.

; Names

(identifier) @variable
(dollar_identifier) @variable.builtin
((identifier) @type
  (#match? @type "^[A-Z]"))
(type_identifier) @type
(any_type) @type.builtin
(self_type) @type.builtin
(metatype) @keyword
(label) @label

(import_declaration name: (identifier) @module)
(module_selector (identifier) @module)

(struct_declaration name: (type_identifier) @type)
(class_declaration name: (type_identifier) @type)
(enum_declaration name: (type_identifier) @type)
(actor_declaration name: (type_identifier) @type)
(protocol_declaration name: (type_identifier) @type)

(function_declaration name: (identifier) @function)
(macro_declaration name: (identifier) @function.macro)
(enum_case name: (identifier) @constant)
(parameter name: (identifier) @variable.parameter)
(closure_parameter (identifier) @variable.parameter)
(capture name: (identifier) @variable.parameter)
(identifier_pattern) @variable
(member_block (variable_declaration (pattern_binding name: (identifier_pattern) @variable.member)))

(member_expression name: (identifier) @variable.member)
(key_path_component name: (identifier) @variable.member)
(call_expression function: (identifier) @function.call)
((call_expression function: (identifier) @type)
  (#match? @type "^[A-Z]"))
(call_expression function: (member_expression name: (identifier) @function.method.call))

(macro_name) @function.macro
(attribute "@" @attribute)
(attribute name: (identifier) @attribute)
["@escaping" "@autoclosure" "@Sendable" "@available" "@backDeployed" "@_specialize" "@objc"] @attribute
(switch_case (attribute) @attribute)

; Literals

(string_literal) @string
(string_content) @string
(escape_sequence) @string.escape
(interpolation "\\(" @punctuation.special)
(interpolation ")" @punctuation.special)
(integer_literal) @number
(float_literal) @number.float
(version) @number
(tuple_index) @number
(boolean_literal) @boolean
(nil_literal) @constant.builtin
(regex_literal) @string.regexp
(self_expression) @variable.builtin
(init_expression) @constructor
(placeholder) @comment.todo

(line_comment) @comment
(block_comment) @comment
(documentation_comment) @comment.documentation
(shebang) @keyword.directive

; Words

["struct" "class" "enum" "protocol" "extension" "actor" "typealias" "associatedtype" "precedencegroup"] @keyword.type
["func" "macro" "init" "deinit" "subscript" "operator"] @keyword.function
["let" "var" "where" "in" "is" "as" "as?" "as!" "inout" "some" "any" "each" "of"] @keyword
["import"] @keyword.import
["if" "else" "guard" "switch" "case" "default"] @keyword.conditional
["for" "while" "repeat"] @keyword.repeat
["return"] @keyword.return
["break" "continue" "do" "defer"] @keyword
(fallthrough_statement) @keyword
["try" "try?" "try!" "throw" "throws" "rethrows" "catch"] @keyword.exception
["await" "async"] @keyword.coroutine
(accessor kind: _ @keyword.function)
["static" "private" "fileprivate" "internal" "public" "weak" "unowned"] @keyword.modifier
(contextual_modifier) @keyword.modifier
(type_specifier) @keyword.modifier
(word_operator) @keyword
(modifier "class" @keyword.modifier)
["#if" "#elseif" "#else" "#endif" "#sourceLocation" "#available" "#unavailable"] @keyword.directive

; Signs

(operator) @operator
["->" "..." "&" "~" "="] @operator
(ternary_operator ["?" ":"] @keyword.conditional)
(wildcard) @variable.builtin
["(" ")" "[" "]" "{" "}"] @punctuation.bracket
["," ":" ";" "." "::"] @punctuation.delimiter
