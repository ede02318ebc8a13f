import Catalog
import Semantics
import SourceText
import ViewGraph

extension Modernisation {
  /// Views, types and environment values with a successor.
  static let views: [Modernisation] = [
    Modernisation(
      name: "action-sheet",
      old: "actionSheet(isPresented:content:)",
      new: "confirmationDialog(_:isPresented:actions:)",
      since: .iOS(15),
      note: "",
      bad: [
        "Text(\"a\").actionSheet(isPresented: $isOn) { ActionSheet(title: Text(\"A\")) }",
        "VStack { Text(\"a\") }.actionSheet(isPresented: $isOn, content: { ActionSheet(title: Text(\"A\")) })",
      ],
      good: ["Text(\"a\").confirmationDialog(\"A\", isPresented: $isOn) { Button(\"Go\") {} }", "Text(\"sheet\")"],
      find: { unit, scope in
        unit.modifierCalls("actionSheet").map { occurrence in
          let question = QuestionConversion(occurrence.call, makes: "ActionSheet", in: scope)
          let edits = question?.edits(as: "confirmationDialog", extra: ", titleVisibility: .visible")
          return Use(occurrence.call.nameSpan, edits, keepsMeaning: false, remark: question?.remark)
        }
      }
    ),
    Modernisation(
      name: "alert",
      old: "alert(isPresented:content:)",
      new: "alert(_:isPresented:actions:message:)",
      since: .iOS(15),
      note: "",
      bad: [
        "Text(\"a\").alert(isPresented: $isOn) { Alert(title: Text(\"A\")) }",
        "VStack { Text(\"a\") }.alert(isPresented: $isOn, content: { Alert(title: Text(\"A\")) })",
      ],
      good: ["Text(\"a\").alert(\"A\", isPresented: $isOn) { Button(\"Go\") {} }", "Text(\"alert\")"],
      find: { unit, scope in
        unit.modifierCalls("alert").filter { isOldAlert($0.call, in: unit, scope) }.map { occurrence in
          let question = QuestionConversion(occurrence.call, makes: "Alert", in: scope)
          let isOfItem = occurrence.call.argument("item") != nil
          return Use(
            occurrence.call.nameSpan,
            question?.edits(as: "alert"),
            keepsMeaning: false,
            spellings: isOfItem
              ? ("alert(item:content:)", "alert(_:isPresented:presenting:actions:message:)") : nil,
            remark: question?.remark
          )
        }
      }
    ),
    Modernisation(
      name: "gesture",
      old: "MagnificationGesture",
      new: "MagnifyGesture",
      since: .iOS(17),
      note:
        "The value is a structure now (`value.magnification`). The same holds for `RotationGesture` and `RotateGesture`.",
      bad: ["Text(\"a\").gesture(MagnificationGesture())", "Text(\"a\").gesture(RotationGesture())"],
      good: ["Text(\"a\").gesture(MagnifyGesture())", "Text(\"a\").gesture(RotateGesture())"],
      find: { unit, scope in
        [("MagnificationGesture", "MagnifyGesture"), ("RotationGesture", "RotateGesture")].flatMap { spellings in
          unit.viewCalls(spellings.0).map { gesture in
            Use(
              gesture.call.nameSpan,
              GestureConversion(gesture.call, to: spellings.1, in: scope).edits,
              keepsMeaning: false,
              spellings: spellings
            )
          }
        }
      }
    ),
    Modernisation(
      name: "navigation-link",
      old: "NavigationLink(isActive:)",
      new: "navigationDestination(isPresented:)",
      since: .iOS(16),
      note: "`NavigationLink(tag:selection:)` is `NavigationLink(value:)` with `navigationDestination(for:)` now.",
      bad: [
        "NavigationStack { NavigationLink(destination: Text(\"b\"), isActive: $isOn) { Text(\"a\") } }",
        "NavigationStack { NavigationLink(\"a\", isActive: $isOn) { Text(\"b\") } }",
        "struct A: View {\n  @State private var page: Int?\n  var body: some View {\n    NavigationStack { NavigationLink(\"a\", tag: 1, selection: $page) { Text(\"b\") } }\n  }\n}\n",
      ],
      good: [
        "NavigationStack { Button(\"a\") { isOn = true }.navigationDestination(isPresented: $isOn) { Text(\"b\") } }",
        "NavigationStack { NavigationLink(\"a\", value: 1).navigationDestination(for: Int.self) { Text(\"\\($0)\") } }",
      ],
      find: { unit, scope in
        unit.viewCalls("NavigationLink").compactMap { occurrence in
          let labels = Set(occurrence.call.arguments.compactMap(\.label))
          if labels.contains("isActive") { return Use(occurrence.call.nameSpan) }
          guard labels.isSuperset(of: ["tag", "selection"]) else { return nil }
          let spellings = ("NavigationLink(tag:selection:)", "NavigationLink(value:)")
          return Use(occurrence.call.nameSpan, spellings: spellings)
        }
      }
    ),
    Modernisation(
      name: "navigation-view",
      old: "NavigationView",
      new: "NavigationStack",
      since: .iOS(16),
      note: "Columns are `NavigationSplitView`.",
      bad: ["NavigationView { Text(\"a\") }", "NavigationView { VStack { Text(\"a\") } }.padding()"],
      good: ["NavigationStack { Text(\"a\") }", "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }"],
      find: { unit, scope in
        unit.viewCalls("NavigationView").map { occurrence in
          let name = occurrence.call.nameSpan
          // Each of several views is a column, which a stack would show on top of each other.
          guard occurrence.call.content()?.viewStatements.count ?? 1 < 2 else {
            return Use(name, spellings: ("NavigationView", "NavigationSplitView"))
          }
          // The style goes with the view that it is for; one of columns wants another view.
          let styles = scope.modifiers(over: occurrence.call.span).map(\.call).filter {
            $0.calledName == "navigationViewStyle"
          }
          guard styles.allSatisfy(isStackStyle) else {
            return Use(name, spellings: ("NavigationView", "NavigationSplitView"))
          }
          let edits = [scope.replacing(name, with: "NavigationStack")] + styles.map(scope.removingModifier)
          return Use(name, edits, keepsMeaning: false)
        }
      }
    ),
    Modernisation(
      name: "presentation-mode",
      old: "\\.presentationMode",
      new: "\\.dismiss",
      since: .iOS(15),
      note:
        "`dismiss()` takes the place of `presentationMode.wrappedValue.dismiss()`, and `\\.isPresented` that of `isPresented`.",
      bad: [
        "struct A: View {\n  @Environment(\\.presentationMode) private var mode\n  var body: some View { Button(\"Close\") { mode.wrappedValue.dismiss() } }\n}\n",
        "struct B: View {\n  @Environment(\\.presentationMode) var presentationMode\n  var body: some View { Text(\"b\").onDisappear { presentationMode.wrappedValue.dismiss() } }\n}\n",
      ],
      good: [
        "struct A: View {\n  @Environment(\\.dismiss) private var dismiss\n  var body: some View { Button(\"Close\") { dismiss() } }\n}\n",
        "Text(\"presentationMode\")",
      ],
      find: { unit, scope in
        environmentKeys("presentationMode", in: unit, scope) { DismissConversion($0, of: $1, in: scope).edits }
      }
    ),
    Modernisation(
      name: "preview",
      old: "PreviewProvider",
      new: "#Preview",
      since: .xcode(15),
      note: "",
      bad: [
        "struct A: View {\n  var body: some View { Text(\"a\") }\n}\nstruct A_Previews: PreviewProvider {\n  static var previews: some View { A() }\n}\n",
        "struct B: View {\n  var body: some View { Text(\"b\") }\n}\nstruct Previews: PreviewProvider {\n  static var previews: some View { B().padding() }\n}\n",
      ],
      good: [
        "struct A: View {\n  var body: some View { Text(\"a\") }\n}\n#Preview { A() }\n", "Text(\"PreviewProvider\")",
      ],
      find: { unit, scope in
        unit.types(conformingTo: "PreviewProvider").filter { scope.isOnlyPreview($0) }.map { type in
          Use(type.declaration.type.nameSpan, PreviewConversion(type, in: scope).edits)
        }
      }
    ),
    Modernisation(
      name: "section-init",
      old: "Section(header:footer:content:)",
      new: "Section(content:header:footer:)",
      since: .iOS(15),
      note: "",
      bad: [
        "List { Section(header: Text(\"A\")) { Text(\"a\") } }",
        "List { Section(header: Text(\"A\"), footer: Text(\"B\")) { Text(\"a\") } }",
      ],
      good: ["List { Section { Text(\"a\") } header: { Text(\"A\") } }", "List { Section(\"A\") { Text(\"a\") } }"],
      find: sections
    ),
    Modernisation(
      name: "size-category",
      old: "\\.sizeCategory",
      new: "\\.dynamicTypeSize",
      since: .iOS(15),
      note: "",
      bad: [
        "struct A: View {\n  @Environment(\\.sizeCategory) private var size\n  var body: some View { Text(\"\\(size)\") }\n}\n",
        "struct B: View {\n  @Environment(\\.sizeCategory) var sizeCategory\n  var body: some View { Text(\"b\").id(sizeCategory) }\n}\n",
      ],
      good: [
        "struct A: View {\n  @Environment(\\.dynamicTypeSize) private var size\n  var body: some View { Text(\"\\(size)\") }\n}\n",
        "Text(\"sizeCategory\")",
      ],
      find: { unit, scope in
        environmentKeys("sizeCategory", in: unit, scope) { SizeConversion($0, of: $1, in: scope).edits }
      }
    ),
    Modernisation(
      name: "toolbar-placement",
      old: ".navigationBarLeading",
      new: ".topBarLeading",
      since: .iOS(14),
      note: "`.navigationBarTrailing` is `.topBarTrailing` now.",
      bad: [
        "Text(\"a\").toolbar { ToolbarItem(placement: .navigationBarLeading) { Text(\"b\") } }",
        "Text(\"a\").toolbar { ToolbarItemGroup(placement: .navigationBarTrailing) { Text(\"b\") } }",
      ],
      good: [
        "Text(\"a\").toolbar { ToolbarItem(placement: .topBarLeading) { Text(\"b\") } }",
        "Text(\"a\").toolbar { ToolbarItem(placement: .principal) { Text(\"b\") } }",
      ],
      find: toolbarPlacements
    ),
  ]

