import Interpreter
import LSPProtocol
import Semantics
import SourceText
import Syntax

/// A value that reaches an element from another one: a preference from below, a value of the environment from around.
struct ElementFlow: JSONWritable {
  enum Kind: String {
    case preference
    case environment
  }

  let kind: Kind
  let key: String
  let value: String
  /// For a value of the environment, the element that the modifier which sets it stands on; nil where that is none, and
  /// for the default.
  let source: ElementID?
  let target: ElementID
  /// The line on which the value is set, from 1.
  var line: Int?

  /// Further ones are not told.
  private static let mostFlows = 400

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("key", key)
      json.member("value", value)
      json.member("from", optional: source?.index)
      json.member("to", target.index)
      json.member("line", optional: line)
    }
  }

  static func all(in scene: SceneResult, _ places: [PreviewState.Place?], _ program: Program) -> [ElementFlow] {
    let flows = preferences(in: scene.elements) + environment(in: scene.elements, places, program)
    return Array(flows.prefix(mostFlows))
  }

  /// From every element that hands a value up to each one around it that receives the key.
  private static func preferences(in elements: [Element]) -> [ElementFlow] {
    var result: [ElementFlow] = []
    for writer in elements {
      for write in writer.preferenceWrites {
        var current = writer.parent
        while let id = current, elements.indices.contains(id.index), result.count < mostFlows {
          let reader = elements[id.index]
          if reader.preferenceReads.contains(where: { $0.key == write.key }) {
            result.append(
              ElementFlow(kind: .preference, key: write.key, value: write.value, source: writer.id, target: id)
            )
          }
          current = reader.parent
        }
      }
    }
    return result
  }

  /// From the element around that a value is set on.
  private static func environment(
    in elements: [Element],
    _ places: [PreviewState.Place?],
    _ program: Program
  ) -> [ElementFlow] {
    var result: [ElementFlow] = []
    for reader in elements {
      for read in reader.environmentReads where result.count < mostFlows {
        var flow = ElementFlow(
          kind: .environment,
          key: read.key,
          value: read.value,
          source: nil,
          target: reader.id
        )
        if let writer = read.writer.flatMap({ program.absolute($0) }), let text = program.files[writer.file]?.tree.text
        {
          flow.line = text.lineColumn(at: writer.range.start).line + 1
          let ancestors = ancestors(of: reader, in: elements)
          flow = flow.from(receiver(of: writer.range, in: writer.file, text, among: ancestors, places))
        }
        result.append(flow)
      }
    }
    return result
  }

  private func from(_ source: ElementID?) -> ElementFlow {
    ElementFlow(kind: kind, key: key, value: value, source: source, target: target, line: line)
  }

  private static func ancestors(of element: Element, in elements: [Element]) -> [ElementID] {
    var result = [element.id]
    while let last = result.last, elements.indices.contains(last.index), let parent = elements[last.index].parent {
      result.append(parent)
    }
    return result
  }

  /// What a modifier stands on: the element whose call ends last before the modifier's name, where nothing but further
  /// modifiers stand between.
  private static func receiver(
    of modifier: ByteRange,
    in file: FileID,
    _ text: SourceText,
    among ancestors: [ElementID],
    _ places: [PreviewState.Place?]
  ) -> ElementID? {
    var best: (end: ByteOffset, id: ElementID)?
    for id in ancestors {
      guard places.indices.contains(id.index), let place = places[id.index], place.file == file,
        place.range.end <= modifier.start, best.map({ $0.end <= place.range.end }) ?? true
      else { continue }
      best = (place.range.end, id)
    }
    guard let best, isChain(text.slice(in: ByteRange(best.end, modifier.start))) else { return nil }
    return best.id
  }

  /// Whether bytes are calls of members, the last of which is unfinished.
  private static func isChain(_ bytes: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="): if depth == 0 { return false }
      default: break
      }
      if depth < 0 { return false }
    }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
    return bytes.first { !isBlank($0) } == UInt8(ascii: ".") && bytes.last { !isBlank($0) } == UInt8(ascii: ".")
  }
}
