// The tokens of `.ui` that depend on more than their own characters: where a statement ends, what an operator is bound to,
// whether `<` opens generic arguments and `{` accessors, words that are keywords only where they stand, string literals
// with their interpolations, nested comments. Each is decided by reading ahead, as `Sources/Syntax/Parser` does.

#include "tree_sitter/parser.h"

#include <stdlib.h>
#include <string.h>
#include <wctype.h>

// In the order of `externals` in grammar.js.
enum Token {
  STATEMENT_END,
  BLOCK_COMMENT,
  BINARY_OPERATOR,
  PREFIX_OPERATOR,
  POSTFIX_OPERATOR,
  TERNARY_QUESTION,
  OPERATOR_NAME,
  OPERATOR_REFERENCE,
  GENERIC_OPEN,
  REGEX_LITERAL,
  STRING_START,
  STRING_CONTENT,
  ESCAPE_SEQUENCE,
  INTERPOLATION_START,
  STRING_END,
  SIGNATURE_START,
  BODY_START,
  ACCESSORS_FOLLOW,
  CLOSURE_FOLLOWS,
  CONDITION_CLOSURE_FOLLOWS,
  CONTEXTUAL_MODIFIER,
  LABEL,
  TRAILING_LABEL,
  STATEMENT_LABEL,
  WORD_OPERATOR,
  TYPE_WORD,
  ACTOR,
  MACRO,
  POSTFIX_IF,
  CASES_IF,
  ATTRIBUTES_IF,
  RETURNED_VALUE,
  RECOVERY,
  TOKEN_COUNT,
};

enum { MAX_STRINGS = 200, MAX_WORD = 32, MAX_LOOKAHEAD = 20000, MAX_NESTING = 64 };

// A string literal that is open; interpolations may open others within.
typedef struct {
  uint8_t pounds;
  bool is_multiline;
} OpenString;

typedef struct {
  uint8_t count;
  // A block comment that ended at this column had a line end before or in it.
  bool has_line_end;
  uint16_t comment_end;
  OpenString strings[MAX_STRINGS];
} Scanner;

// What is read ahead of the token: `budget` bounds how far, `depth` counts the interpolations around.
typedef struct {
  TSLexer *lexer;
  int budget;
  int depth;
} Reader;

void *tree_sitter_ui_external_scanner_create(void) { return calloc(1, sizeof(Scanner)); }

void tree_sitter_ui_external_scanner_destroy(void *payload) { free(payload); }

unsigned tree_sitter_ui_external_scanner_serialize(void *payload, char *buffer) {
  const Scanner *scanner = payload;
  unsigned size = 0;
  buffer[size++] = (char)scanner->has_line_end;
  buffer[size++] = (char)(scanner->comment_end & 0xFF);
  buffer[size++] = (char)(scanner->comment_end >> 8);
  for (unsigned index = 0; index < scanner->count; index++) {
    buffer[size++] = (char)scanner->strings[index].pounds;
    buffer[size++] = (char)scanner->strings[index].is_multiline;
  }
  return size;
}

void tree_sitter_ui_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  Scanner *scanner = payload;
  memset(scanner, 0, sizeof(Scanner));
  if (length < 3) return;
  scanner->has_line_end = buffer[0];
  scanner->comment_end = (uint16_t)((uint8_t)buffer[1] | (uint8_t)buffer[2] << 8);
  for (unsigned index = 3; index + 1 < length && scanner->count < MAX_STRINGS; index += 2) {
    scanner->strings[scanner->count].pounds = (uint8_t)buffer[index];
    scanner->strings[scanner->count++].is_multiline = buffer[index + 1];
  }
}

// --- characters

static bool is_line_end(int32_t c) { return c == '\n' || c == '\r'; }

static bool is_space(int32_t c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == 0xFEFF || is_line_end(c); }

static bool is_word_start(int32_t c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0x80 && iswalpha((wint_t)c));
}

static bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }

static bool is_word_part(int32_t c) { return is_word_start(c) || is_digit(c) || c == '$'; }

static bool is_operator_part(int32_t c) {
  switch (c) {
    case '/': case '=': case '-': case '+': case '!': case '*': case '%': case '<': case '>': case '&': case '|': case '^':
    case '~': case '?':
      return true;
    default:
      // The Swift Programming Language, "operator-head": the blocks of mathematical signs, arrows and the like.
      return (c >= 0xA1 && c <= 0xA7) || c == 0xA9 || c == 0xAB || c == 0xAC || c == 0xAE || c == 0xB0 || c == 0xB1 ||
             c == 0xB6 || c == 0xBB || c == 0xBF || c == 0xD7 || c == 0xF7 || (c >= 0x2020 && c <= 0x2027) ||
             (c >= 0x2030 && c <= 0x203E) || (c >= 0x2190 && c <= 0x23FF) || (c >= 0x2500 && c <= 0x2775) ||
             (c >= 0x2794 && c <= 0x2BFF);
  }
}

// --- reading ahead

static int32_t peek(const Reader *reader) { return reader->lexer->lookahead; }

static bool at_end(const Reader *reader) { return reader->lexer->eof(reader->lexer) || reader->budget <= 0; }