  private static func environmentKeys(
    _ key: String,
    in unit: RuleUnit,
    _ scope: ProgramScope,
    _ edits: (VariableDeclaration, TypeParts) -> [FileEdit?]?
  ) -> [Use] {
    unit.declaredTypes.flatMap { type in
      type.variables.compactMap { variable in
        guard let path = variable.attribute("Environment")?.arguments?.first?.value,
          case .keyPath(let keys) = path.kind, keys.components.count == 1,
          case .property(key)? = keys.components.first
        else { return nil }
        return Use(path.span, edits(variable, type), keepsMeaning: key != "sizeCategory")
      }
    }
  }

  /// Whether the modifier's closure makes an `Alert`.
  private static func isOldAlert(_ call: CallExpression, in unit: RuleUnit, _ scope: ProgramScope) -> Bool {
    guard ["isPresented", "item"].contains(call.arguments.first?.label), call.arguments.count == 2 else { return false }
    if call.argument("content") != nil { return true }
    guard let content = call.closures.last?.closure else { return false }
    return unit.viewCalls("Alert").contains { content.span.contains($0.call.span) }
      || content.body.singleExpression.flatMap { scope.type(of: $0)?.nominal?.name } == "Alert"
  }

  @Sendable private static func toolbarPlacements(_ unit: RuleUnit, _ scope: ProgramScope) -> [Use] {
    var seen: Set<SourceSpan> = []
    let placements = ["ToolbarItem", "ToolbarItemGroup"].flatMap { unit.viewCalls($0) }.flatMap { occurrence in
      guard let placement = occurrence.call.argument("placement")?.value else { return [Expression]() }
      // Also as the value of a property or constant.
      return scope.sources(of: placement, in: occurrence.scope).found.map(\.expression).filter {
        $0.span.unit == placement.span.unit && seen.insert($0.span).inserted
      }
    }
    return placements.compactMap { placement in
      guard let name = placement.implicitMember,
        let new = ["navigationBarLeading": ".topBarLeading", "navigationBarTrailing": ".topBarTrailing"][name]
      else { return nil }
      return Use(placement.span, [scope.replacing(placement.span, with: new)], spellings: (".\(name)", new))
    }
  }

