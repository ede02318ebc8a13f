import Synchronization

/// What the names that the frameworks give other types stand for: an extension of `TimeInterval` is one of `Double`.
enum FrameworkAliases {
  private static let known = Mutex<[String: String?]>([:])
  /// A program may ask for any number of names.
  private static let mostKnown = 4096

  /// The qualified name of the type that an alias of a qualified name stands for; nil for what is no alias, or one with
  /// generic arguments.
  static func target(of name: String) -> String? {
    if let target = known.withLock({ $0[name] }) { return target }
    let target = found(name)
    known.withLock { known in
      if known.count < mostKnown { known[name] = .some(target) }
    }
    return target
  }

  private static func found(_ name: String) -> String? {
    let items = Frameworks.standard.items
    guard let point = name.lastIndex(of: ".") else { return items.typealias(named: name)?.plainTarget }
    let last = name[name.index(after: point)...]
    let outer = items.types(named: String(name[..<point]))
    return outer.lazy.flatMap(\.members.typealiases).first { $0.name == last }?.plainTarget
  }
}

extension TypealiasDeclaration {
  /// The name of the type that an extension of the alias extends, whatever arguments it has.
  var extendedTarget: String? {
    guard !isAssociatedType, case .named? = type?.kind else { return nil }
    return type?.qualifiedName
  }

  /// The name of the one type that it stands for.
  var plainTarget: String? {
    guard !isAssociatedType, genericParameters.isEmpty, case .named(let components)? = type?.kind,
      components.allSatisfy(\.arguments.isEmpty)
    else { return nil }
    return type?.qualifiedName
  }
}