static void step(Reader *reader) {
  reader->budget--;
  reader->lexer->advance(reader->lexer, false);
}

static bool eat(Reader *reader, int32_t c) {
  if (at_end(reader) || peek(reader) != c) return false;
  step(reader);
  return true;
}

// The rest of a block comment after its `/*`; whether it has a line end.
static bool skip_block_comment(Reader *reader) {
  int depth = 1;
  bool has_line_end = false;
  while (depth > 0 && !at_end(reader)) {
    int32_t c = peek(reader);
    step(reader);
    if (is_line_end(c)) has_line_end = true;
    if (c == '/' && eat(reader, '*')) depth++;
    else if (c == '*' && eat(reader, '/')) depth--;
  }
  return has_line_end;
}

static void skip_line(Reader *reader) {
  while (!at_end(reader) && !is_line_end(peek(reader))) step(reader);
}

// Skips space and comments. A single slash that starts none is noted: it has been read.
typedef struct {
  bool has_line_end;
  bool has_space;
  bool has_slash;
} Gap;

static Gap skip_gap(Reader *reader) {
  Gap gap = {false, false, false};
  while (!at_end(reader)) {
    int32_t c = peek(reader);
    if (is_space(c)) {
      gap.has_space = true;
      if (is_line_end(c)) gap.has_line_end = true;
      step(reader);
    } else if (c == '/') {
      step(reader);
      if (peek(reader) == '/') {
        skip_line(reader);
      } else if (eat(reader, '*')) {
        if (skip_block_comment(reader)) gap.has_line_end = true;
      } else {
        gap.has_slash = true;
        return gap;
      }
      gap.has_space = true;
    } else {
      return gap;
    }
  }
  return gap;
}

// Reads a word; one that is longer than any keyword comes out cut.
static void read_word(Reader *reader, char word[MAX_WORD]) {
  unsigned length = 0;
  while (!at_end(reader) && is_word_part(peek(reader))) {
    if (length < MAX_WORD - 1) word[length++] = peek(reader) < 0x80 ? (char)peek(reader) : '?';
    step(reader);
  }
  word[length] = 0;
}

static bool is_one_of(const char *word, const char *const *words) {
  for (; *words; words++) {
    if (strcmp(word, *words) == 0) return true;
  }
  return false;
}

static void skip_string(Reader *reader, unsigned pounds);

// Skips up to the bracket that closes the one just read.
static bool skip_brackets(Reader *reader) {
  int depth = 1;
  while (!at_end(reader)) {
    int32_t c = peek(reader);
    if (c == '"') {
      skip_string(reader, 0);
      continue;
    }
    step(reader);
    if (c == '(' || c == '[' || c == '{') depth++;
    if ((c == ')' || c == ']' || c == '}') && --depth == 0) return true;
    if (c == '/' && peek(reader) == '/') skip_line(reader);
    else if (c == '/' && eat(reader, '*')) skip_block_comment(reader);
    else if (c == '#') {
      unsigned pounds = 1;
      while (eat(reader, '#')) pounds++;
      if (peek(reader) == '"') skip_string(reader, pounds);
    }
  }
  return false;
}

static unsigned skip_run(Reader *reader, int32_t c, unsigned limit) {
  unsigned count = 0;
  while (count < limit && eat(reader, c)) count++;
  return count;
}

// Skips a string literal whose pounds are read.
static void skip_string(Reader *reader, unsigned pounds) {
  unsigned quotes = skip_run(reader, '"', 3);
  if (quotes == 2) return;
  bool is_multiline = quotes == 3;
  while (!at_end(reader)) {
    int32_t c = peek(reader);
    if (c == '"') {
      if (skip_run(reader, '"', is_multiline ? 3 : 1) == (is_multiline ? 3 : 1) && skip_run(reader, '#', pounds) == pounds) return;
      continue;
    }
    if (is_line_end(c) && !is_multiline) return;
    step(reader);
    if (c != '\\' || skip_run(reader, '#', pounds) != pounds) continue;
    if (peek(reader) == '(' && reader->depth < MAX_NESTING) {
      step(reader);
      reader->depth++;
      skip_brackets(reader);
      reader->depth--;
    } else if (!at_end(reader)) {
      step(reader);
    }
  }
}

// --- words that are keywords where they stand

static const char *const DECLARATION_WORDS[] = {
  "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let", "macro",
  "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var", NULL};
static const char *const MODIFIER_WORDS[] = {"fileprivate", "internal", "private", "public", "static", NULL};
static const char *const CONTEXTUAL_MODIFIERS[] = {
  "__consuming", "_const", "async", "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect",
  "infix", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
  "prefix", "reasync", "required", "unowned", "weak", NULL};
static const char *const MODIFIER_ARGUMENTS[] = {"nonsending", "safe", "set", "unsafe", NULL};
static const char *const ACCESSOR_WORDS[] = {
  "_modify", "_read", "didSet", "get", "init", "modify", "mutableAddressWithOwner", "read", "set", "unsafeAddress",
  "unsafeMutableAddress", "willSet", NULL};
