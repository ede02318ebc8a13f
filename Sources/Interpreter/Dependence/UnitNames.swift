import Semantics
import SourceText

/// The words that a unit's source contains, and the names by which other units reach it. Words are kept as hashes: two
/// that collide only make a scene depend on more than it must.
struct UnitNames: Sendable {
  let mentioned: NameSet
  let declared: NameSet
  /// The types and protocols that its types inherit from.
  let inherited: NameSet
  /// Whether it is reached without being named: it declares an operator, or is nothing but code.
  let isAlwaysReached: Bool

  init(_ unit: Unit, source: [UInt8]) {
    mentioned = Self.words(in: source)
    var names = DeclaredNames()
    for content in unit.contents { names.add(content) }
    declared = NameSet(names.declared.lazy.map(\.hashValue))
    inherited = NameSet(names.inherited.lazy.map(\.hashValue))
    isAlwaysReached = names.declared.contains { name in
      name.unicodeScalars.first.map { !$0.properties.isXIDStart && $0 != "_" } ?? false
    }
  }

  private static func words(in source: [UInt8]) -> NameSet {
    var words = NameSet()
    for word in source.split(whereSeparator: { !$0.isPartOfWord }) {
      guard let first = word.first, first > UInt8(ascii: "9") else { continue }
      words.insert(String(decoding: word, as: UTF8.self).hashValue)
    }
    for run in source.split(whereSeparator: { !$0.isPartOfOperator }) { insertOperators(of: run, into: &words) }
    return words
  }

  /// Operators that stand together, as `!` and `-` in `!-x`, may be one or several.
  private static func insertOperators(of run: ArraySlice<UInt8>, into words: inout NameSet) {
    for start in run.indices.prefix(longestRun) {
      for end in (start + 1)...min(run.endIndex, start + longestOperator) {
        words.insert(String(decoding: run[start..<end], as: UTF8.self).hashValue)
      }
    }
  }

  /// Longer ones are lines in comments.
  private static let longestRun = 16
  private static let longestOperator = 4
}

extension UInt8 {
  fileprivate var isPartOfOperator: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

/// Collects the names that a unit declares for others.
private struct DeclaredNames {
  private(set) var declared: Set<String> = []
  private(set) var inherited: Set<String> = []

  mutating func add(_ content: Unit.Content) {
    switch content {
    case .type(let type): add(type)
    case .function(let function): declared.insert(function.name)
    case .variables(let variables): declared.formUnion(variables.map(\.name))
    case .typealias(let alias): declared.insert(alias.name)
    case .preview, .code: break
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    declared.formUnion(type.name.split(separator: ".").map(String.init))
    inherited.formUnion(type.inheritance.compactMap(\.name))
    let operators = type.members.functions.map(\.name).filter {
      $0.unicodeScalars.first?.properties.isXIDStart == false
    }
    declared.formUnion(operators)
    if type.kind == .extension {
      declared.formUnion(type.members.functions.map(\.name))
      declared.formUnion(type.members.variables.map(\.name))
    }
    for nested in type.members.types { add(nested) }
  }
}
