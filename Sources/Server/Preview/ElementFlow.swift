import Interpreter
import LSPProtocol
import Semantics

/// A value that reaches an element from another one: a preference from below, a value of the environment from around.
struct ElementFlow: JSONWritable {
  enum Kind: String {
    case preference
    case environment
  }

  let kind: Kind
  let key: String
  let value: String
  /// Nil where the value is set by what is no element.
  let source: ElementID?
  let target: ElementID

  /// Further ones are not told.
  private static let mostFlows = 400

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("key", key)
      json.member("value", value)
      json.member("from", optional: source?.index)
      json.member("to", target.index)
    }
  }

  static func all(in scene: SceneResult) -> [ElementFlow] {
    let flows = preferences(in: scene.elements) + environment(in: scene.elements)
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

  /// From the element around that sets the value, where one does.
  private static func environment(in elements: [Element]) -> [ElementFlow] {
    var result: [ElementFlow] = []
    for reader in elements {
      for read in reader.environmentReads where result.count < mostFlows {
        var source: ElementID?
        var current = reader.parent
        while let writer = read.writer, let id = current, elements.indices.contains(id.index) {
          let element = elements[id.index]
          if element.nameSpan == writer || element.span == writer { source = id }
          current = source == nil ? element.parent : nil
        }
        result.append(
          ElementFlow(kind: .environment, key: read.key, value: read.value, source: source, target: reader.id)
        )
      }
    }
    return result
  }
}