static const char *const ACCESSOR_MODIFIERS[] = {
  "__consuming", "borrowing", "consuming", "fileprivate", "internal", "mutating", "nonmutating", "private", "public", NULL};
static const char *const OPERAND_WORDS[] = {"borrow", "consume", "copy", "discard", "each", "repeat", "unsafe", "yield", NULL};
// What goes on with a statement on the next line.
static const char *const CONTINUING_WORDS[] = {"as", "catch", "else", "in", "is", "rethrows", "throws", "where", NULL};
// What, on the line after `return`, is a statement of its own.
static const char *const STATEMENT_WORDS[] = {
  "break", "case", "class", "continue", "default", "defer", "do", "enum", "extension", "fallthrough", "fileprivate", "for",
  "func", "guard", "if", "import", "internal", "let", "private", "protocol", "public", "return", "static", "struct",
  "switch", "throw", "typealias", "var", "while", NULL};
static const char *const LABELED_WORDS[] = {"do", "for", "if", "repeat", "switch", "while", NULL};
static const char *const INFIX_WORDS[] = {"as", "in", "is", NULL};
static const char *const EFFECT_WORDS[] = {"async", "reasync", "rethrows", "throws", NULL};
static const char *const TYPE_PREFIXES[] = {
  "__owned", "__shared", "any", "borrowing", "consuming", "each", "inout", "isolated", "repeat", "sending", "some", NULL};

static void skip_attribute_name(Reader *reader) {
  char word[MAX_WORD];
  step(reader);
  read_word(reader, word);
  while (eat(reader, '.')) read_word(reader, word);
  if (eat(reader, '(')) skip_brackets(reader);
}

// Whether a declaration goes on after the modifier just read.
static bool at_modified_declaration(Reader *reader, const char *modifier) {
  char word[MAX_WORD];
  skip_gap(reader);
  if (eat(reader, '(')) {
    read_word(reader, word);
    if (!is_one_of(word, MODIFIER_ARGUMENTS) || !eat(reader, ')')) return false;
    skip_gap(reader);
  }
  if (peek(reader) == '@') return strcmp(modifier, "async") != 0;
  if (!is_word_start(peek(reader))) return false;
  read_word(reader, word);
  if (strcmp(modifier, "async") == 0) return strcmp(word, "let") == 0 || strcmp(word, "var") == 0;
  return is_one_of(word, DECLARATION_WORDS) || is_one_of(word, MODIFIER_WORDS) || is_one_of(word, CONTEXTUAL_MODIFIERS);
}

// Whether a name and what can follow that of a type or macro come next.
static bool at_declared_name(Reader *reader, const char *followers) {
  char word[MAX_WORD];
  if (!(is_word_start(peek(reader)) || peek(reader) == '`')) return false;
  bool is_quoted = eat(reader, '`');
  read_word(reader, word);
  if (!is_quoted && (is_one_of(word, INFIX_WORDS) || is_one_of(word, DECLARATION_WORDS))) return false;
  if (is_quoted) eat(reader, '`');
  skip_gap(reader);
  if (peek(reader) < 0x80 && peek(reader) > 0 && strchr(followers, (char)peek(reader))) return true;
  read_word(reader, word);
  return strcmp(word, "where") == 0;
}

// Whether accessors stand behind the brace just read.
static bool at_accessors(Reader *reader) {
  char word[MAX_WORD];
  for (int count = 0; count < MAX_NESTING; count++) {
    skip_gap(reader);
    if (peek(reader) == '@') {
      skip_attribute_name(reader);
      continue;
    }
    read_word(reader, word);
    if (!is_one_of(word, ACCESSOR_MODIFIERS)) break;
  }
  if (!is_one_of(word, ACCESSOR_WORDS)) return false;
  bool takes_name = strcmp(word, "get") != 0;
  skip_gap(reader);
  if (takes_name && eat(reader, '(')) {
    skip_brackets(reader);
    skip_gap(reader);
  }
  if (peek(reader) == '{' || peek(reader) == '}') return strcmp(word, "init") != 0 || peek(reader) == '{';
  if (peek(reader) == '@') return true;
  read_word(reader, word);
  return is_one_of(word, ACCESSOR_WORDS) || is_one_of(word, EFFECT_WORDS) || is_one_of(word, ACCESSOR_MODIFIERS);
}

// --- types and signatures, read ahead

static bool skip_type(Reader *reader, int depth);

static bool skip_type_list(Reader *reader, int depth) {
  skip_gap(reader);
  if (eat(reader, '>')) return true;
  do {
    if (!skip_type(reader, depth + 1)) return false;
    skip_gap(reader);
  } while (eat(reader, ','));
  return eat(reader, '>');
}

// `async throws -> T` after a tuple, where it stands.
static bool skip_arrow(Reader *reader, int depth) {
  char word[MAX_WORD];
  skip_gap(reader);
  bool has_effects = false;
  while (peek(reader) == 'a' || peek(reader) == 't' || peek(reader) == 'r') {
    read_word(reader, word);
    if (!is_one_of(word, EFFECT_WORDS)) return false;
    has_effects = true;
    skip_gap(reader);
    if (eat(reader, '(') && !skip_brackets(reader)) return false;
    skip_gap(reader);
  }
  if (!eat(reader, '-')) return !has_effects;
  return eat(reader, '>') && skip_type(reader, depth + 1);
}