  @Sendable private static func sections(_ unit: RuleUnit, _ scope: ProgramScope) -> [Use] {
    unit.viewCalls("Section").compactMap { occurrence in
      let call = occurrence.call
      let titles = call.arguments.filter { ["header", "footer"].contains($0.label) && !$0.isTrailing }
      guard !titles.isEmpty, !titles.contains(where: { if case .closure = $0.value.kind { true } else { false } }),
        titles.count + 1 == call.arguments.count, call.arguments.last?.isTrailing == true,
        let content = call.arguments.last.flatMap({ scope.text($0.value.span) })
      else { return nil }
      let parts = titles.map { title in scope.text(title.value.span).map { " \(title.label ?? ""): { \($0) }" } }
      let texts = parts.compactMap { $0 }
      guard texts.count == parts.count else { return Use(call.nameSpan) }
      return Use(call.nameSpan, [scope.replacing(call.span, with: "Section \(content)\(texts.joined())")])
    }
  }

  /// All rows, by name.
  static let all: [Modernisation] = (modifiers + views).ordered { $0.name < $1.name }
}

extension ProgramScope {
  /// Whether the type of previews is there for Xcode alone. One that has a protocol of the program, or that code names, is
  /// more than '#Preview' can be.
  fileprivate func isOnlyPreview(_ type: TypeParts) -> Bool {
    let inherited = type.all.flatMap { $0.type.inheritance }.compactMap(\.name)
    return !inherited.contains(where: declaresType) && names(type.name).isEmpty
  }
}

/// `.navigationViewStyle(.stack)`, also in its older spelling.
private func isStackStyle(_ call: CallExpression) -> Bool {
  guard let style = call.unlabeled?.value.unwrapped else { return false }
  return style.implicitMember == "stack" || style.asCall?.calledName == "StackNavigationViewStyle"
}
