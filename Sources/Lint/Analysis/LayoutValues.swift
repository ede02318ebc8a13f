import Semantics

/// Where the program's layout values are set and read.
struct LayoutValues {
  /// `subview[Key.self]`, by key, in the order of the source.
  let reads: [(key: String, read: Expression)]
  private let writes: [String: Int]
  private let keys: [TypeParts]
  private let scope: ProgramScope

  /// Containers of SwiftUI that read no layout values.
  static let stacks: Set = [
    "VStack", "HStack", "ZStack", "List", "Form", "LazyVStack", "LazyHStack", "Grid", "ScrollView",
  ]

  init(in scope: ProgramScope) {
    self.scope = scope
    keys = scope.types(conformingTo: "LayoutValueKey")
    let names = Set(keys.map(\.name))
    reads = scope.subscripts.compactMap { occurrence in
      guard case .subscript(let access) = occurrence.expression.kind, access.arguments.count == 1,
        let key = access.arguments[0].value.dottedName?.last, names.contains(key)
      else { return nil }
      return (key, occurrence.expression)
    }
    writes = Dictionary(
      scope.calls("layoutValue").compactMap { $0.call.argument("key")?.value.dottedName?.last }.map { ($0, 1) },
      uniquingKeysWith: +
    )
  }

  /// Whether only this program can use the key.
  func isOwn(_ key: String) -> Bool { keys.contains { $0.name == key && !$0.isPublic } }

  func isNeverRead(_ key: String) -> Bool { !reads.contains { $0.key == key } && !isUsedOtherwise(key) }

  func isNeverSet(_ key: String) -> Bool { writes[key] == nil && !isUsedOtherwise(key) }

  /// Whether the key is named beside its reads and writes.
  private func isUsedOtherwise(_ key: String) -> Bool {
    guard let type = keys.first(where: { $0.name == key }) else { return true }
    let known = reads.count { $0.key == key } + (writes[key] ?? 0) + type.extensions.count
    return scope.mentions(of: type.declaration.type) > known
  }
}