static bool skip_type(Reader *reader, int depth) {
  char word[MAX_WORD];
  if (depth > MAX_NESTING) return false;
  bool is_named = false;
  while (!is_named) {
    if (skip_gap(reader).has_slash || at_end(reader)) return false;
    if (peek(reader) == '@') {
      skip_attribute_name(reader);
    } else if (peek(reader) == '~') {
      step(reader);
    } else if (peek(reader) == '(' || peek(reader) == '[') {
      bool is_tuple = peek(reader) == '(';
      step(reader);
      if (!skip_brackets(reader)) return false;
      if (is_tuple && !skip_arrow(reader, depth)) return false;
      is_named = true;
    } else if (is_word_start(peek(reader)) || peek(reader) == '`') {
      eat(reader, '`');
      read_word(reader, word);
      eat(reader, '`');
      is_named = !is_one_of(word, TYPE_PREFIXES);
      // `Module::Type`
      if (peek(reader) == ':') {
        step(reader);
        if (!eat(reader, ':')) return false;
        is_named = false;
      }
    } else if (is_digit(peek(reader)) || peek(reader) == '-') {
      step(reader);
      while (is_digit(peek(reader)) || peek(reader) == '_') step(reader);
      return true;
    } else {
      return false;
    }
  }
  while (!at_end(reader)) {
    int32_t c = peek(reader);
    if (c == '?' || c == '!') {
      step(reader);
    } else if (c == '<') {
      step(reader);
      if (!skip_type_list(reader, depth + 1)) return false;
    } else if (c == '.') {
      step(reader);
      if (peek(reader) == '.') return eat(reader, '.') && eat(reader, '.');
      if (!is_word_start(peek(reader))) return false;
      read_word(reader, word);
    } else if (is_space(c)) {
      skip_gap(reader);
      if (peek(reader) != '&') return true;
    } else if (c == '&') {
      step(reader);
      return skip_type(reader, depth + 1);
    } else {
      return true;
    }
  }
  return false;
}

// Whether generic arguments, and what can follow them in an expression, come after the `<` just read.
static bool at_generic_arguments(Reader *reader) {
  if (!skip_type_list(reader, 0)) return false;
  int32_t c = peek(reader);
  if (at_end(reader)) return true;
  if (c == '(' || c == '[') return true;
  Gap gap = skip_gap(reader);
  if (gap.has_slash) return false;
  if (gap.has_line_end || at_end(reader)) return true;
  c = peek(reader);
  return c < 0x80 && c > 0 && strchr(")]{}.,;:?!&", (char)c);
}

// Whether what leads to the `in` of a closure comes next.
static bool at_signature(Reader *reader) {
  char word[MAX_WORD];
  skip_gap(reader);
  bool has_more = false;
  while (peek(reader) == '@') {
    skip_attribute_name(reader);
    skip_gap(reader);
    has_more = true;
  }
  if (eat(reader, '[')) {
    if (!skip_brackets(reader)) return false;
    skip_gap(reader);
    has_more = true;
  }
  if (eat(reader, '(')) {
    if (!skip_brackets(reader)) return false;
    has_more = true;
  } else {
    for (;;) {
      skip_gap(reader);
      if (!is_word_start(peek(reader)) && peek(reader) != '`' && peek(reader) != '$') break;
      eat(reader, '`');
      read_word(reader, word);
      eat(reader, '`');
      if (strcmp(word, "in") == 0) return has_more;
      bool is_effect = has_more ? is_one_of(word, EFFECT_WORDS) : strcmp(word, "throws") == 0;
      has_more = true;
      if (is_effect) break;
      skip_gap(reader);
      if (!eat(reader, ',')) break;
    }
  }
  for (int count = 0; count < 8; count++) {
    skip_gap(reader);
    if (eat(reader, '-')) {
      if (!eat(reader, '>') || !skip_type(reader, 0)) return false;
      continue;
    }
    if (count > 0 && eat(reader, '(')) {
      if (!skip_brackets(reader)) return false;
      continue;
    }
    if (!is_word_start(peek(reader))) return false;
    read_word(reader, word);
    if (strcmp(word, "in") == 0) return has_more;
    if (!is_one_of(word, EFFECT_WORDS)) return false;
  }
  return false;
}

// --- directives

