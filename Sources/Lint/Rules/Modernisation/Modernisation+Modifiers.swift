import Catalog
import Semantics
import SourceText
import ViewGraph

extension Modernisation {
  /// Modifiers with another name or other arguments.
  static let modifiers: [Modernisation] = [
    Modernisation(
      name: "accessibility",
      old: "accessibility(label:)",
      new: "accessibilityLabel(_:)",
      since: .iOS(14),
      note: "The same holds for values, hints, identifiers, traits and the rest of the family.",
      bad: ["Text(\"a\").accessibility(label: Text(\"A\"))", "Text(\"a\").accessibility(hidden: true)"],
      good: ["Text(\"a\").accessibilityLabel(Text(\"A\"))", "Text(\"a\").accessibilityHidden(true)"],
      find: accessibility
    ),
    Modernisation(
      name: "corner-radius",
      old: "cornerRadius(_:)",
      new: "clipShape(.rect(cornerRadius:))",
      since: .iOS(16),
      note: "",
      bad: [
        "Color.red.frame(height: 40).cornerRadius(8)", "Text(\"a\").padding().background(.yellow).cornerRadius(4)",
      ],
      good: ["Color.red.frame(height: 40).clipShape(.rect(cornerRadius: 8))", "RoundedRectangle(cornerRadius: 8)"],
      find: { unit, scope in
        uses(of: "cornerRadius", in: unit, scope, labels: [nil]) { call, value in
          [scope.replacingModifier(call, with: ".clipShape(.rect(cornerRadius: \(value)))")]
        }
          + uses(of: "cornerRadius", in: unit, scope, labels: [nil, "antialiased"]) { call, value in
            guard let smooth = call.argument("antialiased").flatMap({ scope.text($0.value.span) }) else { return nil }
            let style = smooth == "true" ? "" : ", style: FillStyle(antialiased: \(smooth))"
            return [scope.replacingModifier(call, with: ".clipShape(.rect(cornerRadius: \(value))\(style))")]
          }
      }
    ),
    Modernisation(
      name: "foreground-style",
      old: "foregroundColor(_:)",
      new: "foregroundStyle(_:)",
      since: .iOS(15),
      note: "On a `Text` that is joined with others the new modifier needs iOS 17.",
      bad: ["Text(\"a\").foregroundColor(.red)", "HStack { Circle() }.foregroundColor(Color.blue)"],
      good: ["Text(\"a\").foregroundStyle(.red)", "HStack { Circle() }.foregroundStyle(Color.blue)"],
      find: foregroundStyles
    ),
    Modernisation(
      name: "ignores-safe-area",
      old: "edgesIgnoringSafeArea(_:)",
      new: "ignoresSafeArea(_:edges:)",
      since: .iOS(14),
      note: "Without `.container` the new modifier also ignores the keyboard.",
      bad: ["Color.red.edgesIgnoringSafeArea(.all)", "Color.red.edgesIgnoringSafeArea(.top)"],
      good: ["Color.red.ignoresSafeArea()", "Color.red.ignoresSafeArea(.container, edges: .top)"],
      find: { unit, scope in
        uses(of: "edgesIgnoringSafeArea", in: unit, scope, labels: [nil], keepsMeaning: false) { call, value in
          let arguments = value == ".all" ? ".container" : ".container, edges: \(value)"
          return [scope.replacingModifier(call, with: ".ignoresSafeArea(\(arguments))")]
        }
      }
    ),
    Modernisation(
      name: "navigation-title",
      old: "navigationBarTitle(_:)",
      new: "navigationTitle(_:)",
      since: .iOS(14),
      note:
        "The display mode has a modifier of its own, `navigationBarTitleDisplayMode(_:)`. `navigationBarItems` is "
        + "`toolbar` now, and `navigationBarHidden(true)` is `toolbar(.hidden, for: .navigationBar)` since iOS 16.",
      bad: [
        "Text(\"a\").navigationBarTitle(\"A\")", "Text(\"b\").navigationBarTitle(Text(\"B\"), displayMode: .inline)",
      ],
      good: [
        "Text(\"a\").navigationTitle(\"A\")",
        "Text(\"b\").navigationTitle(\"B\").navigationBarTitleDisplayMode(.inline)",
      ],
      find: barTitles
    ),
    Modernisation(
      name: "on-change",
      old: "onChange(of:perform:)",
      new: "onChange(of:initial:_:)",
      since: .iOS(17),
      note:
        "The new action takes the old and the new value, or nothing. What it captures of the view has the new values; "
        + "in the old one it had those from before the change.",
      bad: [
        "Text(\"a\").onChange(of: isOn) { value in print(value) }",
        "Text(\"a\").onChange(of: isOn, perform: { value in print(value) })",
      ],
      good: [
        "Text(\"a\").onChange(of: isOn) { _, value in print(value) }", "Text(\"a\").onChange(of: isOn) { print(isOn) }",
      ],
      find: onChange
    ),
    Modernisation(
      name: "overlay-argument",
      old: "overlay(_:alignment:)",
      new: "overlay(alignment:content:)",
      since: .iOS(15),
      note: "The same holds for `background`. Colors and other styles may stay arguments: those forms are not old.",
      bad: [
        "Text(\"a\").overlay(Text(\"b\").bold())", "Text(\"a\").background(HStack { Text(\"b\") }, alignment: .top)",
      ],
      good: ["Text(\"a\").overlay { Text(\"b\").bold() }", "Text(\"a\").background(Color.red)"],
      find: { unit, scope in ["overlay", "background"].flatMap { decorations($0, in: unit, scope) } }
    ),
    Modernisation(
      name: "tab",
      old: "tabItem(_:)",
      new: "Tab(_:systemImage:content:)",
      since: .iOS(18),
      note: "Of a label that is no title with a symbol or an image it is `Tab(content:label:)`.",
      bad: [
        "TabView { Text(\"a\").tabItem { Label(\"A\", systemImage: \"star\") } }",
        "TabView { VStack { Text(\"a\") }.tabItem { Text(\"A\") }.tag(1) }",
      ],
      good: ["TabView { Tab(\"A\", systemImage: \"star\") { Text(\"a\") } }", "Text(\"a\").tag(1)"],
      find: { unit, scope in
        unit.modifierCalls("tabItem").map { item -> Use in
          let conversion = TabConversion(around: item, in: scope)
          let new = TabConversion.spelling(of: item.call, isSelected: conversion?.isSelected ?? false, in: scope)
          return Use(item.call.nameSpan, conversion?.edits, keepsMeaning: false, spellings: ("tabItem(_:)", new))
        }
      }
    ),
    Modernisation(
      name: "tint",
      old: "accentColor(_:)",
      new: "tint(_:)",
      since: .iOS(15),
      note: "`Color.accentColor` does not follow the new modifier: views that draw it are left alone.",
      bad: ["Toggle(\"a\", isOn: $isOn).accentColor(.red)", "VStack { Text(\"a\") }.accentColor(Color.blue)"],
      good: ["Toggle(\"a\", isOn: $isOn).tint(.red)", "VStack { Text(\"a\") }.tint(Color.blue)"],
      find: { unit, scope in
        let drawn = unit.modifierCalls("accentColor").filter { scope.drawsAccent(below: $0.call) }
        let found = uses(of: "accentColor", in: unit, scope, labels: [nil], keepsMeaning: false) { call, value in
          let around = Array(call.chain.dropFirst()) + scope.modifiers(over: call.span).map(\.call)
          let isSaid = around.contains { other in
            other.calledName == "tint" && other.unlabeled.flatMap { scope.text($0.value.span) } == value
          }
          return [isSaid ? scope.removingModifier(call) : scope.replacing(call.nameSpan, with: "tint")]
        }
        return found.filter { use in !drawn.contains { $0.call.nameSpan == use.span } }
      }
    ),
  ]

