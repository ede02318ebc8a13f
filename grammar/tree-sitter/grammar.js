/**
 * The syntax of `.ui` files, which is Swift's: `../swift-ui.ebnf` for tree-sitter. What needs more than one token of
 * lookahead is decided in `src/scanner.c`.
 *
 * Expressions come twice: `basic` ones stand in conditions, where a brace starts the body and no closure.
 */

const PREC = { sequence: 1, unary: 2, call: 3, type: 4 };

const list = rule => seq(rule, repeat(seq(',', rule)), optional(','));
/** Without a comma at the end: nothing closes it, so that the comma would end a statement. */
const series = rule => seq(rule, repeat(seq(',', rule)));
const optionalList = rule => optional(list(rule));

/** A rule for both kinds of expressions: `basic` gets the name with an underscore and the word before, and its node's. */
const both = (name, make) => ({
  [name]: $ => make($, ''),
  [`_basic_${name.replace(/^_/, '')}`]: $ => make($, 'basic'),
});

/** The rule `name` as expressions of that kind have it; a visible one under its own name. */
const of = ($, kind, name) => {
  if (kind === '') return $[name];
  const basic = $[`_basic_${name.replace(/^_/, '')}`];
  return name.startsWith('_') ? basic : alias(basic, $[name]);
};

const expressions = {
  ...both('_expression', ($, kind) => choice(of($, kind, 'sequence_expression'), of($, kind, '_element'))),

  ...both('sequence_expression', ($, kind) => prec.right(PREC.sequence, seq(
    of($, kind, '_element'),
    repeat1(choice(
      seq($._infix, of($, kind, '_element')),
      $.cast_operator,
    )),
  ))),

  ...both('_element', ($, kind) => choice(
    of($, kind, 'try_expression'),
    of($, kind, 'await_expression'),
    of($, kind, 'word_expression'),
    $.type_expression,
    of($, kind, '_unary'),
    ...(kind === '' ? [$.if_expression, $.switch_expression] : []),
  )),

  ...both('try_expression', ($, kind) => prec.right(seq(
    choice('try', 'try?', 'try!'), of($, kind, '_expression')))),
  ...both('await_expression', ($, kind) => prec.right(seq('await', of($, kind, '_expression')))),
  ...both('word_expression', ($, kind) => prec.right(seq(field('operator', $.word_operator), of($, kind, '_element')))),

  ...both('_unary', ($, kind) => choice(of($, kind, 'prefix_expression'), of($, kind, '_postfix'))),
  ...both('prefix_expression', ($, kind) => prec(PREC.unary, seq(
    field('operator', alias($._prefix_operator, $.operator)), of($, kind, '_unary')))),

  ...both('_postfix', ($, kind) => choice($._literal, of($, kind, '_callable'))),
  // What a closure in the next line belongs to.
  ...both('_callable', ($, kind) => choice(
    of($, kind, '_primary'),
    of($, kind, 'member_expression'),
    of($, kind, 'call_expression'),
    of($, kind, 'function_reference'),
    of($, kind, 'subscript_expression'),
    of($, kind, 'optional_chaining_expression'),
    of($, kind, 'force_unwrap_expression'),
    of($, kind, 'postfix_expression'),
    of($, kind, 'postfix_conditional_expression'),
  )),

  ...both('member_expression', ($, kind) => seq(
    field('base', of($, kind, '_postfix')), '.', $._member)),
  ...both('call_expression', ($, kind) => prec.right(PREC.call, seq(
    field('function', of($, kind, '_callable')),
    kind === ''
      ? choice(
        seq(field('arguments', $.argument_list), optional($._trailing_closures)),
        $._trailing_closures)
      : choice(
        seq(field('arguments', $.argument_list), optional($._condition_closure)),
        $._condition_closure),
  ))),
  ...both('function_reference', ($, kind) => seq(field('function', of($, kind, '_callable')), $.argument_labels)),
  ...both('subscript_expression', ($, kind) => prec.right(PREC.call, seq(
    field('base', of($, kind, '_postfix')),
    field('arguments', alias($._bracket_arguments, $.argument_list)),
  ))),
  ...both('optional_chaining_expression', ($, kind) => seq(of($, kind, '_postfix'), token.immediate('?'))),
  ...both('force_unwrap_expression', ($, kind) => seq(of($, kind, '_postfix'), token.immediate('!'))),
  ...both('postfix_expression', ($, kind) => seq(
    of($, kind, '_postfix'), field('operator', alias($._postfix_operator, $.operator)))),
  ...both('postfix_conditional_expression', ($, kind) => seq(of($, kind, '_postfix'), $._postfix_conditional)),

  ...both('_primary', ($, kind) => choice(
    $._name_expression,
    alias($._implicit_member, $.member_expression),
    $.tuple_expression,
    $.array_literal,
    $.dictionary_literal,
    $.key_path_expression,
    of($, kind, 'macro_expansion'),
    ...(kind === '' ? [$.closure_expression] : []),
  )),

  ...both('macro_expansion', ($, kind) => prec.right(PREC.call, seq(
    choice(field('name', $.macro_name), seq($.macro_name, '::', field('name', $.identifier))),
    optional($.generic_arguments),
    optional(field('arguments', $.argument_list)),
    ...(kind === '' ? [optional($._trailing_closures)] : []),
  ))),
};

