import Layout
import Semantics

/// Joins what views hand up for a key (OpenSwiftUI: PreferenceKey, PreferenceTransformModifier, DynamicContainer).
/// A single contribution is taken as it is; two or more are joined by the key's own `reduce`, in the order of the view
/// tree, with backgrounds before what they decorate. A container whose content may change always contributes.
final class PreferenceReader {
  /// The joined value, nil where nothing contributes, and how many contributions were joined.
  struct Read {
    var value: Value?
    var contributions = 0
    /// One of the writers.
    var writer: SourceSpan?
    /// The container whose default this is, where nothing in it writes.
    var container: SourceSpan?
    var loss: Element.PreferenceLoss?
    /// Keys of dictionaries under which two contributions have different values.
    var sharedKeys: [Value] = []
  }

  private let evaluator: Evaluator
  private let tree: LayoutTree
  /// How many nodes were looked at.
  var visits = 0

  /// Of so many nodes that are looked at one takes a step: readers within readers look at the same nodes again.
  private static let visitsForStep = 4

  init(evaluator: Evaluator, tree: LayoutTree) {
    self.evaluator = evaluator
    self.tree = tree
  }

  func defaultValue(of key: TypeValue) -> Value {
    evaluator.staticProperty("defaultValue", of: key) ?? .none
  }

  /// What the node and everything below it hands up.
  func read(_ key: TypeValue, of node: SceneNode) -> Read {
    read(key, of: node, depth: 0)
  }

  /// `offset` is how far on the layout of the node is.
  private func read(_ key: TypeValue, of node: SceneNode, depth: Int, offset: Int = 0) -> Read {
    if let stamp = node.stamp { return read(key, of: stamp.content, depth: depth, offset: stamp.offset) }
    visits &+= 1
    if visits % Self.visitsForStep == 0 { evaluator.spend(1) }
    guard depth < Expander.maximumDepth * 4, evaluator.fuel > 0, isPlaced(node, offset) else { return Read() }
    if case .preference(let modifier) = node.role, modifier.key.isSame(as: key) {
      return apply(modifier, to: node, depth)
    }
    let children = node.isBackground ? node.children.reversed() : node.children
    var joined = Read()
    for child in children {
      let next = read(key, of: child, depth: depth + 1, offset: offset)
      guard next.value != nil else { continue }
      joined = joined.value == nil ? next : join(key, joined, next)
    }
    if joined.value == nil, node.isDynamic {
      joined.value = defaultValue(of: key)
      joined.container = node.source?.nameSpan
    }
    return joined
  }

  /// Two contributions as one, with what got lost on the way.
  private func join(_ key: TypeValue, _ first: Read, _ second: Read) -> Read {
    guard let earlier = first.value, let later = second.value else { return first.value == nil ? second : first }
    let result = reduce(key, earlier, later)
    var joined = first
    joined.value = result
    joined.contributions += second.contributions
    joined.writer = first.writer ?? second.writer
    joined.loss = first.loss ?? second.loss
    joined.sharedKeys += second.sharedKeys + sharedKeys(earlier, later)
    if joined.loss == nil, (first.contributions == 0) != (second.contributions == 0) {
      joined.loss = loss(of: first.contributions > 0 ? (first, second) : (second, first), to: result)
    }
    return joined
  }

  /// What `result` gives up of a written value that is joined with a default; nil where it may be both.
  private func loss(of pair: (written: Read, other: Read), to result: Value) -> Element.PreferenceLoss? {
    guard let written = pair.written.value, let other = pair.other.value, !result.isIdentical(to: written) else {
      return nil
    }
    let texts = (written: evaluator.debugDescription(written), result: evaluator.debugDescription(result))
    // Functions do not tell what they do: one that calls both is no loss.
    guard texts.written != texts.result || result.isIdentical(to: other) else { return nil }
    return Element.PreferenceLoss(
      writer: pair.written.writer,
      container: pair.other.container,
      written: texts.written,
      result: texts.result
    )
  }

  private func sharedKeys(_ first: Value, _ second: Value) -> [Value] {
    guard case .dictionary(let earlier) = first, case .dictionary(let later) = second else { return [] }
    return zip(later.keys, later.values).compactMap { key, value in
      earlier[key].flatMap { $0.isSame(as: value) ? nil : key }
    }
  }

  /// The identifiers that two writers have used for different values: keys of dictionaries, or the `id` of elements.
  func collisions(in read: Read) -> [String] {
    guard case .array(let elements)? = read.value, read.contributions > 1, elements.count <= Self.comparedElements
    else {
      return read.sharedKeys.map { evaluator.debugDescription($0) }
    }
    var seen: [HashableValue: Value] = [:]
    var found: [String] = []
    for element in elements {
      guard case .structure(let structure) = element, structure.type.nominal?.declaration != nil,
        let id = evaluator.property("id", of: element)
      else { continue }
      if let other = seen[HashableValue(id)], !other.isSame(as: element) {
        found.append(evaluator.debugDescription(id))
      }
      seen[HashableValue(id)] = element
    }
    return found
  }

  /// How many elements are compared at most.
  private static let comparedElements = 1_000

  /// Views that their container leaves out (`ViewThatFits`) hand nothing up.
  private func isPlaced(_ node: SceneNode, _ offset: Int) -> Bool {
    guard let layout = node.layout else { return true }
    return tree.isPlaced(layout.advanced(by: offset))
  }

  private func apply(_ modifier: PreferenceModifier, to node: SceneNode, _ depth: Int) -> Read {
    var result = Read(value: nil, contributions: 1, writer: modifier.span)
    switch modifier.action {
    case .write(let value): result.value = value
    case .anchor(let source, let transform):
      result.value = evaluator.call(transform, [anchor(source, of: node)])
    case .transform(let transform): result.value = changed(modifier, node, depth, transform, [])
    case .transformAnchor(let source, let transform):
      result.value = changed(modifier, node, depth, transform, [anchor(source, of: node)])
    }
    node.preferenceWrites = [
      Element.PreferenceWrite(
        key: modifier.key.name,
        value: evaluator.describe(result.value ?? .none),
        span: modifier.span,
        isTransform: modifier.isTransform
      )
    ]
    return result
  }

  private func changed(
    _ modifier: PreferenceModifier,
    _ node: SceneNode,
    _ depth: Int,
    _ transform: FunctionValue,
    _ more: [Value]
  ) -> Value {
    let below = node.children.first.map { read(modifier.key, of: $0, depth: depth + 1) } ?? Read()
    var arguments = [below.value ?? defaultValue(of: modifier.key)] + more
    _ = evaluator.call(transform, &arguments)
    return arguments.first ?? .none
  }

  private func anchor(_ source: String, of node: SceneNode) -> Value {
    let frame = node.layout.map { tree.frame(of: $0, in: .global) } ?? .zero
    return .foreign(AnchorValue(source, of: frame))
  }

  private func reduce(_ key: TypeValue, _ value: Value, _ next: Value) -> Value {
    let nextValue = FunctionValue(.native { _, _ in next }, context: .global)
    var arguments: [Value] = [value, .function(nextValue)]
    _ = evaluator.callStatic("reduce", of: key, labels: ["value", "nextValue"], &arguments)
    return arguments.first ?? value
  }
}

extension PreferenceModifier {
  fileprivate var isTransform: Bool {
    switch action {
    case .write, .anchor: false
    case .transform, .transformAnchor: true
    }
  }
}
