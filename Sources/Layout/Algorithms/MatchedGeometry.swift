/// `matchedGeometryEffect`.
package struct MatchedGeometry {
  /// What a follower takes from its source.
  package struct Properties: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let position = Properties(rawValue: 1)
    package static let size = Properties(rawValue: 2)
    package static let frame: Properties = [.position, .size]
  }

  /// Identity and namespace together.
  package var id: AnyHashable
  package var properties: Properties
  package var anchor: UnitPoint
  package var isSource: Bool

  package init(
    id: AnyHashable,
    properties: Properties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) {
    self.id = id
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

extension LayoutTree {
  /// A source is placed as if nothing were there and remembered; a follower waits until every source has its place.
  func placeMatched(_ node: NodeID, _ match: MatchedGeometry, safeArea: Int) {
    if match.isSource {
      if sources[match.id] == nil { sources[match.id] = node }
      placeChildren(of: node, safeArea: safeArea)
    } else {
      followers.append(node)
    }
  }

  /// Places the content of followers where their sources are. Followers inside followers join the queue.
  func placeFollowers() {
    var next = 0
    while next < followers.count {
      placeFollower(followers[next])
      next += 1
    }
    followers.removeAll()
  }

  private func placeFollower(_ node: NodeID) {
    guard case .matchedGeometry(let match) = behaviors[node.index], let area = placed[node.index].safeArea else {
      return
    }
    guard let child = firstChild(of: node), let source = sources[match.id], isPlaced(source) else {
      return placeChildren(of: node, safeArea: Int(area))
    }
    let own = placed[node.index]
    let target = convert(frame(of: source, in: .global), toLocalOf: node)
    let proposal = match.properties.contains(.size) ? Proposal(target.size) : own.proposal
    let size = measure(child, proposal).finite(or: own.size)
    let slot = match.properties.contains(.position) ? target : Rect(origin: .zero, size: own.size)
    let point = slot.point(at: match.anchor)
    let origin = Point(x: point.x - size.width * match.anchor.x, y: point.y - size.height * match.anchor.y)
    place(child, at: origin, proposal, size: size, safeArea: Int(area))
  }
}