module.exports = grammar({
  name: 'ui',

  externals: $ => [
    $._statement_end,
    $.block_comment,
    $._binary_operator,
    $._prefix_operator,
    $._postfix_operator,
    $._ternary_question,
    $._operator_name,
    $._operator_reference,
    $._generic_open,
    $.regex_literal,
    $._string_start,
    $.string_content,
    $.escape_sequence,
    $._interpolation_start,
    $._string_end,
    $._signature_start,
    $._body_start,
    $._accessors_follow,
    $._closure_follows,
    $._condition_closure_follows,
    $.contextual_modifier,
    $.label,
    $._trailing_label_follows,
    $._statement_label,
    $.word_operator,
    $._type_word,
    $._actor,
    $._macro,
    $._postfix_if_follows,
    $._cases_if_follows,
    $._attributes_if_follows,
    $._returned_value,
    $._recovery,
  ],

  extras: $ => [/[\s\uFEFF]/, $.line_comment, $.documentation_comment, $.block_comment],

  word: $ => $.identifier,

  inline: $ => [$._member, $._end],

  supertypes: $ => [],

  conflicts: $ => [],

  rules: {
    source_file: $ => seq(optional($.shebang), optional($._statements)),

    shebang: _ => token(prec(1, /#![^\n\r]*/)),

    // MARK: Tokens

    identifier: _ => token(choice(
      /[_\p{XID_Start}\p{Emoji_Presentation}\p{Extended_Pictographic}][\p{XID_Continue}\p{Emoji_Presentation}\p{Extended_Pictographic}\u200D\uFE0F]*/,
      /`[^`\n\r]+`/,
    )),
    dollar_identifier: _ => token(/\$[\p{XID_Continue}]+/),
    macro_name: _ => token(/#[\p{XID_Start}_][\p{XID_Continue}]*/),
    placeholder: _ => token(prec(2, /<#[^\n\r]*?#>/)),
    integer_literal: _ => token(choice(
      /[0-9][0-9_]*/, /0x[0-9a-fA-F][0-9a-fA-F_]*/, /0b[01][01_]*/, /0o[0-7][0-7_]*/)),
    float_literal: _ => token(choice(
      /[0-9][0-9_]*\.[0-9][0-9_]*([eE][+-]?[0-9][0-9_]*)?/,
      /[0-9][0-9_]*[eE][+-]?[0-9][0-9_]*/,
      /0x[0-9a-fA-F][0-9a-fA-F_]*(\.[0-9a-fA-F][0-9a-fA-F_]*)?[pP][+-]?[0-9][0-9_]*/)),
    version: _ => token(/[0-9]+(\.[0-9]+)*/),
    line_comment: _ => token(/\/\/[^\n\r]*/),
    documentation_comment: _ => token(prec(1, /\/\/\/[^\n\r]*/)),

    // MARK: Statements

    _end: $ => choice($._statement_end, ';'),

    _statements: $ => choice(
      $._statement,
      seq(repeat1(choice(seq($._statement, $._end), ';')), optional($._statement)),
    ),

    _statement: $ => choice(
      $._declaration,
      $._expression,
      $.labeled_statement,
      $.guard_statement,
      $.while_statement,
      $.repeat_statement,
      $.for_statement,
      $.do_statement,
      $.return_statement,
      $.throw_statement,
      $.break_statement,
      $.continue_statement,
      $.fallthrough_statement,
      $.defer_statement,
      alias($._conditional_statements, $.conditional_compilation),
      $.source_location,
    ),

    code_block: $ => seq('{', optional($._statements), '}'),

    labeled_statement: $ => seq(field('label', alias($._statement_label, $.label)), ':', $._statement),
    guard_statement: $ => seq('guard', $._conditions, 'else', $.code_block),
    while_statement: $ => seq('while', $._conditions, $.code_block),
    repeat_statement: $ => seq('repeat', $.code_block, 'while', $._expression),
    for_statement: $ => seq(
      'for', optional('try'), optional('await'), optional($.word_operator),
      choice(seq('case', $._matching_pattern), $._pattern, $.let_pattern),
      optional($.type_annotation), 'in', field('sequence', $._basic_expression), optional($.where_condition), $.code_block),
    do_statement: $ => prec.right(seq('do', optional($.throws_clause), $.code_block, repeat($.catch_clause))),
    catch_clause: $ => seq('catch', optional(series($._catch_item)), $.code_block),
    _catch_item: $ => choice(seq($._matching_pattern, optional($.where_condition)), $.where_condition),
    return_statement: $ => prec.right(seq('return', optional(seq($._returned_value, $._expression)))),
    throw_statement: $ => seq('throw', $._expression),
    break_statement: $ => seq('break', optional(alias($.identifier, $.label))),
    continue_statement: $ => seq('continue', optional(alias($.identifier, $.label))),
    fallthrough_statement: _ => 'fallthrough',
    defer_statement: $ => seq('defer', $.code_block),
    where_condition: $ => seq('where', $._basic_expression),

    _conditions: $ => list($._condition),
    _condition: $ => choice(
      $.optional_binding, $.matching_condition, $.availability_condition, $._basic_expression),
    optional_binding: $ => seq(
      choice('let', 'var'), field('name', choice($._pattern, alias('self', $.self_expression))),
      optional($.type_annotation), optional(seq('=', field('value', $._basic_expression)))),
    matching_condition: $ => seq(
      'case', field('pattern', $._matching_pattern), optional($.type_annotation), '=', field('value', $._basic_expression)),
    availability_condition: $ => seq(
      choice('#available', '#unavailable'), '(', list($.availability_argument), ')'),
    availability_argument: $ => choice('*', seq(field('platform', $.identifier), optional($.version))),

    // MARK: Directives

    _conditional_statements: $ => seq(
      '#if', $._directive_condition, optional($._statements),
      repeat(seq('#elseif', $._directive_condition, optional($._statements))),
      optional(seq('#else', optional($._statements))),
      '#endif'),
    _conditional_members: $ => seq(
      '#if', $._directive_condition, optional($._members),
      repeat(seq('#elseif', $._directive_condition, optional($._members))),
      optional(seq('#else', optional($._members))),
      '#endif'),
    _conditional_cases: $ => seq(
      $._cases_if_follows, '#if', $._directive_condition, repeat($._case_item),
      repeat(seq('#elseif', $._directive_condition, repeat($._case_item))),
      optional(seq('#else', repeat($._case_item))),
      '#endif'),
    _conditional_attributes: $ => seq(
      $._attributes_if_follows, '#if', $._directive_condition, repeat($.attribute),
      repeat(seq('#elseif', $._directive_condition, repeat($.attribute))),
      optional(seq('#else', repeat($.attribute))),
      '#endif'),
    _postfix_conditional: $ => seq(
      $._postfix_if_follows, '#if', $._directive_condition, repeat($._link),
      repeat(seq('#elseif', $._directive_condition, repeat($._link))),
      optional(seq('#else', repeat($._link))),
      '#endif'),
    _link: $ => choice(
      seq('.', $._member), $.argument_list, alias($._bracket_arguments, $.argument_list), $._trailing_closures,
      token.immediate('?'), token.immediate('!'), $._postfix_conditional),

    _directive_condition: $ => $.directive_condition,
    directive_condition: $ => prec.right(seq(
      $._directive_term,
      repeat(seq(alias($._binary_operator, $.operator), $._directive_term)))),
    _directive_term: $ => choice(
      seq(alias('!', $.operator), $._directive_term),
      prec.right(seq($.identifier, optional(seq(token.immediate('('), optionalList($._directive_argument), ')')))),
      'true', 'false', $.version,
      seq('(', $.directive_condition, ')')),
    _directive_argument: $ => choice(
      seq(alias(choice('>=', '<'), $.operator), $.version),
      seq($.identifier, repeat(seq('.', $.identifier))),
      seq($.label, ':', choice($.version, $.identifier)),
      $.version),
    source_location: $ => seq('#sourceLocation', $.argument_list),

    // MARK: Declarations

    _declaration: $ => seq(
      choice(
        $.import_declaration,
        $.struct_declaration,
        $.class_declaration,
        $.enum_declaration,
        $.actor_declaration,
        $.protocol_declaration,
        $.extension_declaration,
        $.function_declaration,
        $.initializer_declaration,
        $.deinitializer_declaration,
        $.subscript_declaration,
        $.variable_declaration,
        $.typealias_declaration,
        $.associated_type_declaration,
        $.operator_declaration,
        $.precedence_group_declaration,
        $.macro_declaration,
        $.macro_expansion_declaration,
      )),

    _head: $ => repeat1(choice(
      $.attribute, $.modifier, alias($._conditional_attributes, $.conditional_compilation))),

    attribute: $ => choice(
      prec.right(seq(
        '@', field('name', $._attribute_name),
        optional(alias($._attribute_arguments, $.argument_list)))),
      prec.right(seq(field('name', '@objc'), optional(alias(token.immediate(/\([^()\n\r]*\)/), $.selector)))),
      seq(field('name', choice('@escaping', '@autoclosure', '@Sendable'))),
      prec.right(seq(field('name', choice('@available', '@backDeployed', '@_specialize')), optional($.availability_arguments))),
    ),
    _attribute_name: $ => seq(
      optional($.module_selector), $.identifier, optional($.generic_arguments),
      repeat(seq(token.immediate('.'), $.identifier, optional($.generic_arguments)))),
    _attribute_arguments: $ => seq(token.immediate('('), optionalList($.argument), ')'),
    availability_arguments: $ => seq(
      '(', optionalList(choice(
        $.availability_argument,
        seq($.label, ':', optional(choice($.version, $.string_literal, $.identifier))))), ')'),

    modifier: $ => choice(
      seq(choice('private', 'fileprivate', 'internal', 'public'), optional(seq('(', $.identifier, ')'))),
      'static',
      'class',
      seq($.contextual_modifier, optional(seq('(', $.identifier, ')'))),
    ),

    import_declaration: $ => prec.right(seq(
      optional($._head), 'import',
      optional(choice('struct', 'class', 'enum', 'protocol', 'func', 'var', 'let', 'typealias')),
      field('name', $.identifier), repeat(seq('.', choice($.identifier, alias($._operator_name, $.operator)))))),

    struct_declaration: $ => seq(optional($._head), 'struct', $._type_header, $.member_block),
    class_declaration: $ => seq(optional($._head), 'class', $._type_header, $.member_block),
    enum_declaration: $ => seq(optional($._head), 'enum', $._type_header, $.member_block),
    actor_declaration: $ => seq(optional($._head), alias($._actor, 'actor'), $._type_header, $.member_block),
    protocol_declaration: $ => seq(optional($._head), 'protocol', $._type_header, $.member_block),
    _type_header: $ => seq(
      field('name', alias($.identifier, $.type_identifier)), optional($.generic_parameters), optional($.inheritance_clause),
      optional($.where_clause)),
    extension_declaration: $ => seq(
      optional($._head), 'extension', field('type', $._type), optional($.inheritance_clause), optional($.where_clause),
      $.member_block),

    member_block: $ => seq('{', optional($._members), '}'),
    _members: $ => choice(
      $._member_item,
      seq(repeat1(choice(seq($._member_item, $._end), ';')), optional($._member_item))),
    _member_item: $ => choice(
      $._declaration, $.enum_case_declaration, $.macro_expansion, alias($._conditional_members, $.conditional_compilation), $.source_location),

    function_declaration: $ => prec.right(seq(
      optional($._head), 'func', field('name', choice($.identifier, alias($._operator_name, $.operator))),
      optional($.generic_parameters), $.parameter_clause, optional($._effects), optional($.return_clause),
      optional($.where_clause), optional(field('body', $.code_block)))),
    initializer_declaration: $ => prec.right(seq(
      optional($._head), 'init', optional(choice(token.immediate('?'), token.immediate('!'))),
      optional($.generic_parameters), $.parameter_clause, optional($._effects), optional($.where_clause),
      optional(field('body', $.code_block)))),
    deinitializer_declaration: $ => seq(optional($._head), 'deinit', optional($._effects), field('body', $.code_block)),
    subscript_declaration: $ => prec.right(seq(
      optional($._head), 'subscript', optional($.generic_parameters), $.parameter_clause, $.return_clause,
      optional($.where_clause), optional($._accessors))),
    variable_declaration: $ => seq(
      optional($._head), choice('let', 'var'), $.pattern_binding, repeat(seq(',', $.pattern_binding))),
    pattern_binding: $ => prec.right(seq(
      field('name', $._pattern), optional($.type_annotation), optional($._initializer), optional($._accessors))),
    _accessors: $ => choice(alias($._accessor_list, $.accessor_block), field('body', $.code_block)),
    _accessor_list: $ => seq($._accessors_follow, '{', repeat1(choice($.accessor, ';')), '}'),
    accessor: $ => prec.right(seq(
      repeat($.attribute), optional(choice(
        'mutating', 'nonmutating', 'consuming', 'borrowing', '__consuming', 'private', 'fileprivate', 'internal', 'public')),
      field('kind', choice(
        'get', 'set', 'willSet', 'didSet', '_read', '_modify', 'read', 'modify', 'unsafeAddress', 'unsafeMutableAddress',
        'mutableAddressWithOwner', 'init')),
      optional(seq('(', optionalList($.identifier), ')')), optional($._effects), optional($.code_block))),

    enum_case_declaration: $ => seq(optional($._head), 'case', series($.enum_case)),
    enum_case: $ => prec.right(seq(
      field('name', $.identifier), optional(alias($._payload, $.parameter_clause)), optional($._initializer))),
    _payload: $ => seq('(', optionalList(alias($._payload_parameter, $.parameter)), ')'),
    _payload_parameter: $ => seq(
      optional(choice(seq($.label, ':'), seq('_', $.identifier, ':'), seq($.identifier, $.label, ':'))), $._type, optional($._initializer)),

    typealias_declaration: $ => seq(
      optional($._head), 'typealias', field('name', alias($.identifier, $.type_identifier)), optional($.generic_parameters),
      '=', $._type, optional($.where_clause)),
    associated_type_declaration: $ => seq(
      optional($._head), 'associatedtype', field('name', alias($.identifier, $.type_identifier)),
      optional($.inheritance_clause), optional(seq('=', $._type)), optional($.where_clause)),
    operator_declaration: $ => seq(
      optional($._head), 'operator', field('name', alias($._operator_name, $.operator)),
      optional(seq(':', $.identifier))),
    precedence_group_declaration: $ => seq(
      optional($._head), 'precedencegroup', field('name', $.identifier),
      '{', repeat($.precedence_attribute), '}'),
    precedence_attribute: $ => seq($.label, ':', choice(series($.identifier), 'true', 'false')),
    macro_declaration: $ => prec.right(seq(
      optional($._head), alias($._macro, 'macro'), field('name', $.identifier), optional($.generic_parameters),
      $.parameter_clause, optional($.return_clause), optional(seq('=', $._expression)), optional($.where_clause))),
    macro_expansion_declaration: $ => seq($._head, $.macro_expansion),

    parameter_clause: $ => seq('(', optionalList($.parameter), ')'),
    parameter: $ => seq(
      repeat($.attribute), optional($.contextual_modifier),
      optional(field('label', alias($._parameter_name, $.label))), field('name', $._parameter_name), ':',
      field('type', $._type), optional('...'), optional($._initializer)),
    _parameter_name: $ => choice($.identifier, '_'),
    _effects: $ => choice(
      seq(choice('async', 'reasync'), optional($.throws_clause)), $.throws_clause),
    throws_clause: $ => prec.right(choice(seq('throws', optional(seq('(', $._type, ')'))), 'rethrows')),
    return_clause: $ => seq('->', $._type),
    type_annotation: $ => seq(':', $._type),
    _initializer: $ => seq('=', field('value', $._expression)),
    inheritance_clause: $ => prec.right(seq(':', choice($._type, 'class'), repeat(seq(',', choice($._type, 'class'))))),
    generic_parameters: $ => seq(
      alias($._generic_open, '<'), list($.generic_parameter), optional($.where_clause), '>'),
    generic_parameter: $ => seq(
      repeat($.attribute), optional(choice('each', 'let')), field('name', alias($.identifier, $.type_identifier)),
      optional(seq(':', $._type))),
    generic_arguments: $ => seq(
      alias($._generic_open, '<'), optionalList(choice($._type, $.integer_literal, seq(alias('-', $.operator), $.integer_literal))), '>'),
    where_clause: $ => prec.right(seq('where', series($.requirement))),
    requirement: $ => seq($._type, choice(':', '=='), choice($._type, $.integer_literal)),

    // MARK: Expressions

    ...expressions,

    _infix: $ => choice(
      alias($._binary_operator, $.operator), alias('=', $.operator), $.ternary_operator, $.arrow_operator),
    ternary_operator: $ => seq(alias($._ternary_question, '?'), $._expression, ':'),
    arrow_operator: $ => seq(optional($._effects), '->'),
    cast_operator: $ => prec.right(seq(
      choice('is', 'as', 'as?', 'as!'), $._type)),

    type_expression: $ => prec.right(seq(alias($._type_word, 'any'), $._type)),

    _name_expression: $ => prec.right(choice(
      seq(optional($.module_selector), $.identifier, optional($.generic_arguments)),
      alias('self', $.self_expression),
      alias('Self', $.self_expression),
      alias('super', $.self_expression),
      alias('Any', $.any_type),
      $.dollar_identifier,
      $.wildcard,
      $.placeholder,
    )),
    module_selector: $ => seq($.identifier, '::'),
    wildcard: _ => '_',

    _member: $ => prec.right(seq(
      optional($.module_selector), field('name', choice(
        $.identifier, $.dollar_identifier, $.tuple_index, $.placeholder, alias('self', $.self_expression),
        alias('init', $.init_expression))), optional($.generic_arguments))),
    tuple_index: _ => token(/[0-9]+/),
    _implicit_member: $ => seq('.', $._member),

    _literal: $ => choice(
      $.integer_literal, $.float_literal, alias(choice('true', 'false'), $.boolean_literal), alias('nil', $.nil_literal),
      $.regex_literal, $.string_literal),

    string_literal: $ => seq(
      alias($._string_start, '"'),
      repeat(choice($.string_content, $.escape_sequence, $.interpolation)),
      alias($._string_end, '"')),
    interpolation: $ => seq(alias($._interpolation_start, '\\('), optionalList($.argument), ')'),

    tuple_expression: $ => seq('(', optionalList($.argument), ')'),
    array_literal: $ => seq('[', optional(choice(list($._expression), seq($._expression, 'of', $._type))), ']'),
    dictionary_literal: $ => seq('[', choice(':', list($.dictionary_element)), ']'),
    dictionary_element: $ => seq(field('key', $._expression), ':', field('value', $._expression)),

    argument_list: $ => seq('(', optionalList($.argument), ')'),
    // The labels of a function that is named, not called: `f(a:b:)`.
    argument_labels: $ => seq('(', repeat1(seq($.label, ':')), ')'),
    _bracket_arguments: $ => seq('[', optionalList($.argument), ']'),
    argument: $ => choice(
      seq(field('label', $.label), ':', $._argument_value),
      $._argument_value),
    _argument_value: $ => choice(
      $._expression,
      alias($._operator_reference, $.operator),
      alias('init', $.init_expression),
      alias($._attribute_and_type, $.attributed_type),
      $._pattern_in_expression),
    _attribute_and_type: $ => prec.right(seq($.attribute, $._type)),
    _pattern_in_expression: $ => choice($.let_pattern, $.is_pattern),

    _trailing_closures: $ => prec.right(seq(
      $._closure_follows, field('closure', $.closure_expression), repeat($.labeled_closure))),
    labeled_closure: $ => seq(
      $._trailing_label_follows, field('label', alias($.identifier, $.label)), ':', $.closure_expression),
    _condition_closure: $ => seq($._condition_closure_follows, field('closure', $.closure_expression)),

    closure_expression: $ => seq('{', $._closure_rest),
    _closure_rest: $ => seq(
      choice(seq($._signature_start, $.closure_signature), $._body_start), optional($._statements), '}'),
    closure_signature: $ => seq(
      repeat($.attribute), optional($.capture_list),
      optional(choice(alias($._closure_parameters, $.parameter_clause), $._closure_names)),
      optional($._effects), optional($.return_clause), 'in'),
    capture_list: $ => seq('[', optionalList($.capture), ']'),
    capture: $ => seq(
      optional(seq(
        choice('weak', 'unowned', 'borrowing', 'consuming'), optional(seq(token.immediate('('), $.identifier, ')')))),
      optional(choice('let', 'var')),
      field('name', choice($.identifier, $.dollar_identifier, alias('self', $.self_expression))), optional($._initializer)),
    _closure_names: $ => seq(
      alias($._closure_name, $.closure_parameter), repeat(seq(',', alias($._closure_name, $.closure_parameter))), optional(',')),
    _closure_name: $ => choice($.identifier, $.dollar_identifier, '_'),
    _closure_parameters: $ => seq('(', optionalList(alias($._closure_parameter, $.parameter)), ')'),
    _closure_parameter: $ => seq(
      repeat($.attribute),
      optional(field('label', alias($._parameter_name, $.label))),
      field('name', choice($._parameter_name, alias($.label, $.identifier), $.tuple_pattern)),
      optional(seq(':', field('type', $._type), optional('...')))),

    key_path_expression: $ => prec.right(seq(
      '\\',
      choice(
        seq($._key_path_root, repeat($.key_path_component)),
        seq(alias($._first_component, $.key_path_component), repeat($.key_path_component))))),
    _key_path_root: $ => choice(
      prec.right(seq(alias(token.immediate(/[\p{XID_Start}_][\p{XID_Continue}]*/), $.type_identifier),
        optional(seq('::', alias($.identifier, $.type_identifier))), optional($.generic_arguments))),
      $.array_type, $.dictionary_type, $.tuple_type),
    _first_component: $ => seq('.', choice(
      $._member, alias($._bracket_arguments, $.argument_list), token.immediate('?'), token.immediate('!'))),
    key_path_component: $ => prec.right(PREC.call + 1, choice(
      $._first_component,
      alias($._bracket_arguments, $.argument_list),
      $.argument_list,
      $.argument_labels,
      token.immediate('?'), token.immediate('!'))),

    if_expression: $ => prec.right(seq(
      'if', $._conditions, field('body', $.code_block),
      optional(seq('else', field('alternative', choice($.if_expression, $.code_block)))))),
    switch_expression: $ => seq(
      'switch', field('subject', $._basic_expression), '{', repeat($._case_item), '}'),
    _case_item: $ => choice($.switch_case, alias($._conditional_cases, $.conditional_compilation)),
    switch_case: $ => prec.right(seq(
      optional(alias('@unknown', $.attribute)),
      choice(seq('case', series($._case_pattern)), 'default'), ':', optional($._statements))),
    _case_pattern: $ => seq($._matching_pattern, optional(alias($._case_condition, $.where_condition))),
    _case_condition: $ => seq('where', $._expression),

    // MARK: Patterns

    _pattern: $ => choice(alias($.identifier, $.identifier_pattern), $.wildcard, $.tuple_pattern),
    tuple_pattern: $ => seq('(', optionalList($._tuple_pattern_element), ')'),
    _tuple_pattern_element: $ => seq(
      optional(seq($.label, ':')), choice($._pattern, alias($._bound_pattern, $.let_pattern))),
    _bound_pattern: $ => seq(choice('let', 'var'), $._pattern),

    _matching_pattern: $ => choice($.let_pattern, $.is_pattern, $._pattern_expression),
    let_pattern: $ => prec.right(seq(choice('let', 'var'), $._matching_pattern)),
    is_pattern: $ => seq('is', $._type),
    _pattern_expression: $ => choice($._basic_unary, alias($._pattern_sequence, $.sequence_expression)),
    _pattern_sequence: $ => prec.right(PREC.sequence, seq(
      $._basic_unary,
      repeat1(choice(
        seq(alias($._binary_operator, $.operator), $._basic_unary),
        $.cast_operator)))),

    // MARK: Types

    _type: $ => choice($.attributed_type, $.composition_type, $._plain_type),
    attributed_type: $ => prec.right(seq(choice($.attribute, $.type_specifier), $._type)),
    type_specifier: $ => choice(
      'inout', 'borrowing', 'consuming', 'sending', 'isolated', '__owned', '__shared', '_const',
      seq('nonisolated', '(', $.identifier, ')')),
    composition_type: $ => prec.right(1, seq($._plain_type, repeat1(seq('&', $._plain_type)))),
    _plain_type: $ => choice(
      $.opaque_type, $.pack_type, $.suppressed_type, $.function_type, $._suffixed_type),
    opaque_type: $ => prec.right(seq(choice('some', 'any'), $._type)),
    pack_type: $ => prec.right(seq(choice('each', 'repeat'), $._type)),
    suppressed_type: $ => seq('~', $._plain_type),
    function_type: $ => prec.right(PREC.type, seq($.tuple_type, optional($._effects), '->', $._type)),
    _suffixed_type: $ => choice($.user_type, $.array_type, $.dictionary_type, $.inline_array_type, $.tuple_type,
      $.optional_type, $.implicitly_unwrapped_type, $.member_type, alias($.placeholder, $.user_type)),
    optional_type: $ => seq($._suffixed_type, token.immediate('?')),
    implicitly_unwrapped_type: $ => seq($._suffixed_type, token.immediate('!')),
    member_type: $ => prec.right(PREC.type, seq($._suffixed_type, '.',
      choice(alias($.identifier, $.type_identifier), alias(choice('Type', 'Protocol'), $.metatype)), optional($.generic_arguments))),
    user_type: $ => prec.right(PREC.type, seq(
      optional($.module_selector), choice(alias($.identifier, $.type_identifier), alias('Any', $.any_type), alias('Self', $.self_type)),
      optional($.generic_arguments))),
    array_type: $ => seq('[', $._type, ']'),
    dictionary_type: $ => seq('[', $._type, ':', $._type, ']'),
    inline_array_type: $ => seq('[', choice($.integer_literal, '_', $._type), 'of', $._type, ']'),
    tuple_type: $ => seq('(', optionalList($.tuple_type_element), ')'),
    tuple_type_element: $ => seq(
      optional(choice(seq($.label, ':'), seq($._parameter_name, $.label, ':'))),
      $._type, optional('...')),
  },
});