// What the items of the `#if` just read are, by the first of them.
static enum Token classify_if(Reader *reader) {
  char word[MAX_WORD];
  for (int count = 0; count < MAX_NESTING; count++) {
    // The condition, up to the line's end or a comment.
    while (!at_end(reader) && !is_line_end(peek(reader)) && peek(reader) != '/') step(reader);
    skip_gap(reader);
    if (peek(reader) == '.') {
      step(reader);
      return is_word_start(peek(reader)) || peek(reader) == '`' ? POSTFIX_IF : RECOVERY;
    }
    if (peek(reader) == '@') {
      step(reader);
      read_word(reader, word);
      if (strcmp(word, "unknown") == 0) return CASES_IF;
      if (eat(reader, '(')) skip_brackets(reader);
      skip_gap(reader);
      while (peek(reader) == '@') {
        skip_attribute_name(reader);
        skip_gap(reader);
      }
      if (!eat(reader, '#')) return RECOVERY;
      read_word(reader, word);
      return word[0] == 'e' ? ATTRIBUTES_IF : RECOVERY;
    }
    if (eat(reader, '#')) {
      read_word(reader, word);
      if (strcmp(word, "if") == 0 || word[0] == 'e') continue;
      return RECOVERY;
    }
    read_word(reader, word);
    return strcmp(word, "case") == 0 || strcmp(word, "default") == 0 ? CASES_IF : RECOVERY;
  }
  return RECOVERY;
}

// --- tokens

static bool found(TSLexer *lexer, enum Token token) {
  lexer->result_symbol = token;
  return true;
}

static bool scan_string(Scanner *scanner, TSLexer *lexer) {
  const OpenString string = scanner->strings[scanner->count - 1];
  Reader reader = {lexer, MAX_LOOKAHEAD, 0};
  bool has_content = false;
  for (;;) {
    lexer->mark_end(lexer);
    if (lexer->eof(lexer)) return has_content && found(lexer, STRING_CONTENT);
    int32_t c = lexer->lookahead;
    if (c == '"') {
      unsigned marks = string.is_multiline ? 3 : 1;
      if (skip_run(&reader, '"', marks) == marks && skip_run(&reader, '#', string.pounds) == string.pounds) {
        if (has_content) return found(lexer, STRING_CONTENT);
        scanner->count--;
        lexer->mark_end(lexer);
        return found(lexer, STRING_END);
      }
    } else if (c == '\\') {
      step(&reader);
      if (skip_run(&reader, '#', string.pounds) == string.pounds) {
        if (has_content) return found(lexer, STRING_CONTENT);
        if (eat(&reader, '(')) {
          lexer->mark_end(lexer);
          return found(lexer, INTERPOLATION_START);
        }
        bool is_code_point = lexer->lookahead == 'u';
        if (!lexer->eof(lexer) && (string.is_multiline || !is_line_end(lexer->lookahead))) step(&reader);
        if (is_code_point && eat(&reader, '{')) {
          while (iswxdigit((wint_t)lexer->lookahead)) step(&reader);
          eat(&reader, '}');
        }
        lexer->mark_end(lexer);
        return found(lexer, ESCAPE_SEQUENCE);
      }
    } else if (is_line_end(c) && !string.is_multiline) {
      if (has_content) return found(lexer, STRING_CONTENT);
      // A literal that is not closed ends with its line.
      scanner->count--;
      return found(lexer, STRING_END);
    } else {
      lexer->advance(lexer, false);
    }
    has_content = true;
    reader.budget = MAX_LOOKAHEAD;
  }
}

// A string literal's opening quotes, of which the pounds are read.
static bool scan_string_start(Scanner *scanner, TSLexer *lexer, unsigned pounds) {
  if (scanner->count >= MAX_STRINGS || pounds > 255) return false;
  lexer->advance(lexer, false);
  lexer->mark_end(lexer);
  bool is_multiline = false;
  if (lexer->lookahead == '"') {
    lexer->advance(lexer, false);
    if (lexer->lookahead == '"') {
      lexer->advance(lexer, false);
      is_multiline = pounds == 0 || is_line_end(lexer->lookahead);
      if (is_multiline) lexer->mark_end(lexer);
    }
  }
  scanner->strings[scanner->count].pounds = (uint8_t)pounds;
  scanner->strings[scanner->count++].is_multiline = is_multiline;
  return found(lexer, STRING_START);
}

// The rest of `#/…/#`, of which the opening is read.
static bool scan_extended_regex(TSLexer *lexer, unsigned pounds) {
  Reader reader = {lexer, MAX_LOOKAHEAD, 0};
  while (is_space(lexer->lookahead) && !is_line_end(lexer->lookahead)) step(&reader);
  bool is_multiline = is_line_end(lexer->lookahead);
  while (!at_end(&reader)) {
    int32_t c = lexer->lookahead;
    if (is_line_end(c) && !is_multiline) return false;
    step(&reader);
    if (c == '\\') step(&reader);
    if (c == '/' && skip_run(&reader, '#', pounds) == pounds) {
      lexer->mark_end(lexer);
      return found(lexer, REGEX_LITERAL);
    }
  }
  return false;
}

// Whether a regex literal ends in this line; its slash is read. The end is marked.
static bool scan_regex(TSLexer *lexer) {
  int depth = 0;
  bool in_class = false, is_empty = true, after_space = false;
  if (is_space(lexer->lookahead)) return false;
  while (!lexer->eof(lexer) && !is_line_end(lexer->lookahead)) {
    int32_t c = lexer->lookahead;
    lexer->advance(lexer, false);
    if (c == '\\') {
      if (is_line_end(lexer->lookahead)) return false;
      lexer->advance(lexer, false);
      after_space = false;
      is_empty = false;
      continue;
    }
    if (c == '[') in_class = true;
    if (c == ']') in_class = false;
    if (c == '(' && !in_class) depth++;
    if (c == ')' && !in_class && --depth < 0) return false;
    if (c == '/') {
      if (is_empty || after_space) return false;
      lexer->mark_end(lexer);
      return found(lexer, REGEX_LITERAL);
    }
    after_space = c == ' ' || c == '\t';
    is_empty = false;
  }
  return false;
}