  /// The uses of a modifier with these labels; `edit` gets the text of the first argument.
  static func uses(
    of name: String,
    in unit: RuleUnit,
    _ scope: ProgramScope,
    labels: [String?],
    keepsMeaning: Bool = true,
    _ edit: (CallExpression, String) -> [FileEdit?]?
  ) -> [Use] {
    unit.modifierCalls(name).filter { $0.call.arguments.map(\.label) == labels && $0.hasReceiver }.map {
      occurrence in
      let text = occurrence.call.arguments.first.flatMap { scope.text($0.value.span) }
      return Use(occurrence.call.nameSpan, text.flatMap { edit(occurrence.call, $0) }, keepsMeaning: keepsMeaning)
    }
  }

  private static let accessibilityNames = [
    "label": "Label", "value": "Value", "hint": "Hint", "identifier": "Identifier", "hidden": "Hidden",
    "addTraits": "AddTraits", "removeTraits": "RemoveTraits", "sortPriority": "SortPriority",
    "inputLabels": "InputLabels",
    "activationPoint": "ActivationPoint",
  ]

  @Sendable private static func accessibility(_ unit: RuleUnit, _ scope: ProgramScope) -> [Use] {
    unit.modifierCalls("accessibility").compactMap { occurrence in
      let call = occurrence.call
      guard call.arguments.count == 1, let label = call.arguments[0].label, let name = accessibilityNames[label],
        let value = scope.text(call.arguments[0].value.span)
      else { return nil }
      return Use(
        call.nameSpan,
        [scope.replacingModifier(call, with: ".accessibility\(name)(\(value))")],
        spellings: ("accessibility(\(label):)", "accessibility\(name)(_:)")
      )
    }
  }

