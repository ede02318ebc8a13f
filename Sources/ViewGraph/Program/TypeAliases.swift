import Catalog
import Queries
import Semantics
import SourceText

/// The type aliases of a program, by what they stand for: `typealias Measured = GeometryReader`.
private struct TypeAliases: Sendable {
  /// The names of types by the names of the aliases, aliases of aliases followed.
  let types: [String: String]
  /// The names of the aliases by those of the framework's views, sorted.
  let ofViews: [String: [String]]

  /// Maximum number of aliases of aliases that are followed.
  private static let deepest = 8

  init(in scope: ProgramScope) {
    var targets: [String: Set<String>] = [:]
    for alias in scope.tables.typealiases where !alias.isAssociatedType {
      targets[alias.name, default: []].insert(alias.type?.name ?? "")
    }
    // A name that means something else elsewhere means nothing for certain.
    let certain = targets.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { alias, target in
      !target.isEmpty && scope.declaredTypes(named: alias).isEmpty
    }
    var types: [String: String] = [:]
    for (alias, target) in certain {
      var current = target
      for _ in 0..<Self.deepest {
        guard let next = certain[current] else { break }
        current = next
      }
      types[alias] = current
    }
    self.types = types
    let ofViews = types.filter { Catalog.view($0.value) != nil && !scope.declaresType($0.value) }
    self.ofViews = Dictionary(grouping: ofViews.keys.ordered()) { ofViews[$0] ?? "" }
  }
}

extension ProgramScope {
  private var typeAliases: TypeAliases {
    derived(Self.typeAliases) { scope in
      scope.read(.inheritance)
      return TypeAliases(in: scope)
    }
  }

  private static let typeAliases = Query<WholeProgram, TypeAliases>()

  /// The names that the program gives the framework's view by type aliases.
  package func aliases(ofView name: String) -> [String] { typeAliases.ofViews[name] ?? [] }

  /// The type that a type alias of the program stands for; any other name itself.
  package func aliasedType(_ name: String) -> String { typeAliases.types[name] ?? name }
}

extension ScopeTables {
  /// The type aliases outside and inside of types.
  fileprivate var typealiases: [TypealiasDeclaration] {
    all.flatMap { index in
      let outside = index.unit.contents.compactMap { content in
        if case .typealias(let alias) = content { alias } else { nil }
      }
      return outside + index.types.flatMap(\.type.members.typealiases)
    }
  }
}
