/// Where code does not fit together, or where nobody can tell whether it does.
enum TypeFault: Hashable, Sendable {
  /// A value of the first type stands where the second is wanted, or does not meet what is required of it. Where one of
  /// them is not known, nobody can tell.
  case mismatch(Type, Type)
  /// The declaration belongs to another type alone.
  case inaccessible(Resolution)
  /// The only declaration of that name takes other arguments.
  case arguments(of: String)

  func mapped(_ change: (Type) -> Type) -> TypeFault {
    switch self {
    case .mismatch(let found, let wanted): .mismatch(change(found), change(wanted))
    case .inaccessible, .arguments: self
    }
  }

  /// Whether something is known to be wrong.
  var isCertain: Bool {
    switch self {
    case .mismatch(let found, let wanted): !found.hasUnknowns && !wanted.hasUnknowns
    case .inaccessible, .arguments: true
    }
  }
}

extension TypeFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .mismatch(let found, let wanted): "\(found) for \(wanted)"
    case .inaccessible(let resolution): "\(resolution) is private"
    case .arguments(let name): "other arguments than '\(name)' takes"
    }
  }
}
