import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let listInScrollView = LintRule(
    id: "list-in-scroll-view",
    summary: "A List or Form inside of a ScrollView",
    documentation: """
      A `List` scrolls by itself and takes the height that it is offered. A vertical `ScrollView` offers none, so the \
      list collapses, and what is left of it scrolls inside of something that scrolls.

      Let the list scroll alone and put what stands above it into a `Section` header or a row; or use a `LazyVStack` in \
      the scroll view. A list with a height of its own is fine.
      """,
    severity: .warning,
    supersedes: ["nested-scroll-same-axis", "zero-size-view"],
    bad: [
      """
      struct Feed: View {
        let posts = ["One", "Two"]
        var body: some View {
          ScrollView {
            Text("Posts").font(.title)
            List(posts, id: \\.self) { Text($0) }
          }
        }
      }
      """,
      """
      struct Options: View {
        @State private var isOn = false
        var body: some View {
          Form { Toggle("On", isOn: $isOn) }
        }
      }
      struct Screen: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Settings")
              Options()
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Feed: View {
        let posts = ["One", "Two"]
        var body: some View {
          List {
            Section {
              ForEach(posts, id: \\.self) { Text($0) }
            } header: {
              Text("Posts").font(.title)
            }
          }
        }
      }
      """,
      """
      struct Feed: View {
        let posts = ["One", "Two"]
        var body: some View {
          ScrollView {
            Text("Posts").font(.title).frame(maxWidth: .infinity)
            List(posts, id: \\.self) { Text($0) }.frame(height: 300)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.elements(named: ViewTraits.hasRows.names.ordered()) { $0.layout.proposal.height == nil }
        .compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ list: Element, in rendering: Rendering) -> Observation? {
  guard list.layout.proposal.height == nil, let scroll = rendering.scrollView(around: list),
    !rendering.isOfPreview(scroll, around: list), !rendering.isDecoration(list), !rendering.isOutOfPlace(list),
    let place = rendering.program.place(list.nameSpan)
  else { return nil }
  return .fault(
    Problem(
      place,
      "'\(list.name)' scrolls by itself and needs a height, but the ScrollView around it offers none, so it is "
        + "\(Points(list.layout.size.height)) high; let it scroll alone, with the rest in its rows and headers, or use a "
        + "'LazyVStack'",
      related: rendering.program.place(scroll.nameSpan).map { [RelatedPlace($0, "this offers no height")] } ?? [],
      proposals: proposals(list, in: scroll, rendering)
    )
  )
}

extension Rendering {
  /// The nearest `ScrollView` around the element, if nothing else that scrolls or presents stands between.
  func scrollView(around element: Element) -> Element? {
    let around = ancestors(of: element).first { Self.scrolling.contains($0.name) && !$0.isUserDefined }
    return around?.name == "ScrollView" ? around : nil
  }

  /// Whether only a preview puts the scroll view around the element, which is part of a component, or puts that
  /// component into the scroll view of another one.
  func isOfPreview(_ scroll: Element, around element: Element) -> Bool {
    guard !isInPreview(element) else { return false }
    return isInPreview(scroll) || ancestors(of: element).prefix { $0.id != scroll.id }.contains(where: isInPreview)
  }

  private func isInPreview(_ element: Element) -> Bool {
    guard let scope = call(of: element)?.scope else { return false }
    return program.isInPreview(scope) || program.parts(of: scope.type).map(program.isPreviewHelper) ?? false
  }

  private static let scrolling: Set = [
    "ScrollView", "List", "Form", "TabView", "NavigationStack", "NavigationView", "NavigationSplitView", "Table",
    "sheet", "popover", "fullScreenCover",
  ]
}

/// Without the ScrollView where it holds nothing else, then with rows that the ScrollView scrolls.
private func proposals(_ list: Element, in scroll: Element, _ rendering: Rendering) -> [FixProposal] {
  guard let call = rendering.call(of: list)?.call, let around = rendering.call(of: scroll)?.call else { return [] }
  return rendering.program.derivedMoving(proposalsOfLists, for: ListPlace(list: call.span, scroll: around.span)) {
    scope in
    var found: [FixProposal] = []
    if let content = around.content(), content.body.statements.count == 1, let only = content.onlyView,
      only.innermost.span == call.span, let alone = Unwrapping(around, content: content, in: scope)
    {
      let title = "let the \(call.calledName ?? "List") scroll by itself"
      found.append(FixProposal(title, keepsMeaning: false, edits: alone.edits()))
    }
    if call.calledName == "List", call.arguments.count == 1, call.content() != nil {
      found += scope.proposal("use a 'LazyVStack'", keepsMeaning: false, scope.renaming(call, to: "LazyVStack"))
    }
    return found
  }
}

private struct ListPlace: Hashable, Sendable {
  let list: SourceSpan
  let scroll: SourceSpan
}

private let proposalsOfLists = Query<ListPlace, Movable<[FixProposal]>>()
