import Interpreter
import Layout
package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// What is not in the code within a range and worth seeing beside it, in the order of places.
  package func inlayHints(in range: ByteRange, of file: FileID, _ kinds: Set<InlayHint.Kind>) -> [InlayHint] {
    var hints: [InlayHint] = []
    if kinds.contains(.type) { hints += typeHints(in: range, of: file) }
    if kinds.contains(.frame) { hints += frameHints(in: range, of: file) }
    return hints.ordered { $0.offset < $1.offset }
  }

  // MARK: Types

  /// The types of variables and of closures' parameters that do not say them.
  private func typeHints(in range: ByteRange, of file: FileID) -> [InlayHint] {
    guard let tree = tree(of: file) else { return [] }
    let typing = Typing(program)
    return tree.root.node(covering: range).descendants.compactMap { node -> InlayHint? in
      guard range.touches(node.range), let name = node.untypedName, name.text != "_" else { return nil }
      guard let type = typing.type(of: name.range, in: file), !type.hasUnknowns, type.isShort else { return nil }
      return InlayHint(
        offset: name.range.end,
        label: ": \(type)",
        kind: .type,
        insertion: type.isWritable ? ": \(type)" : nil,
        explanation: nil
      )
    }
  }

  // MARK: Frames

  /// The sizes of the views that are made in the range, in the scenes that show them first.
  private func frameHints(in range: ByteRange, of file: FileID) -> [InlayHint] {
    let program = program
    var sizes: [ByteOffset: FrameTally] = [:]
    for scene in shownScenes(of: file) {
      if isCancelled() { break }
      var found: [ByteOffset: FrameTally] = [:]
      for element in scene.elements where element.kind == .view {
        guard let place = program.absolute(element.nameSpan), place.file == file, range.touches(place.range) else {
          continue
        }
        found[place.range.end, default: FrameTally(title: scene.title)].add(element)
      }
      // What one scene shows is not mixed with what another does.
      sizes.merge(found) { first, _ in first }
    }
    return sizes.map { offset, tally in
      InlayHint(offset: offset, label: tally.label, kind: .frame, insertion: nil, explanation: tally.explanation)
    }
  }
}

/// The sizes of the instances of one view in a scene.
private struct FrameTally {
  let title: String
  private var widths: [Double] = []
  private var heights: [Double] = []
  private var first: Element?

  init(title: String) { self.title = title }

  mutating func add(_ element: Element) {
    first = first ?? element
    widths.append(element.layout.size.width)
    heights.append(element.layout.size.height)
  }

  /// `120 × 44`, `40–80 × 44`
  var label: String { "\(Self.range(widths)) × \(Self.range(heights))" }

  var explanation: String? {
    guard let first else { return nil }
    let place = "at \(PointText.point(first.layout.globalFrame.origin)) in \(title)"
    return widths.count == 1 ? place : "\(widths.count) instances, the first \(place)"
  }

  private static func range(_ lengths: [Double]) -> String {
    guard let least = lengths.min(), let most = lengths.max(), least != most else {
      return PointText.length(lengths.first)
    }
    return "\(PointText.length(least))–\(PointText.length(most))"
  }
}

extension SyntaxNode {
  /// The name of a variable or closure parameter whose type is not written.
  fileprivate var untypedName: SyntaxNode? {
    switch kind {
    case .patternBinding:
      guard let binding = PatternBindingSyntax(self), binding.type == nil, binding.initializer != nil,
        let pattern = binding.pattern, pattern.kind == .identifierPattern
      else { return nil }
      return pattern.boundNames.first
    case .closureParameter:
      guard child(where: \.isType) == nil else { return nil }
      return tokens.last { $0.kind == .identifier }
    default: return nil
    }
  }
}

extension Type {
  /// Whether it is short enough to stand beside the code.
  fileprivate var isShort: Bool { description.utf8.count <= 40 }

  /// Whether it can be written as it is described.
  fileprivate var isWritable: Bool {
    switch self {
    case .opaque, .parameter, .member, .unknown, .variable: false
    case .nominal(_, let arguments): arguments.allSatisfy(\.isWritable)
    case .tuple(let elements): elements.allSatisfy { $0.type.isWritable }
    case .function(let function): function.result.isWritable && function.parameters.allSatisfy(\.isWritable)
    case .metatype(let inner), .inout(let inner): inner.isWritable
    case .existential: true
    }
  }
}
