import Semantics
import ViewGraph

/// The views with `.tabItem` of one `TabView` as `Tab`s: all of them, since the two do not mix.
struct TabConversion {
  private let view: CallExpression
  private let content: ClosureExpression
  private let scope: ProgramScope

  /// The `TabView` around an item; nil where the item does not stand directly in one.
  init?(around item: CallOccurrence, in scope: ProgramScope) {
    guard case .closure(let content, let view?) = item.scope.kind, view.isInitializer, view.calledName == "TabView"
    else { return nil }
    self.view = view
    self.content = content
    self.scope = scope
  }

  /// The initializer that takes what the item shows.
  static func spelling(of item: CallExpression, isSelected: Bool, in scope: ProgramScope) -> String {
    let title = item.closures.last.map { TabTitle($0.closure, in: scope) }
    let value = isSelected ? "value:" : ""
    return title?.image.map { "Tab(_:\($0):\(value)content:)" } ?? "Tab(\(value)content:label:)"
  }

  /// Whether the tabs need values to be selected by.
  var isSelected: Bool { view.argument("selection") != nil }

  var edits: [FileEdit?]? {
    let statements = content.body.statements
    let edits = statements.map { statement -> FileEdit? in
      guard case .expression(let expression) = statement.kind, let call = expression.asCall,
        let place = scope.place(expression.span)
      else { return nil }
      let indentation = scope.lineIndentation(of: place)
      let unit = scope.indentationUnit(around: place)
      return Page(call, in: scope)?.tab(isSelected: isSelected, indentedBy: indentation, unit)
        .flatMap { scope.replacing(expression.span, with: $0) }
    }
    return edits.isEmpty || edits.contains { $0 == nil } ? nil : edits
  }
}

/// One view of the old kind.
private struct Page {
  private let scope: ProgramScope
  /// The closure of `.tabItem`.
  private let item: ClosureExpression
  /// The argument of `.tag`.
  private let tag: Expression?
  /// Modifiers that belong to the tab: `.badge(3)`.
  private let badge: String
  private let content: MovedCode

  init?(_ call: CallExpression, in scope: ProgramScope) {
    let calls = call.chain.reversed()
    guard let first = calls.first, let start = first.receiver?.span ?? calls.first?.span,
      let place = scope.place(start), var text = scope.text(start)
    else { return nil }
    var item: ClosureExpression?
    var tag: Expression?
    var badge = ""
    for modifier in first.receiver == nil ? Array(calls.dropFirst()) : calls {
      guard let piece = scope.modifierText(modifier) else { return nil }
      switch modifier.calledName {
      case "tabItem": item = modifier.closures.last?.closure
      case "tag": tag = modifier.unlabeled?.value
      case "badge" where item != nil: badge += piece.drop { $0.isWhitespace }
      default: text += piece
      }
    }
    guard let item else { return nil }
    self.scope = scope
    self.item = item
    self.tag = tag
    self.badge = badge
    content = MovedCode(text, indentedBy: scope.lineIndentation(of: place))
  }

  /// The tab; nil where it needs a value to be selected by and has none.
  func tab(isSelected: Bool, indentedBy indentation: String, _ unit: String) -> String? {
    let title = TabTitle(item, in: scope)
    var arguments = title.arguments
    if isSelected {
      guard let value = tag.flatMap({ scope.text($0.span) }) else { return nil }
      arguments.append("value: \(value)")
    }
    let inner = indentation + unit
    let head = arguments.isEmpty ? "Tab" : "Tab(\(arguments.joined(separator: ", ")))"
    var text = "\(head) {\n\(inner)\(content.text(indentedBy: inner))\n\(indentation)}"
    if title.arguments.isEmpty {
      let label = item.body.statements.compactMap { scope.code(at: $0.span)?.text(indentedBy: inner) }
      text += " label: {\n" + label.map { "\(inner)\($0)\n" }.joined() + "\(indentation)}"
    }
    return text + badge
  }
}

/// What a tab is labeled with, where that is a title with an image and no more: `"Search", systemImage: "magnifyingglass"`.
private struct TabTitle {
  private let scope: ProgramScope
  /// The arguments as they are written; none where the label is something else.
  private(set) var arguments: [String] = []
  /// The label of the image's argument.
  private(set) var image: String?

  init(_ item: ClosureExpression, in scope: ProgramScope) {
    self.scope = scope
    let parts = item.body.statements.compactMap { statement -> CallExpression? in
      if case .expression(let expression) = statement.kind { expression.asCall } else { nil }
    }
    guard parts.count == item.body.statements.count, parts.allSatisfy(\.isInitializer) else { return }
    if parts.count == 1, parts[0].calledName == "Label", parts[0].arguments.count == 2 {
      image = parts[0].arguments[1].label
      arguments = image == nil ? [] : written(parts[0])
      return
    }
    guard parts.count == 2, let title = parts.first(where: { $0.calledName == "Text" }),
      let picture = parts.first(where: { $0.calledName == "Image" }), title.arguments.count == 1,
      title.unlabeled != nil, picture.arguments.count == 1, let name = scope.text(picture.arguments[0].value.span)
    else { return }
    image = [nil: "image", "systemName": "systemImage"][picture.arguments[0].label]
    arguments = image.map { written(title) + ["\($0): \(name)"] } ?? []
  }

  private func written(_ call: CallExpression) -> [String] {
    call.arguments.compactMap { argument in
      scope.text(argument.value.span).map { text in argument.label.map { "\($0): \(text)" } ?? text }
    }
  }
}
