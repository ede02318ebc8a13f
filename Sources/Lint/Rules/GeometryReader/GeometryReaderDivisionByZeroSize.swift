import Interpreter
import Layout
import Queries
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let geometryReaderDivisionByZeroSize = LintRule(
    id: "geometry-reader-division-by-zero-size",
    summary: "A length computed from a reader's size that is negative or undefined while the reader is empty",
    documentation: """
      A reader may be offered nothing: during a transition, in a collapsed container, in a first pass. \
      `proxy.size.width - 32` is negative then, a division by the size is infinite or undefined, and SwiftUI logs \
      "Invalid frame dimension (negative or non-finite)".

      Bound the result: `max(0, proxy.size.width - 32)`. Padding on the inside says the same without arithmetic.
      """,
    severity: .warning,
    bad: [
      """
      struct Panel: View {
        var body: some View {
          GeometryReader { proxy in
            VStack {
              Color.orange.frame(width: proxy.size.width - 32, height: 40)
              Text("Panel \\(Int(proxy.size.height))")
            }
          }
        }
      }
      """,
      """
      struct Drawer: View {
        var body: some View {
          GeometryReader { proxy in
            Color.mint.frame(width: proxy.size.width, height: proxy.size.height - 24)
          }
          .frame(height: 0)
        }
      }
      """,
    ],
    good: [
      """
      struct Panel: View {
        var body: some View {
          GeometryReader { proxy in
            VStack {
              Color.orange.frame(width: max(0, proxy.size.width - 32), height: 40)
              Text("Panel \\(Int(proxy.size.height))").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
        }
      }
      """,
      """
      struct Panel: View {
        var body: some View {
          Color.orange.padding(.horizontal, 16)
        }
      }
      """,
    ],
    check: .unit { unit, scope in problems(in: unit, scope) },
    .rendered({ rendering in
      rendering.readers.flatMap { reader -> [Observation] in
        guard let closure = reader.closure else { return [] }
        let size = reader.element.layout.size
        let scope = rendering.program
        let known = scope.derived(lengthsOfReader, for: closure.call.span) { separateLengths(of: closure, in: $0) }
        return known.compactMap { length in
          let available = length.axis == .horizontal ? size.width : size.height
          guard length.isUnsound(at: available) else { return nil }
          return problem(length, closure, size: size, in: scope).map { .fault($0) }
        }
      }
    })
  )
}

private func problems(in unit: RuleUnit, _ scope: ProgramScope) -> [Problem] {
  // A function that several readers hand their sizes to is one place.
  var seen: Set<SourceSpan> = []
  return unit.readers.flatMap { reader -> [Problem] in
    let surroundings = ReaderSurroundings(reader, in: scope)
    return separateLengths(of: reader, in: scope).compactMap { length in
      guard seen.insert(length.source.span).inserted else { return nil }
      if let fixed = surroundings.fixedLength(along: length.axis), !length.isUnsound(at: fixed) { return nil }
      return problem(length, reader, size: nil, in: scope)
    }
  }
}

extension ProgramScope {
  /// Whether the argument of a frame is a length of a reader, of which `geometry-reader-division-by-zero-size` speaks.
  func isReaderLength(_ argument: Argument) -> Bool {
    readers.contains { reader in
      guard reader.call.span.contains(argument.value.span) else { return false }
      return lengths(of: reader, in: self).contains { $0.argument.value.span == argument.value.span }
    }
  }
}

/// An argument of a frame that is negative, infinite or undefined for a small reader.
private struct UnsoundLength: Sendable {
  let argument: Argument
  /// The argument, or what a constant is set to that it names.
  let source: Expression
  let axis: ProxyUse.Axis
  /// The length is `factor` times the reader's, less `loss`; nil where it is divided by the reader's.
  let loss: (factor: Double, constant: Double)?

  func isUnsound(at available: Double) -> Bool {
    guard let loss else { return available == 0 }
    return loss.factor * available - loss.constant < 0
  }
}

private let lengthsOfReader = Query<SourceSpan, [UnsoundLength]>()

/// The first argument of each constant, and those that are written out.
private func separateLengths(of reader: ReaderClosure, in scope: ProgramScope) -> [UnsoundLength] {
  var seen: Set<SourceSpan> = []
  return lengths(of: reader, in: scope).filter { seen.insert($0.source.span).inserted }
}

