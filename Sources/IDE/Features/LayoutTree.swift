import Interpreter
import Layout
package import Semantics
package import SourceText

/// A scene as layout made it: what its views are and where.
package struct LayoutTree: Sendable {
  package struct Node: Sendable {
    /// Its number in the scene.
    package let id: Int
    package let name: String
    package let isModifier: Bool
    package let file: FileID
    package let range: ByteRange
    /// In the coordinate space of the container: x, y, width, height.
    package let frame: [Double]
    /// Width and height; nil for one that is not specified.
    package let proposal: [Double?]
    package let children: [Node]
  }

  package let title: String
  package let width: Double
  package let height: Double
  package let root: Node?
}

extension Analysis {
  /// Nodes deeper than this are left out.
  private static let deepest = 256

  /// The scenes of a file in the first configuration of the project.
  package func layoutTrees(of file: FileID) -> [LayoutTree] {
    let program = program
    return shownScenes(of: file).map { scene in
      LayoutTree(
        title: scene.title,
        width: scene.container.width,
        height: scene.container.height,
        root: scene.root.flatMap { node($0, scene, program, depth: 0) }
      )
    }
  }

  private func node(_ id: ElementID, _ scene: SceneResult, _ program: Program, depth: Int) -> LayoutTree.Node? {
    let element = scene[id]
    guard depth < Self.deepest, let place = program.absolute(element.span) else { return nil }
    let frame = element.layout.globalFrame
    return LayoutTree.Node(
      id: id.index,
      name: element.name,
      isModifier: element.kind == .modifier,
      file: place.file,
      range: place.range,
      frame: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height],
      proposal: [element.layout.proposal.width, element.layout.proposal.height],
      children: element.children.compactMap { node($0, scene, program, depth: depth + 1) }
    )
  }
}

extension Analysis {
  /// What the scenes of a file are called; nothing is evaluated for it.
  package func sceneTitles(of file: FileID) -> [String] {
    Scenes.all(in: file, program: program).map { request in
      request.preview.map { "#Preview \"\($0)\"" } ?? request.view
    }
  }
}