  @Sendable private static func foregroundStyles(_ unit: RuleUnit, _ scope: ProgramScope) -> [Use] {
    unit.modifierCalls("foregroundColor").compactMap { occurrence in
      let call = occurrence.call
      guard call.arguments.count == 1, occurrence.hasReceiver, let value = call.unlabeled?.value,
        let text = scope.text(value.span)
      else { return nil }
      // A style is never nil.
      guard text == "nil" || !scope.mayBeNil(value) else { return nil }
      let isKept = text == "nil" || text.hasPrefix(".init")
      let edits = [scope.replacing(call.nameSpan, with: "foregroundStyle")] + namedColors(value, in: scope)
      // Of a text it made a text since iOS 17 only.
      let since: Release? = scope.staysText(occurrence) ? .iOS(17) : nil
      return Use(call.nameSpan, isKept ? nil : edits, since: since)
    }
  }

  @Sendable private static func onChange(_ unit: RuleUnit, _ scope: ProgramScope) -> [Use] {
    unit.modifierCalls("onChange").compactMap { occurrence in
      ObserverConversion(occurrence.call, in: scope).map {
        Use(occurrence.call.nameSpan, $0.edits, keepsMeaning: false)
      }
    }
  }

  @Sendable private static func barTitles(_ unit: RuleUnit, _ scope: ProgramScope) -> [Use] {
    let titles = unit.modifierCalls("navigationBarTitle").map { occurrence in
      let call = occurrence.call
      guard let mode = call.argument("displayMode"), call.arguments.count == 2 else {
        let edits = call.arguments.count == 1 ? [scope.replacing(call.nameSpan, with: "navigationTitle")] : nil
        return Use(call.nameSpan, edits)
      }
      let title = call.unlabeled.flatMap { scope.text($0.value.span) }
      let gap = scope.gap(before: call)
      let edits = title.flatMap { title in
        scope.text(mode.value.span).map { mode in
          let others = call.chain.dropFirst() + scope.modifiers(over: call.span).map(\.call)
          let isSaid = others.contains { $0.calledName == "navigationBarTitleDisplayMode" }
          let own = isSaid ? "" : "\(gap).navigationBarTitleDisplayMode(\(mode))"
          let text = ".navigationTitle(\(title))\(own)"
          return [scope.replacingModifier(call, with: text)]
        }
      }
      // 'navigationTitle' alone leaves the mode to the screens before.
      let new = "navigationTitle(_:)' with 'navigationBarTitleDisplayMode(_:)"
      return Use(call.nameSpan, edits, spellings: ("navigationBarTitle(_:displayMode:)", new))
    }
    let hidden = unit.modifierCalls("navigationBarHidden").compactMap { occurrence -> Use? in
      guard occurrence.call.arguments.count == 1, let value = occurrence.call.unlabeled?.value else { return nil }
      var edits: [FileEdit?]?
      if case .bool(true) = value.kind {
        edits = [scope.replacingModifier(occurrence.call, with: ".toolbar(.hidden, for: .navigationBar)")]
      }
      return Use(
        occurrence.call.nameSpan,
        edits,
        keepsMeaning: false,
        spellings: ("navigationBarHidden(_:)", "toolbar(_:for:)"),
        since: .iOS(16)
      )
    }
    return titles + hidden + unit.modifierCalls("navigationBarItems").map { barItems($0.call, in: scope) }
  }

  /// Items at the two ends of the bar.
  private static func barItems(_ call: CallExpression, in scope: ProgramScope) -> Use {
    let spellings = ("navigationBarItems(leading:trailing:)", "toolbar(content:)")
    let places = ["leading": ".topBarLeading", "trailing": ".topBarTrailing"]
    guard let place = scope.place(call.nameSpan), !call.arguments.isEmpty else {
      return Use(call.nameSpan, spellings: spellings)
    }
    let indentation = scope.lineIndentation(of: place)
    let unit = scope.indentationUnit(around: place)
    let inner = indentation + unit + unit
    let items = call.arguments.compactMap { argument -> String? in
      guard let end = argument.label.flatMap({ places[$0] }), let code = scope.code(at: argument.value.span) else {
        return nil
      }
      return
        "\(indentation)\(unit)ToolbarItem(placement: \(end)) {\n\(inner)\(code.text(indentedBy: inner))\n"
        + "\(indentation)\(unit)}\n"
    }
    guard items.count == call.arguments.count else { return Use(call.nameSpan, spellings: spellings) }
    let text = ".toolbar {\n\(items.joined())\(indentation)}"
    return Use(
      call.nameSpan,
      [scope.replacingModifier(call, with: text)],
      keepsMeaning: false,
      spellings: spellings
    )
  }

