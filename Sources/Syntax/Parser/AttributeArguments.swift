/// What the attributes of the language take between parentheses; attributes that are not listed are property wrappers,
/// result builders, global actors and macros, whose arguments are those of a call (The Swift Programming Language,
/// "Attributes"; attributes that start with `_` as the compiler of Swift 6.3 reads them).
struct AttributeArguments {
  enum Form {
    /// A parenthesis after the name belongs to something else.
    case none
    case availability
    /// Tokens with a notation of their own, which may be left out.
    case tokens
    /// A name, or the parts of a selector; may be left out.
    case selector
    case required(First)
  }

  /// What the first argument must be.
  enum First {
    case anything
    case name
    case string
    case integer
    case words([String])

    var name: String {
      switch self {
      case .anything: "arguments"
      case .name: "a name"
      case .string: "a string literal"
      case .integer: "an integer"
      case .words(let words): words.map { "'\($0)'" }.joined(separator: " or ")
      }
    }

    func fits(_ token: Token, _ parser: Parser) -> Bool {
      switch self {
      case .anything: token.kind != .rightParen
      case .name: token.kind == .identifier || token.kind.isReservedWord
      case .string: token.kind == .stringLiteral
      case .integer: token.kind == .integerLiteral
      case .words(let words): words.contains(parser.text(of: token))
      }
    }
  }

  let form: Form
  /// Whether the attribute can only stand before a type.
  let isOfTypes: Bool

  /// Whether the attribute says nothing without arguments.
  var isRequired: Bool {
    switch form {
    case .availability, .required: true
    case .none, .tokens, .selector: false
    }
  }

  /// The arguments of the attribute called `name`; nil for one of a project's or a library's own.
  static func of(_ name: String) -> AttributeArguments? {
    known[name] ?? (name.utf8.first == UInt8(ascii: "_") ? AttributeArguments(form: .tokens, isOfTypes: false) : nil)
  }

  private static let known: [String: AttributeArguments] = {
    var known: [String: AttributeArguments] = [:]
    func add(_ name: String, _ form: Form) {
      known[name] = AttributeArguments(form: form, isOfTypes: typeAttributes.contains(name))
    }
    add("available", .availability)
    for name in bare { add(name, .none) }
    for name in open { add(name, .tokens) }
    add("objc", .selector)
    for (name, first) in required { add(name, .required(first)) }
    return known
  }()

  private static let typeAttributes: Set = ["autoclosure", "convention", "escaping", "noescape", "unchecked"]

  private static let bare: Set = [
    "Sendable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "GKInspectable",
    "NSApplicationMain", "NSCopying", "NSManaged", "UIApplicationMain", "_alwaysEmitIntoClient", "_disfavoredOverload",
    "_fixed_layout", "_implementationOnly", "_transparent", "autoclosure", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable", "main", "noDerivative", "noescape",
    "nonobjc", "objcMembers", "preconcurrency", "propertyWrapper", "requires_stored_property_inits", "resultBuilder",
    "retroactive", "testable", "unchecked", "usableFromInline", "warn_unqualified_access",
  ]

  private static let open: Set = [
    "abi", "attached", "c", "cdecl", "concurrent", "differentiable", "export", "expose", "extern", "freestanding",
    "implementation", "isolated", "lifetime", "nonexhaustive", "optimize", "rawLayout", "reparented", "safe",
    "section", "sensitive", "specialized", "unsafe", "used", "warn",
  ]

  private static let required: [String: First] = [
    "_alignment": .integer, "_cdecl": .string, "_dynamicReplacement": .words(["for"]), "_effects": .name,
    "_implements": .name, "_originallyDefinedIn": .words(["module"]), "_private": .words(["sourceFile"]),
    "_semantics": .string, "_silgen_name": .string, "_specialize": .anything, "_spi": .name,
    "backDeployed": .words(["before"]), "convention": .name, "derivative": .words(["of"]),
    "exclusivity": .words(["checked", "unchecked"]), "inline": .words(["always", "never", "__always"]),
    "storageRestrictions": .words(["accesses", "initializes"]), "transpose": .words(["of"]),
  ]
}