// What stands before a token.
typedef struct {
  bool has_space;
  bool has_line_end;
} Before;

static bool is_right_bound(const TSLexer *lexer, bool is_left_bound) {
  int32_t after = lexer->lookahead;
  if (lexer->eof(lexer) || is_space(after)) return false;
  if (after == '.') return !is_left_bound;
  return !(after > 0 && after < 0x80 && strchr(")]},;:", (char)after));
}

// An operator, all of it or what is left when its first slash has been read. The end is marked only where it is a token, so
// that an operator that begins a statement leaves the statement before to be ended.
static bool scan_operator(TSLexer *lexer, const bool *valid, Before before, bool slash) {
  char text[4] = {0};
  unsigned length = 0;
  bool starts_with_dot = lexer->lookahead == '.' && !slash, ends_in_comment = false;
  if (slash) {
    text[length++] = '/';
    if (valid[OPERATOR_NAME]) lexer->mark_end(lexer);
  }
  while (!lexer->eof(lexer)) {
    int32_t c = lexer->lookahead;
    if (!is_operator_part(c) && !(starts_with_dot && c == '.')) break;
    if (c == '/' && length > 0) lexer->mark_end(lexer);
    lexer->advance(lexer, false);
    if (c == '/' && length > 0 && (lexer->lookahead == '/' || lexer->lookahead == '*')) {
      // A comment ends an operator.
      ends_in_comment = true;
      break;
    }
    // The `<` of generic parameters is not the name's.
    if (valid[OPERATOR_NAME] && c == '<' && length > 0 && is_word_start(lexer->lookahead)) return found(lexer, OPERATOR_NAME);
    if (length < sizeof text - 1) text[length] = (char)(c < 0x80 ? c : 1);
    length++;
    if (valid[OPERATOR_NAME]) lexer->mark_end(lexer);
  }
  if (length == 0) return false;
  if (valid[OPERATOR_NAME]) return found(lexer, OPERATOR_NAME);

  bool is_left_bound = !before.has_space;
  bool right = !ends_in_comment && is_right_bound(lexer, is_left_bound);
  bool is_operator_position = valid[BINARY_OPERATOR] || valid[POSTFIX_OPERATOR];
  bool is_arrow = length == 2 && text[0] == '-' && text[1] == '>';
  bool is_reserved = length == 1 && (text[0] == '=' || text[0] == '.');
  if (before.has_line_end && valid[STATEMENT_END] && right && !is_arrow && !is_reserved) {
    return found(lexer, STATEMENT_END);
  }
  if (!ends_in_comment) lexer->mark_end(lexer);
  if (is_arrow) return false;
  if (valid[OPERATOR_REFERENCE] && !is_operator_position && (lexer->lookahead == ')' || lexer->lookahead == ']' || lexer->lookahead == ',')) {
    return found(lexer, OPERATOR_REFERENCE);
  }
  if (length == 1) {
    if (is_reserved) return false;
    if (text[0] == '?' && !is_left_bound) return valid[TERNARY_QUESTION] && found(lexer, TERNARY_QUESTION);
    if ((text[0] == '?' || text[0] == '!') && is_operator_position && is_left_bound) return false;
    if (text[0] == '<' && valid[GENERIC_OPEN]) {
      Reader reader = {lexer, 4000, 0};
      if (!is_operator_position) return found(lexer, GENERIC_OPEN);
      // Behind a cast stands a type, whatever follows it.
      bool is_type = !valid[POSTFIX_OPERATOR];
      if (!before.has_space && (is_type ? skip_type_list(&reader, 0) : at_generic_arguments(&reader))) {
        return found(lexer, GENERIC_OPEN);
      }
    }
  }
  if (before.has_line_end && right && valid[PREFIX_OPERATOR]) return found(lexer, PREFIX_OPERATOR);
  if (is_operator_position) {
    bool is_postfix = is_left_bound && !right;
    if (is_postfix && (text[0] == '?' || text[0] == '!') && valid[POSTFIX_OPERATOR]) return false;
    if (is_postfix && valid[POSTFIX_OPERATOR]) return found(lexer, POSTFIX_OPERATOR);
    return valid[BINARY_OPERATOR] && found(lexer, BINARY_OPERATOR);
  }
  return valid[PREFIX_OPERATOR] && found(lexer, PREFIX_OPERATOR);
}

