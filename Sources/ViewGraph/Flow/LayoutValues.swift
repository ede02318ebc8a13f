import Queries
package import Semantics
import SourceText

/// Where the program's layout values are set and read.
package struct LayoutValues: Sendable {
  /// `subview[Key.self]`, by key, in the order of the source.
  package let reads: [(key: String, read: Expression)]
  private let writes: [String: Int]
  private let keys: [TypeParts]

  /// Containers of SwiftUI that read no layout values.
  package static let stacks: Set = [
    "VStack", "HStack", "ZStack", "List", "Form", "LazyVStack", "LazyHStack", "Grid", "ScrollView",
  ]

  package init(in scope: ProgramScope) {
    keys = scope.types(conformingTo: "LayoutValueKey")
    let names = Set(keys.map(\.name))
    reads = scope.subscripts(by: names).compactMap { occurrence in
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
  package func isOwn(_ key: String) -> Bool { keys.contains { $0.name == key && !$0.isPublic } }

  package func isNeverRead(_ key: String, in scope: ProgramScope) -> Bool {
    !reads.contains { $0.key == key } && !isUsedOtherwise(key, in: scope)
  }

  package func isNeverSet(_ key: String, in scope: ProgramScope) -> Bool {
    writes[key] == nil && !isUsedOtherwise(key, in: scope)
  }

  /// Whether the key is named beside its reads and writes.
  private func isUsedOtherwise(_ key: String, in scope: ProgramScope) -> Bool {
    guard let type = keys.first(where: { $0.name == key }) else { return true }
    let known = reads.count { $0.key == key } + (writes[key] ?? 0) + type.extensions.count
    return scope.mentions(of: type.declaration.type) > known
  }
}

extension ProgramScope {
  package var layoutValues: LayoutValues { derived(Self.allLayoutValues) { LayoutValues(in: $0) } }

  private static let allLayoutValues = Query<WholeProgram, LayoutValues>()

  /// The subscripts in code that says one of the words.
  fileprivate func subscripts(by names: Set<String>) -> [ExpressionOccurrence] {
    let words = names.map { TextWords.Word($0) }
    for word in words { read(.words(word.hash)) }
    return tables.all.filter { index in
      !index.subscripts.isEmpty && words.contains { index.words.contains($0) }
    }.flatMap(\.subscripts)
  }
}
