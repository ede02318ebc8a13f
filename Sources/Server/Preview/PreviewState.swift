import IDE
package import Interpreter
import LSPProtocol
import Layout
import Rendering

/// What a page shows of a scene, as JSON.
package struct PreviewState {
  /// The scenes that can be chosen, and which one is.
  package var titles: [String] = []
  package var chosen = 0
  package var file = ""
  /// Why the picture is not that of the text as it is; nil where it is.
  package var outdated: String?
  package var scene: SceneResult?
  /// Where elements stand in the source; by their numbers.
  package var places: [Place?] = []

  /// A place in a file, from 1.
  package struct Place: Sendable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  package init() {}

  package var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("file", file)
      json.member("scenes", titles)
      json.member("chosen", chosen)
      json.member("outdated", optional: outdated)
      guard let scene else { return }
      json.member("svg", SceneSVG.document(of: scene))
      json.member("width", SVGText.fine(scene.container.width))
      json.member("height", SVGText.fine(scene.container.height))
      json.member("dark", scene.configuration.isDark)
      json.member("passes", scene.passes)
      json.member("unknowns", scene.unknowns.map(\.reason))
      let pressable = pressable(in: scene)
      json.member(
        "elements",
        scene.elements.map { element in
          ElementJSON(
            element: element,
            place: place(of: element.id),
            sizes: SizeText(element: element, scene: scene).lines,
            isPressable: pressable.contains(element.id)
          )
        }
      )
      json.member("state", scene.state.map { "\($0.name) = \($0.value)" })
    }
    return json.bytes
  }

  /// The elements that do something when they are pressed, themselves or by what they stand in.
  private func pressable(in scene: SceneResult) -> Set<ElementID> {
    var result = Set((scene.picture?.nodes ?? []).filter(\.isPressable).compactMap(\.element))
    for element in scene.elements {
      if let parent = element.parent, result.contains(parent) { result.insert(element.id) }
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
  let isPressable: Bool

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", element.name)
      json.member("kind", element.kind.rawValue)
      json.member("parent", optional: element.parent?.index)
      let frame = element.layout.globalFrame
      json.member("frame", [frame.minX, frame.minY, frame.width, frame.height].map { SVGText.fine($0) })
      json.member("proposal", "\(text(element.layout.proposal.width)) \u{D7} \(text(element.layout.proposal.height))")
      json.member("sizes", sizes)
      json.member("pressable", isPressable)
      json.member("path", element.instancePath.joined(separator: " \u{203A} "))
      json.member("file", optional: place?.file)
      json.member("line", optional: place?.line)
      json.member("column", optional: place?.column)
    }
  }

  private func text(_ length: Double?) -> String {
    guard let length else { return "unspecified" }
    return length.isFinite ? SVGText.number(length) : "infinite"
  }
}