// `#`: a string literal, a regex literal, or a directive.
static bool scan_pound(Scanner *scanner, TSLexer *lexer, const bool *valid, Before before) {
  char word[MAX_WORD];
  Reader reader = {lexer, MAX_LOOKAHEAD, 0};
  bool ends_statement = before.has_line_end && valid[STATEMENT_END];
  unsigned pounds = skip_run(&reader, '#', 255);
  if (lexer->lookahead == '"' && valid[STRING_START]) return scan_string_start(scanner, lexer, pounds);
  if (lexer->lookahead == '/' && valid[REGEX_LITERAL]) {
    step(&reader);
    return scan_extended_regex(lexer, pounds);
  }
  read_word(&reader, word);
  if (strcmp(word, "if") == 0) {
    enum Token kind = classify_if(&reader);
    if (kind == POSTFIX_IF && valid[POSTFIX_IF]) return found(lexer, POSTFIX_IF);
    if (!ends_statement && kind != RECOVERY && valid[kind]) return found(lexer, kind);
  }
  return ends_statement && found(lexer, STATEMENT_END);
}

// Whether the word just read goes on with the statement of the line before.
static bool continues_with_word(Reader *reader, const char *word) {
  char next[MAX_WORD];
  if (is_one_of(word, CONTINUING_WORDS)) return true;
  if (strcmp(word, "async") != 0) return false;
  skip_gap(reader);
  read_word(reader, next);
  return strcmp(next, "let") != 0 && strcmp(next, "var") != 0;
}

// A word that is a token of its own kind where it stands.
static bool scan_word(TSLexer *lexer, const bool *valid, Before before) {
  char word[MAX_WORD], next[MAX_WORD];
  Reader reader = {lexer, MAX_LOOKAHEAD, 0};
  bool is_quoted = eat(&reader, '`');
  if (is_quoted) {
    word[0] = 0;
    while (!at_end(&reader) && !is_line_end(peek(&reader)) && peek(&reader) != '`') step(&reader);
    eat(&reader, '`');
  } else {
    read_word(&reader, word);
  }
  bool ends_statement = before.has_line_end && valid[STATEMENT_END];
  if (ends_statement || valid[TRAILING_LABEL]) {
    bool is_case = strcmp(word, "default") == 0 || strcmp(word, "case") == 0;
    if (ends_statement && continues_with_word(&reader, word)) return false;
    if (valid[TRAILING_LABEL] && !is_case) {
      skip_gap(&reader);
      if (eat(&reader, ':')) {
        skip_gap(&reader);
        if (peek(&reader) == '{') return found(lexer, TRAILING_LABEL);
      }
    }
    return ends_statement && found(lexer, STATEMENT_END);
  }

  lexer->mark_end(lexer);
  Gap gap = skip_gap(&reader);
  if (gap.has_slash) return false;
  if (peek(&reader) == ':' && (valid[LABEL] || valid[STATEMENT_LABEL])) {
    step(&reader);
    if (peek(&reader) == ':') return false;
    if (valid[LABEL]) return found(lexer, LABEL);
    skip_gap(&reader);
    read_word(&reader, next);
    return strcmp(word, "default") != 0 && is_one_of(next, LABELED_WORDS) && found(lexer, STATEMENT_LABEL);
  }
  if (is_quoted) return false;
  if (valid[CONTEXTUAL_MODIFIER] && is_one_of(word, CONTEXTUAL_MODIFIERS)) {
    return at_modified_declaration(&reader, word) && found(lexer, CONTEXTUAL_MODIFIER);
  }
  if (!gap.has_space) return false;
  if (valid[ACTOR] && strcmp(word, "actor") == 0) return at_declared_name(&reader, "{:<") && found(lexer, ACTOR);
  if (valid[MACRO] && strcmp(word, "macro") == 0) return at_declared_name(&reader, "(<") && found(lexer, MACRO);
  bool is_operand_word = valid[WORD_OPERATOR] && is_one_of(word, OPERAND_WORDS);
  bool is_type_word = valid[TYPE_WORD] && (strcmp(word, "any") == 0 || strcmp(word, "some") == 0);
  if ((!is_operand_word && !is_type_word) || gap.has_line_end) return false;
  enum Token token = is_type_word ? TYPE_WORD : WORD_OPERATOR;
  if (strcmp(word, "yield") == 0 && peek(&reader) == '&') return found(lexer, token);
  if (strcmp(word, "repeat") == 0 && peek(&reader) == '(') return found(lexer, token);
  if (is_type_word && peek(&reader) == '~') return found(lexer, token);
  if (!is_word_start(peek(&reader))) return false;
  read_word(&reader, next);
  return !is_one_of(next, INFIX_WORDS) && found(lexer, token);
}

// Whether what `return` gives back comes next; a slash may have been read.
static bool at_returned_value(TSLexer *lexer, bool has_line_end, bool slash) {
  char word[MAX_WORD];
  Reader reader = {lexer, 200, 0};
  int32_t c = lexer->lookahead;
  if (lexer->eof(lexer)) return false;
  if (slash) return true;
  if (c > 0 && c < 0x80 && strchr("};),]:", (char)c)) return false;
  if (c == '@') return false;
  bool is_pound = eat(&reader, '#');
  if (!is_pound && !is_word_start(c)) return true;
  if (is_pound && !is_word_start(peek(&reader))) return true;
  read_word(&reader, word);
  if (is_pound) return word[0] != 'e' && strcmp(word, "if") != 0;
  if (strcmp(word, "case") == 0 || strcmp(word, "default") == 0) return false;
  return !has_line_end || !is_one_of(word, STATEMENT_WORDS);
}

