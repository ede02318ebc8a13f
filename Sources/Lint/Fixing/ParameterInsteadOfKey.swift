import Semantics
import SourceText
import ViewGraph

/// An environment key that one view reads, where that view is made, turned into a parameter of the view.
struct ParameterInsteadOfKey {
  private let key: VariableDeclaration
  private let parameter: ViewParameter
  private let injections: [EnvironmentUses.Injection]
  private let scope: ProgramScope

  /// Nil where the key is set further out than where its only reader is made, or is no plain `@Entry`.
  init?(_ key: VariableDeclaration, read: EnvironmentUses.Read, _ uses: EnvironmentUses, in scope: ProgramScope) {
    guard key.attribute("Entry") != nil, let parameter = ViewParameter(read.property, of: read.type, in: scope),
      scope.calls("transformEnvironment").allSatisfy({ $0.call.unlabeled?.value.environmentKey != key.name })
    else { return nil }
    injections = uses.injections.filter { $0.key == .value(key.name) }
    guard !injections.isEmpty, injections.allSatisfy({ $0.call.innermost.calledName == read.type.name }) else {
      return nil
    }
    self.key = key
    self.parameter = parameter
    self.scope = scope
  }

  var proposal: FixProposal? {
    guard let type = typeName, let fallback = key.initializer.flatMap({ scope.text($0.span) }) else { return nil }
    let given = injections.map(\.call.innermost)
    let isAlwaysGiven = parameter.calls.allSatisfy { use in given.contains { $0 === use.call } }
    let name = parameter.property.name
    let declaration = isAlwaysGiven ? "let \(name): \(type)" : "var \(name): \(type) = \(fallback)"
    var edits = [parameter.redeclaring(as: declaration), removalOfKey]
    for injection in injections {
      edits.append(scope.text(injection.value.span).flatMap { parameter.inserting($0, into: injection.call.innermost) })
      edits.append(scope.removingModifier(injection.call))
    }
    let made = edits.compactMap { $0 }
    guard made.count == edits.count else { return nil }
    return FixProposal("make it a parameter of '\(parameter.view.name)'", keepsMeaning: false, edits: made)
  }

  private var typeName: String? {
    if let type = key.type { return scope.text(type.span) }
    let value = key.initializer?.singleExpression?.unwrapped
    if let call = value?.asCall, call.isInitializer { return call.calledName }
    switch value?.kind {
    case .integer: return "Int"
    case .bool: return "Bool"
    case .string: return "String"
    default: return nil
    }
  }

  /// The entry's lines, or the extension around it where that holds nothing else.
  private var removalOfKey: FileEdit? {
    guard let name = scope.place(key.nameSpan) else { return nil }
    let around = scope.extensions(of: "EnvironmentValues").map(\.type).first { $0.span.contains(key.span) }
    if let around, around.members.isOne, let whole = scope.place(around.span) {
      return FileEdit(file: whole.file, edit: TextEdit(range: scope.linesWithGap(of: whole), replacement: ""))
    }
    guard let start = scope.declarationStart(before: name), let end = scope.place(key.span)?.range.end else {
      return nil
    }
    let whole = Place(file: name.file, range: ByteRange(start, end))
    return FileEdit(file: name.file, edit: TextEdit(range: scope.linesWithGap(of: whole), replacement: ""))
  }
}

extension Members {
  /// Whether there is one variable and nothing else.
  fileprivate var isOne: Bool {
    variables.count == 1 && types.isEmpty && functions.isEmpty && initializers.isEmpty && subscripts.isEmpty
      && typealiases.isEmpty
  }
}
