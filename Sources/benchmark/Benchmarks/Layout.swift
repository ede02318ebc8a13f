import Layout

extension Benchmark {
  static let layout = Benchmark("layout", "a tree of stacks made and laid out from scratch") {
    [1_000, 10_000, 100_000].flatMap { count in
      [(4, "wide"), (10, "medium"), (1_000, "flat")].map { breadth, shape in
        fixedLeaves("\(count) fixed leaves, \(shape)", count: count, breadth: breadth)
      }
    }
      + [4, 12, 24].map { depth in
        chain("flexible leaves in a chain \(depth) deep", depth: depth)
      }
  }

  private static func fixedLeaves(_ label: String, count: Int, breadth: Int) -> Measurement {
    var nodes = 0
    let seconds = Stopwatch.median(runs: 5) {
      let tree = LayoutTree(environment: LayoutEnvironment(), measurer: InterTextMeasurer(platform: .iOS))
      var level = (0..<count).map { _ in
        tree.append(.frame(FixedFrame(width: 10, height: 10)), children: [tree.append(.fill)])
      }
      nodes = count * 2
      var isRow = true
      while level.count > 1 {
        level = stride(from: 0, to: level.count, by: breadth).map { start in
          let children = Array(level[start..<min(start + breadth, level.count)])
          return tree.append(stack(isRow: isRow), children: children)
        }
        nodes += level.count
        isRow.toggle()
      }
      if let root = level.first { tree.layOut(root, in: container) }
    }
    return Measurement(label: label, value: seconds / Double(max(1, nodes)) * 1e9, unit: "ns/node")
  }

  /// Stacks in stacks, rows and columns by turns, each beside a flexible leaf: what is exponential for an engine that
  /// asks every child several times.
  private static func chain(_ label: String, depth: Int) -> Measurement {
    let seconds = Stopwatch.median {
      let tree = LayoutTree(environment: LayoutEnvironment(), measurer: InterTextMeasurer(platform: .iOS))
      var node = tree.append(.fill)
      for level in 0..<depth {
        node = tree.append(stack(isRow: level.isMultiple(of: 2)), children: [tree.append(.fill), node])
      }
      tree.layOut(node, in: container)
    }
    return Measurement(label: label, value: seconds / Double(2 * depth + 1) * 1e9, unit: "ns/node")
  }

  private static let container = Container(size: Size(width: 393, height: 852))

  private static func stack(isRow: Bool) -> LayoutBehavior {
    isRow
      ? .hStack(StackParameters(alignment: .verticalCenter, spacing: 0))
      : .vStack(StackParameters(alignment: .horizontalCenter, spacing: 0))
  }
}
