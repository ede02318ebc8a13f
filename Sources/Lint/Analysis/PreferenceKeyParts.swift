import Interpreter
import Semantics
import SourceText
import ViewGraph

/// A preference key that the program declares, with the parts that rules speak of.
struct PreferenceKeyParts {
  let type: TypeParts

  init(_ type: TypeParts) { self.type = type }

  /// The key of that name, plain or with the types around it; of several, the one that code of `file` means.
  init?(named name: String, from file: FileID? = nil, in scope: ProgramScope) {
    let keys = scope.preferenceKeys.filter { key in
      key.declaration.type.qualifiedName == name || key.name == name
    }
    guard let first = keys.first else { return nil }
    guard keys.count > 1, let file else {
      type = first
      return
    }
    let meant = scope.type(named: first.declaration.type.qualifiedName, from: file)?.declaration
    type = keys.first { $0.declaration.type.span == meant?.span } ?? first
  }

  var name: String { type.name }

  /// `reduce(value:nextValue:)`.
  var reduce: FunctionDeclaration? {
    type.functions.first { $0.name == "reduce" && $0.parameters.count == 2 && $0.modifiers.isTypeMember }
  }

  /// `defaultValue`.
  var defaultValue: VariableDeclaration? { type.variables.first { $0.name == "defaultValue" } }

  /// The type of the values, where one is written.
  var valueType: TypeReference? {
    type.typealiases.first { $0.name == "Value" }?.type ?? defaultValue?.type
      ?? reduce?.parameters.first?.type.withoutInout
  }

  /// Where values get lost to the default: `reduce` where it overwrites, otherwise the default that is not neutral.
  func placeOfFault(in scope: ProgramScope) -> Place? {
    let isOverwriting = scope.reduceTrial(of: self)?.keepsLast ?? true
    let span = isOverwriting ? reduce?.nameSpan : defaultValue?.nameSpan
    return scope.place(span ?? type.declaration.type.nameSpan)
  }

  /// The calls of `nextValue` in `reduce`.
  var nextValueCalls: [CallExpression] {
    guard let reduce, let body = reduce.body else { return [] }
    let slot = reduce.parameters[1].slot
    return CodeWalk(body).expressions.compactMap { expression in
      expression.asCall.flatMap { $0.callee.isLocal(slot) ? $0 : nil }
    }
  }

  /// Whether `reduce` mentions its second parameter at all.
  var readsNext: Bool {
    guard let reduce, let body = reduce.body else { return true }
    let slot = reduce.parameters[1].slot
    return CodeWalk(body).contains { node in
      switch node {
      case .expression(let expression): return expression.isLocal(slot)
      case .closure(let closure, _): return closure.body.captures.contains { $0.outerSlot == slot }
      default: return false
      }
    }
  }

  /// Whether `reduce` may change the value that it is given: without that, no default is neutral, and the first one stays.
  var mayChangeValue: Bool {
    guard let reduce, let body = reduce.body, let value = reduce.parameters.first else { return true }
    return CodeWalk(body).expressions.contains { expression in
      switch expression.kind {
      case .assignment(let assignment):
        if case .tuple(let targets) = assignment.target.kind {
          return targets.contains { $0.value.root.isParameter(value) }
        }
        return assignment.target.root.isParameter(value)
      case .inout(let changed): return changed.root.isParameter(value)
      case .call(let call): return call.receiver?.root.isParameter(value) ?? false
      default: return false
      }
    }
  }

  /// Bodies of `reduce` that join, by the type of the values; only where the present one is a single statement.
  func joins(in scope: ProgramScope) -> [FixProposal] {
    guard let reduce, let body = reduce.body, body.statements.count == 1, let statement = body.statements.first,
      let place = scope.place(statement.span), let type = valueType
    else { return [] }
    let value = reduce.parameters[0].name
    let next = reduce.parameters[1].name
    let joins: [(title: String, text: String)] =
      switch type.kind {
      case .optional: [("keep the last value that is written", "\(value) = \(next)() ?? \(value)")]
      case .array: [("append", "\(value).append(contentsOf: \(next)())")]
      case .dictionary: [("merge by key", "\(value).merge(\(next)()) { $1 }")]
      case .named:
        Self.numbers.contains(type.name ?? "") ? [("keep the largest", "\(value) = max(\(value), \(next)())")] : []
      default: []
      }
    return joins.map { join in
      let edit = TextEdit(range: place.range, replacement: join.text)
      return FixProposal(
        "\(join.title): '\(join.text)'",
        keepsMeaning: false,
        edits: [FileEdit(file: place.file, edit: edit)]
      )
    }
  }

  private static let numbers: Set = ["CGFloat", "Double", "Float", "Int"]
}

extension TypeReference {
  /// The type without `inout` before it.
  var withoutInout: TypeReference {
    if case .inout(let inner) = kind { return inner }
    return self
  }
}
