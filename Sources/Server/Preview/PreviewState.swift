import IDE
package import Interpreter
import LSPProtocol
import Layout
import Rendering
package import Semantics
package import SourceText
import Syntax

/// What a page shows of a scene, as JSON.
package struct PreviewState: Sendable {
  /// The scenes that can be chosen, and which one is.
  package var titles: [String] = []
  package var chosen = 0
  package var file = ""
  /// Why the picture is not that of the text as it is; nil where it is.
  package var outdated: String?
  package var scene: SceneResult?
  /// How many passes the state takes to settle, and which one is shown where that is not the last.
  private var passCount = 0
  private var lastPass: Int?
  /// Where elements stand in the source; by their numbers.
  package private(set) var places: [Place?] = []
  /// What values reach elements from others.
  private var flows: [ElementFlow] = []
  /// An editor shows what is clicked on, and applies fixes where it can.
  package var editor: Editor?

  /// What stands behind the page.
  package enum Editor: Sendable {
    case shows
    case showsAndApplies
  }

  /// Where an element stands in a file; line and column of its name, from 1.
  package struct Place: Sendable {
    package let file: FileID
    package let range: ByteRange
    package let name: ByteRange
    package let line: Int
    package let column: Int

    /// Nil for an element that stands nowhere.
    init?(_ element: Element, in program: Program) {
      guard let name = program.absolute(element.nameSpan), let whole = program.absolute(element.span),
        let text = program.files[name.file]?.tree.text
      else { return nil }
      let position = text.lineColumn(at: name.range.start)
      file = name.file
      range = whole.range
      self.name = name.range
      line = position.line + 1
      column = position.column + 1
    }
  }

  package init() {}

  /// Shows a scene, one of several.
  package mutating func take(
    _ scene: SceneResult,
    of scenes: [SceneRequest],
    chosen: Int,
    in program: Program,
    lastPass: Int? = nil
  ) {
    passCount = lastPass == nil ? scene.passes : max(passCount, scene.passes)
    self.lastPass = lastPass
    titles = scenes.map(\.pageTitle)
    self.chosen = chosen
    outdated = nil
    self.scene = scene
    places = scene.elements.map { Place($0, in: program) }
    flows = ElementFlow.all(in: scene, places, program)
  }

  /// The elements of the smallest piece of code at a place that makes any: one for each time that it is run.
  func elements(at offset: ByteOffset, in file: FileID) -> [Int] {
    var best: (count: Int, elements: [Int]) = (.max, [])
    for case (let index, let place?) in places.enumerated()
    where place.file == file && place.range.start <= offset && offset <= place.range.end {
      if place.range.count < best.count { best = (place.range.count, []) }
      if place.range.count == best.count { best.elements.append(index) }
    }
    return best.elements
  }

  package var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("file", file)
      json.member("scenes", titles)
      json.member("chosen", chosen)
      json.member("outdated", optional: outdated)
      json.member("editor", editor != nil)
      json.member("applies", editor == .showsAndApplies)
      guard let scene else { return }
      var options = PictureOptions()
      options.isLive = true
      json.member("svg", SceneSVG.document(of: scene, options: options))
      json.member("width", SVGText.fine(scene.container.width))
      json.member("height", SVGText.fine(scene.container.height))
      json.member("dark", scene.configuration.isDark)
      json.member("passes", scene.passes)
      json.member("passCount", passCount)
      json.member("pass", optional: lastPass)
      json.member("flows", flows)
      json.member("unknowns", scene.unknowns.map(\.reason))
      let inputs = inputs(in: scene)
      let shown = shown(in: scene)
      json.member(
        "elements",
        scene.elements.map { element in
          ElementJSON(
            element: element,
            place: place(of: element.id),
            sizes: SizeText(element: element, scene: scene).lines,
            input: inputs[element.id],
            guides: scene.picture?.guides[element.id] ?? [],
            isShown: shown?.contains(element.id) ?? true
          )
        }
      )
      json.member("state", scene.state.map { "\($0.name) = \($0.value)" })
    }
    return json.bytes
  }

  /// How elements can be used, themselves or by what they stand in.
  private func inputs(in scene: SceneResult) -> [ElementID: PictureInput] {
    var result: [ElementID: PictureInput] = [:]
    for node in scene.picture?.nodes ?? [] {
      if let element = node.element, let input = node.input { result[element] = input }
    }
    for element in scene.elements where result[element.id] == nil {
      if let parent = element.parent, let input = result[parent], input.isOfAll { result[element.id] = input }
    }
    return result
  }

  /// The elements that the picture shows: not those of pages that others lie in front of; nil where there is no picture.
  private func shown(in scene: SceneResult) -> Set<ElementID>? {
    guard let picture = scene.picture else { return nil }
    var result = Set(picture.nodes.compactMap(\.element))
    for element in scene.elements.reversed() where result.contains(element.id) {
      if let parent = element.parent { result.insert(parent) }
    }
    return result
  }

  private func place(of id: ElementID) -> Place? { places.indices.contains(id.index) ? places[id.index] : nil }
}

/// An element as pages show it.
private struct ElementJSON: JSONWritable {
  let element: Element
  let place: PreviewState.Place?
  /// Why it is as large as it is.
  let sizes: [String]
  let input: PictureInput?
  /// The alignment guides that it or its content sets.
  let guides: [Picture.Guide]
  /// The picture shows it.
  let isShown: Bool

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", element.name)
      json.member("kind", element.kind.rawValue)
      json.member("parent", optional: element.parent?.index)
      let frame = element.layout.globalFrame
      json.member("frame", [frame.minX, frame.minY, frame.width, frame.height].map { SVGText.fine($0) })
      json.member("proposal", "\(text(element.layout.proposal.width)) \u{D7} \(text(element.layout.proposal.height))")
      json.member("sizes", sizes)
      if !guides.isEmpty { json.member("guides", guides.map { "\($0.name) \(SVGText.number($0.value))" }) }
      if !isShown { json.member("hidden", true) }
      json.member("pressable", input?.isPressed ?? false)
      json.member("input", optional: input.map(PictureInputJSON.init))
      json.member("path", element.instancePath.joined(separator: " \u{203A} "))
      json.member("file", optional: place?.file.path)
      json.member("line", optional: place?.line)
      json.member("column", optional: place?.column)
    }
  }

  private func text(_ length: Double?) -> String {
    guard let length else { return "unspecified" }
    return length.isFinite ? SVGText.number(length) : "infinite"
  }
}

extension PictureInput {
  /// A press is all that it takes.
  fileprivate var isPressed: Bool {
    switch self {
    case .press, .change: true
    case .text, .number, .steps, .choice, .pages: false
    }
  }
}
