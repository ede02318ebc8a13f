import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let bodyTooLong = LintRule(
    id: "body-too-long",
    summary: "A body that fills more than a screen",
    documentation: """
      A body of more than \(longestBody) lines, or with more than \(mostModifiers) modifiers, hides what stands where, takes \
      the compiler long, and is evaluated whole when any value changes that any part of it reads. Parts that have a name \
      belong into views of their own.

      The fix moves a part into a property, which is the first step and moves no frame. Off unless it is configured.
      """,
    severity: .off,
    bad: [
      """
      struct Tags: View {
        var body: some View {
          VStack {
            HStack {
              Text("a").font(.title).bold().padding(4).background(.red).cornerRadius(4).shadow(radius: 1)
              Text("b").font(.title).bold().padding(4).background(.blue).cornerRadius(4).shadow(radius: 1)
              Text("c").font(.title).bold().padding(4).background(.gray).cornerRadius(4).shadow(radius: 1)
              Text("d").font(.title).bold().padding(4).background(.pink).cornerRadius(4).shadow(radius: 1)
            }
            HStack {
              Text("e").font(.title).bold().padding(4).background(.teal).cornerRadius(4).shadow(radius: 1)
              Text("f").font(.title).bold().padding(4).background(.mint).cornerRadius(4).shadow(radius: 1)
              Text("g").font(.title).bold().padding(4).background(.cyan).cornerRadius(4).shadow(radius: 1)
            }
          }
        }
      }
      """,
      """
      struct Names: View {
        var body: some View {
          HStack {
            VStack {
      \((1...40).map { "        Text(\"\($0)\")" }.joined(separator: "\n"))
            }
            VStack {
      \((41...80).map { "        Text(\"\($0)\")" }.joined(separator: "\n"))
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Tags: View {
        var body: some View {
          VStack {
            Tag(name: "a", color: .red)
            Tag(name: "b", color: .blue)
          }
        }
      }
      struct Tag: View {
        let name: String
        let color: Color
        var body: some View { Text(name).font(.title).bold().padding(4).background(color) }
      }
      """,
      """
      struct Names: View {
        var body: some View {
          List(1...80, id: \\.self) { Text("\\($0)") }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewTypes.compactMap { LongBody($0, in: scope)?.problem }
    }
  )
}

/// As many lines as an editor shows at once.
private let longestBody = 60
private let mostModifiers = 40

/// A body with too much in it.
private struct LongBody {
  private let type: TypeParts
  /// The property or function, and where its name stands.
  private let declaration: SourceSpan
  private let place: Place
  private let body: Body
  private let lines: Int
  private let modifiers: Int
  private let scope: ProgramScope

  init?(_ type: TypeParts, in scope: ProgramScope) {
    let property = type.variables.first { $0.name == "body" && !$0.modifiers.isTypeMember }
    let function = type.functions.first { $0.name == "body" }
    guard let body = property?.accessors.getter?.body ?? function?.body,
      let name = property?.nameSpan ?? function?.nameSpan, let whole = property?.span ?? function?.span,
      let place = scope.place(name)
    else { return nil }
    self.type = type
    self.body = body
    self.place = place
    self.scope = scope
    declaration = whole
    lines = scope.lineCount(of: whole)
    modifiers = CodeWalk(body).expressions.count(where: \.isModifier)
    guard lines > longestBody || modifiers > mostModifiers else { return nil }
  }

  var problem: Problem {
    let size = lines > longestBody ? "\(lines) lines" : "\(modifiers) modifiers"
    return Problem(
      place,
      "the body of '\(type.name)' has \(size), more than \(lines > longestBody ? longestBody : mostModifiers); give its "
        + "parts views of their own",
      related: part.flatMap { scope.place($0.span) }.map { [RelatedPlace($0, "a part that could stand alone")] } ?? [],
      proposals: part.flatMap(proposal).map { [$0] } ?? []
    )
  }

  /// The view that halves the body best of those that need nothing but the view's own members.
  private var part: Expression? {
    let parts = CodeWalk(body).lazy.compactMap { node -> Expression? in
      guard case .closure(let closure, _) = node else { return nil }
      return closure.viewStatements.lazy.compactMap { $0.wholeView }.filter(isMovable).max { size($0) < size($1) }
    }
    return parts.filter(isEnough).min { excess($0) < excess($1) }
  }

  private func size(_ view: Expression) -> Int { scope.lineCount(of: view.span) }

  private func excess(_ view: Expression) -> Int { max(size(view), lines - size(view)) }

  /// Whether the body is short enough without it.
  private func isEnough(_ view: Expression) -> Bool {
    let moved = CodeWalk(view).expressions.count(where: \.isModifier)
    return lines - size(view) < longestBody && modifiers - moved <= mostModifiers && size(view) > 4
  }

  private func isMovable(_ view: Expression) -> Bool {
    guard let call = view.asCall, scope.startsWithFrameworkView(call), scope.call(on: view.span) == nil else {
      return false
    }
    return CodeWalk(view, enteringClosures: false).allSatisfy { node in
      switch node {
      case .expression(let expression):
        if case .local(_, let name) = expression.kind { return name == "self" }
        return true
      case .closure(let closure, _): return closure.body.takesOnlySelf
      case .function, .type: return false
      case .statement, .condition, .pattern, .ifStatement: return true
      }
    }
  }

  private func proposal(_ view: Expression) -> FixProposal? {
    let taken = Set(type.variables.map(\.name) + type.functions.map(\.name))
    guard let name = ["content", "details", "mainPart"].first(where: { !taken.contains($0) }),
      let whole = scope.place(declaration), let code = scope.code(at: view.span)
    else { return nil }
    let indentation = scope.lineIndentation(of: place)
    let inner = indentation + scope.indentationUnit(around: whole)
    let property =
      "\n\n\(indentation)private var \(name): some View {\n\(inner)\(code.text(indentedBy: inner))\n\(indentation)}"
    let edits = [
      scope.replacing(view.span, with: name),
      FileEdit(
        file: whole.file,
        edit: TextEdit(range: ByteRange(whole.range.end, whole.range.end), replacement: property)
      ),
    ].compactMap { $0 }
    return edits.count == 2 ? FixProposal("move a part to '\(name)'", keepsMeaning: true, edits: edits) : nil
  }
}

extension Expression {
  /// A call of one of the framework's modifiers.
  fileprivate var isModifier: Bool {
    guard let call = asCall, call.receiver != nil, let name = call.calledName else { return false }
    return Catalog.modifier(name) != nil
  }
}

extension Body {
  /// Whether it captures no local of the code around it.
  fileprivate var takesOnlySelf: Bool {
    captures.allSatisfy { slots.indices.contains($0.slot) && slots[$0.slot].name == "self" }
  }
}

extension Statement {
  /// The view that it is.
  fileprivate var wholeView: Expression? {
    if case .expression(let expression) = kind { expression } else { nil }
  }
}

extension ProgramScope {
  /// How many lines `span` touches.
  fileprivate func lineCount(of span: SourceSpan) -> Int {
    guard let place = place(span), let text = tree(place.file)?.text else { return 0 }
    return text.lineColumn(at: place.range.end).line - text.lineColumn(at: place.range.start).line + 1
  }
}