  /// Views, and not styles, as arguments.
  private static func decorations(_ name: String, in unit: RuleUnit, _ scope: ProgramScope) -> [Use] {
    unit.modifierCalls(name).compactMap { occurrence in
      let call = occurrence.call
      guard let first = call.arguments.first, first.label == nil, !first.isTrailing,
        call.arguments.dropFirst().allSatisfy({ $0.label == "alignment" }), isOnlyView(first.value, in: scope)
      else { return nil }
      return Use(
        call.nameSpan,
        decoration(call, first.value, in: scope).map { [$0] },
        spellings: ("\(name)(_:alignment:)", "\(name)(alignment:content:)")
      )
    }
  }

  /// Names `Color` before the members that mean no color without it. Where any style may stand, `.brand`, which the
  /// program or a package adds to colors alone, means nothing, and `.primary` is a level of the style around: in a button
  /// that is its tint.
  private static func namedColors(_ color: Expression?, in scope: ProgramScope) -> [FileEdit?] {
    guard let color else { return [] }
    return CodeWalk(color).expressions.compactMap { expression in
      guard let name = expression.implicitMember, let place = scope.place(expression.span) else { return nil }
      let declared = scope.declaredValue(expression)
      let isColor =
        declared.map { $0.scope.type?.qualifiedName == "Color" }
        ?? (TypeDefinition.onlyColorsAlone.contains(name) || scope.unknownType(of: expression) != nil)
      guard isColor else { return nil }
      let start = ByteRange(place.range.start, place.range.start)
      return FileEdit(file: place.file, edit: TextEdit(range: start, replacement: "Color"))
    }
  }

  /// Whether the value is a view, and no color or other style, which may stay an argument.
  private static func isOnlyView(_ value: Expression, in scope: ProgramScope) -> Bool {
    if let view = value.unwrapped.asCall, scope.startsWithView(view) {
      return !styles.contains(view.baseTypeName ?? "")
    }
    guard let type = scope.type(of: value), scope.isView(value) == true else { return false }
    return scope.conforms(type, to: "ShapeStyle") == false
  }

  /// The modifier with its view in a closure: where the view stands on lines of its own it stays there, and so do
  /// comments.
  private static func decoration(_ call: CallExpression, _ view: Expression, in scope: ProgramScope) -> FileEdit? {
    guard let name = call.calledName, let place = scope.place(view.span), let whole = scope.place(call.span),
      let label = scope.place(call.nameSpan)
    else { return nil }
    let alignment = call.argument("alignment").flatMap { scope.text($0.value.span) }.map { "(alignment: \($0))" } ?? ""
    func trimmed(_ text: Substring) -> Substring {
      text.drop(while: \.isWhitespace).prefix(text.count - text.reversed().prefix(while: \.isWhitespace).count)
    }
    func code(_ start: ByteOffset, _ end: ByteOffset) -> String {
      scope.text(Place(file: place.file, range: ByteRange(start, end)))
    }
    let before = code(label.range.end, place.range.start).drop { $0 != "(" }.dropFirst()
    let end = call.argument("alignment").flatMap { scope.place($0.value.span)?.range.end } ?? place.range.end
    let after = code(end, whole.range.end).dropLast()
    guard before.contains("\n") else {
      let text = scope.block(
        ".\(name)\(alignment)",
        trimmed(before) + scope.text(place) + trimmed(after),
        movedFrom: place
      )
      return scope.replacingModifier(call, with: text)
    }
    let close = after.contains("\n") ? "}" : "\n\(scope.lineIndentation(of: label))}"
    return scope.replacingModifier(call, with: ".\(name)\(alignment) {\(before)\(scope.text(place))\(after)\(close)")
  }

  private static let styles: Set = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Material",
  ]
}

extension ProgramScope {
  /// Whether the value is nil, or is known to be of an optional type.
  fileprivate func mayBeNil(_ value: Expression) -> Bool {
    switch value.unwrapped.kind {
    case .nil: true
    case .ternary(let choice): mayBeNil(choice.then) || mayBeNil(choice.otherwise)
    default: value.implicitMember == nil && type(of: value)?.wrapped != nil
    }
  }
}
