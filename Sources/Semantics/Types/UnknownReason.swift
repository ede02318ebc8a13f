/// Why a type or a name is not known.
public indirect enum UnknownReason: Hashable, Sendable {
  /// It must come from one of these modules, which are not here.
  case elsewhere([String])
  /// Nothing of that name is declared, and no module is missing that could.
  case undeclared(String)
  /// The type is known and has no member of that name.
  case noMember(String, of: String)
  /// No overload of that name takes these arguments.
  case noOverload(String)
  /// Several of that name take these arguments, of which one is not known for the reason that follows.
  case choice(of: String, among: [DeclarationID], UnknownReason)
  /// Nothing around tells the type.
  case unsolved
  /// It depends on itself.
  case recursive
  /// It would take too long to find out.
  case limit
  /// The language has it and the inference does not.
  case unsupported(String)

  /// Whether only other modules could tell.
  public var isElsewhere: Bool {
    switch self {
    case .elsewhere: true
    case .choice(_, _, let reason): reason.isElsewhere
    default: false
    }
  }
}

extension UnknownReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .elsewhere(let modules): "in \(modules.joined(separator: " or ")), which is not here"
    case .undeclared(let name): "'\(name)' is not declared"
    case .noMember(let name, let type): "'\(type)' has no member '\(name)'"
    case .noOverload(let name): "no '\(name)' takes these arguments"
    case .choice(let name, _, let reason): "which '\(name)' is meant depends on what is not known: \(reason)"
    case .unsolved: "nothing tells the type"
    case .recursive: "it depends on itself"
    case .limit: "it takes too long to find out"
    case .unsupported(let construct): "\(construct) has no type here"
    }
  }
}