private func lengths(of reader: ReaderClosure, in scope: ProgramScope) -> [UnsoundLength] {
  let formula = ReaderFormula(of: reader, in: scope)
  var seen: Set<SourceSpan> = []
  return scope.uses(of: reader).flatMap { use -> [UnsoundLength] in
    // Code that is called is looked at from the call.
    guard !use.isInCalledCode, !formula.isTested(around: use) else { return [] }
    if let argument = use.frameArgument {
      guard seen.insert(argument.value.span).inserted else { return [] }
      let code = use.scope(in: reader)
      let source = code.value(of: argument.value).expression
      return formula.length(argument.value, in: code).flatMap { UnsoundLength(argument, source, $0) }.map { [$0] } ?? []
    }
    guard let (call, function) = use.taker(in: scope) else { return [] }
    let inner = FunctionCall(call, of: function, in: use.scope(in: reader))
    return lengths(in: function, scope).filter { seen.insert($0.argument.value.span).inserted }.compactMap { given in
      let source = given.scope.value(of: given.argument.value).expression
      let length = formula.length(given.argument.value, in: given.scope, calledBy: inner)
      return length.flatMap { UnsoundLength(given.argument, source, $0) }
    }
  }
}

/// The lengths of the frames in a function's code that no condition of the function decides about.
private func lengths(
  in function: FunctionDeclaration,
  _ scope: ProgramScope
) -> [(argument: Argument, scope: CodeScope)] {
  let expressions = scope.declaredValue(around: function.span)?.code.expressions ?? []
  return expressions.flatMap { placed -> [(argument: Argument, scope: CodeScope)] in
    guard let frame = placed.expression.asCall, frame.calledName == "frame", !function.decides(about: frame.span)
    else { return [] }
    return frame.arguments.map { ($0, placed.scope) }
  }
}

extension UnsoundLength {
  /// Nil where the length is sound in readers of any size.
  fileprivate init?(_ argument: Argument, _ source: Expression, _ length: ReaderFormula.Length) {
    self.argument = argument
    self.source = source
    switch length {
    case .inverse(let axis):
      self.axis = axis
      loss = nil
    case .linear(let axis, let factor, let constant) where factor > 0 && constant < 0:
      self.axis = axis
      loss = (factor, -constant)
    case .linear, .constant: return nil
    }
  }
}

extension ProxyUse {
  /// The argument of the frame that the use is a part of.
  fileprivate var frameArgument: Argument? {
    for node in surroundings {
      switch node {
      case .expression(let outer):
        guard let call = outer.asCall, call.calledName == "frame" else { continue }
        if let argument = call.argument(around: expression) { return argument }
      case .closure, .function, .statement, .ifStatement: return nil
      case .condition, .type, .pattern: continue
      }
    }
    return nil
  }

  /// The function of the program that gets what is used as an argument, as it is.
  fileprivate func taker(in scope: ProgramScope) -> (call: CallExpression, function: FunctionDeclaration)? {
    for case .expression(let outer) in surroundings.prefix(2) {
      guard let call = outer.asCall,
        call.arguments.contains(where: { $0.value.unwrapped.span == expression.unwrapped.span }),
        let function = scope.calledFunction(call)?.function, !function.isInitializer
      else { continue }
      return (call, function)
    }
    return nil
  }
}

extension FunctionDeclaration {
  /// Whether the code at `span` depends on a condition of the function.
  fileprivate func decides(about span: SourceSpan) -> Bool {
    guard let body else { return true }
    return CodeWalk(body).contains { node in
      switch node {
      case .ifStatement(let statement): return statement.span.contains(span)
      case .statement(let statement):
        switch statement.kind {
        case .guard: return true
        case .switch: return statement.span.contains(span)
        default: return false
        }
      case .expression(let expression):
        if case .ternary = expression.kind { return expression.span.contains(span) }
        return false
      case .closure, .condition, .function, .pattern, .type: return false
      }
    }
  }
}

private func problem(
  _ length: UnsoundLength,
  _ reader: ReaderClosure,
  size: Size?,
  in scope: ProgramScope
) -> Problem? {
  guard let place = scope.place(length.argument.value.span), let whole = scope.place(reader.call.nameSpan),
    let source = scope.place(length.source.span)
  else { return nil }
  let text = scope.text(source)
  let name = source == place ? "'\(text)'" : "'\(scope.text(place))', which is '\(text)',"
  let what = length.loss == nil ? "not finite" : "negative"
  let moment = size.map { "here, where the reader is \($0.points)" } ?? "while the reader is smaller than that"
  var proposals: [FixProposal] = []
  if length.loss != nil {
    let edit = TextEdit(range: source.range, replacement: "max(0, \(text))")
    proposals = [
      FixProposal("bound it with 'max(0, …)'", keepsMeaning: true, edits: [FileEdit(file: source.file, edit: edit)])
    ]
  }
  return Problem(
    place,
    "\(name) is \(what) \(moment), which SwiftUI reports as \"Invalid frame dimension (negative or non-finite)\"; "
      + "bound it below by 0",
    related: [RelatedPlace(whole, "the reader")],
    proposals: proposals,
    severity: size == nil ? .hint : nil
  )
}
