import Layout

extension Benchmark {
  static let layout = Benchmark("layout", "a tree of stacks laid out; the tree is there before") {
    let shapes = ["wide", "4", "8", "12"]
    let peer = PythonPeer.taffy
    let theirs = peer.measure(
      shapes.flatMap { shape in [1_000, 10_000].flatMap { [shape, "\($0)"] } } + ["24", "74"]
    )
    return shapes.flatMap { fixedLeaves($0, theirs) } + flexibleChains(theirs)
  }

  private static func fixedLeaves(_ shape: String, _ theirs: [String: Double]) -> [Measurement] {
    var before: Double?
    let name = shape == "wide" ? "fixed leaves, wide" : "fixed leaves, \(shape) deep"
    return [1_000, 10_000, 100_000].flatMap { count in
      var sample = LayoutSample(shape, count: count)
      let cost = sample.nanosecondsPerNode()
      guard count < 100_000 else {
        return [
          Measurement(
            label: "\(name), \(count) nodes",
            value: cost,
            unit: "ns/node",
            comparison: Comparison(cost, to: "10000 nodes", before)
          )
        ]
      }
      before = cost
      let key = "\(shape)-\(count)"
      let leaf = sample.microsecondsAfterOneLeaf()
      return [
        Measurement(
          label: "\(name), \(count) nodes",
          value: cost,
          unit: "ns/node",
          comparison: Comparison(cost, to: PythonPeer.taffy.name, theirs[key].map { $0 * 1e9 })
        ),
        Measurement(
          label: "\(name), \(count) nodes, one leaf changed",
          value: leaf,
          unit: "µs",
          comparison: Comparison(leaf, to: PythonPeer.taffy.name, theirs[key + "-leaf"].map { $0 * 1e6 })
        ),
      ]
    }
  }

  /// Stacks in stacks, each beside flexible leaves: what is exponential for an engine that asks every child several
  /// times.
  private static func flexibleChains(_ theirs: [String: Double]) -> [Measurement] {
    var shallow: Double?
    return [4, 12, 24].flatMap { depth in
      let cost = LayoutSample(chain: depth).nanosecondsPerNode()
      let label = "flexible leaves in a chain \(depth) deep"
      var rows = [
        Measurement(
          label: label,
          value: cost,
          unit: "ns/node",
          comparison: shallow.map { Comparison(cost, to: "4 deep", $0) }
        )
      ]
      if depth == 24 {
        let peer = theirs["24-74"].map { $0 * 1e9 }
        let comparison = Comparison(cost, to: "\(PythonPeer.taffy.name) with fixed leaves", peer)
        rows.append(Measurement(label: label, value: cost, unit: "ns/node", comparison: comparison))
      }
      shallow = shallow ?? cost
      return rows
    }
  }
}
