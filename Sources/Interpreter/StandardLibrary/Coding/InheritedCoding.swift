import Semantics

/// `super.encode(to: encoder)` and `super.init(from: decoder)` where the superclass has what the compiler makes for it.
extension Evaluator {
  /// Nil where the call is neither.
  func codeInherited(_ name: String, of receiver: Value, as superclass: NominalType, _ site: CallSite) -> Value? {
    guard case .object(let object) = receiver, site.count == 1, ["encode", "init"].contains(name),
      let coder = site.evaluate(0).foreignValue?.object
    else { return nil }
    let nominal = superclass.coded(name == "encode" ? "Encodable" : "Decodable")
    switch coder {
    case let encoder as JSONEncodingContainer where name == "encode":
      encoder.node.begin(.object([]))
      _ = encoder.encoding.write(object.fields, as: nominal, to: encoder.node, depth: encoder.depth)
    case let decoder as JSONContainer where name == "init":
      var value = receiver
      if !decoder.decoding.fill(&value, from: decoder.json, as: nominal, depth: decoder.depth), !isInterrupted {
        _ = decoder.decoding.fail("typeMismatch")
      }
    default: return nil
    }
    return .void
  }
}