// Whether, behind the closure whose brace was just read, the condition goes on.
static bool continues_condition(Reader *reader) {
  char word[MAX_WORD];
  if (!skip_brackets(reader)) return false;
  if (peek(reader) == '.' || peek(reader) == '(') return true;
  Gap gap = skip_gap(reader);
  if (gap.has_line_end || gap.has_slash || at_end(reader)) return false;
  int32_t c = peek(reader);
  if (c == '{' || c == ',' || is_operator_part(c)) return true;
  read_word(reader, word);
  return strcmp(word, "as") == 0 || strcmp(word, "is") == 0 || strcmp(word, "where") == 0;
}

// A character that can only go on with what the line before has begun, or end what is around it.
static bool is_no_start(int32_t c) { return c > 0 && c < 0x80 && strchr(",:;)]}{", (char)c); }

static bool scan_token(Scanner *scanner, TSLexer *lexer, const bool *valid, Before before, bool slash) {
  int32_t c = lexer->lookahead;
  bool ends_statement = before.has_line_end && valid[STATEMENT_END];
  if (slash && valid[REGEX_LITERAL] && !ends_statement) {
    lexer->mark_end(lexer);
    if (valid[OPERATOR_REFERENCE] && (c == ')' || c == ',')) return found(lexer, OPERATOR_REFERENCE);
    return scan_regex(lexer);
  }
  if (slash || is_operator_part(c) || c == '.') return scan_operator(lexer, valid, before, slash);
  if (lexer->eof(lexer)) return false;
  if (c == '{') {
    Reader reader = {lexer, MAX_LOOKAHEAD, 0};
    lexer->advance(lexer, false);
    if (valid[ACCESSORS_FOLLOW] && at_accessors(&reader)) return found(lexer, ACCESSORS_FOLLOW);
    if (valid[CLOSURE_FOLLOWS]) return found(lexer, CLOSURE_FOLLOWS);
    if (valid[CONDITION_CLOSURE_FOLLOWS]) return continues_condition(&reader) && found(lexer, CONDITION_CLOSURE_FOLLOWS);
    // A body may stand on the next line, a closure only after what can be called.
    return ends_statement && valid[BINARY_OPERATOR] && found(lexer, STATEMENT_END);
  }
  if (c == '#') return scan_pound(scanner, lexer, valid, before);
  if (is_word_start(c) || c == '`') return scan_word(lexer, valid, before);
  if (ends_statement) return !is_no_start(c) && found(lexer, STATEMENT_END);
  return c == '"' && valid[STRING_START] && scan_string_start(scanner, lexer, 0);
}

bool tree_sitter_ui_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  Scanner *scanner = payload;
  bool is_recovering = valid[RECOVERY];
  if (valid[STRING_CONTENT] && !is_recovering && scanner->count > 0) return scan_string(scanner, lexer);

  Before before = {false, false};
  if (scanner->has_line_end && (uint16_t)lexer->get_column(lexer) == scanner->comment_end) {
    before.has_space = before.has_line_end = true;
  }
  while (is_space(lexer->lookahead) && !lexer->eof(lexer)) {
    before.has_space = true;
    if (is_line_end(lexer->lookahead)) before.has_line_end = true;
    lexer->advance(lexer, true);
  }
  lexer->mark_end(lexer);

  bool slash = lexer->lookahead == '/';
  if (slash) {
    lexer->advance(lexer, false);
    if (lexer->lookahead == '/') return false;
    if (lexer->lookahead == '*') {
      lexer->advance(lexer, false);
      Reader reader = {lexer, INT32_MAX, 0};
      bool has_line_end = skip_block_comment(&reader);
      lexer->mark_end(lexer);
      scanner->has_line_end = has_line_end || before.has_line_end;
      scanner->comment_end = (uint16_t)lexer->get_column(lexer);
      return found(lexer, BLOCK_COMMENT);
    }
  }
  scanner->has_line_end = false;
  if (is_recovering) {
    if (lexer->lookahead == '"' && !slash) return scan_string_start(scanner, lexer, 0);
    return before.has_line_end && !slash && !lexer->eof(lexer) && !is_no_start(lexer->lookahead) &&
           found(lexer, STATEMENT_END);
  }
  if (valid[SIGNATURE_START]) {
    Reader reader = {lexer, MAX_LOOKAHEAD, 0};
    return found(lexer, !slash && at_signature(&reader) ? SIGNATURE_START : BODY_START);
  }
  if (valid[RETURNED_VALUE]) {
    if (at_returned_value(lexer, before.has_line_end, slash)) return found(lexer, RETURNED_VALUE);
    return before.has_line_end && !lexer->eof(lexer) && valid[STATEMENT_END] && !is_no_start(lexer->lookahead) &&
           found(lexer, STATEMENT_END);
  }
  return scan_token(scanner, lexer, valid, before, slash);
}
