import Queries

/// A sheet of numbers with cells that are derived from them, to ask questions about.
struct Sheet: QueryContext {
  let graph: QueryGraph<Sheet>
  let revision: Int
  let reads: Reads?
  let numbers: [Int: Int]

  init(_ numbers: [Int: Int], graph: QueryGraph<Sheet> = QueryGraph()) {
    self.init(numbers, graph, graph.revision, nil)
  }

  private init(_ numbers: [Int: Int], _ graph: QueryGraph<Sheet>, _ revision: Int, _ reads: Reads?) {
    self.numbers = numbers
    self.graph = graph
    self.revision = revision
    self.reads = reads
  }

  typealias Input = Int

  static func isSteady(_ cell: Int) -> Bool { cell < 0 }

  func noting(in reads: Reads) -> Sheet { Sheet(numbers, graph, revision, reads) }

  /// The sheet with another number, which takes the graph along.
  func setting(_ cell: Int, to number: Int) -> Sheet {
    let revision = graph.advance(changing: [cell])
    return Sheet(numbers.merging([cell: number]) { $1 }, graph, revision, nil)
  }

  /// A copy with another number, beside this one.
  func branch(setting cell: Int, to number: Int) -> Sheet {
    let branch = QueryGraph(branching: graph, at: revision, changed: [cell])
    return Sheet(numbers.merging([cell: number]) { $1 }, graph: branch)
  }

  func number(_ cell: Int) -> Int {
    read(cell)
    return numbers[cell] ?? 0
  }

  /// The sum of the numbers below a cell.
  func sum(below cell: Int, unless isGivenUp: () -> Bool = { false }) -> Int {
    graph.value(of: Self.sums, for: cell, in: self, unless: isGivenUp) { sheet in
      cell <= 0 ? 0 : sheet.number(cell - 1) + sheet.sum(below: cell - 1)
    }
  }

  private static let sums = Query<Int, Int>()

  /// Whether the sum below a cell is odd.
  func isOdd(below cell: Int) -> Bool { graph.value(of: Self.parities, for: cell, in: self) }

  private static let parities = ComparedQuery<Sheet, Int, Bool> { cell, sheet in
    !sheet.sum(below: cell).isMultiple(of: 2)
  }

  /// How many of the sums below the cells up to one are odd.
  func oddCount(upTo cell: Int) -> Int {
    graph.value(of: Self.oddCounts, for: cell, in: self) { sheet in (0...cell).count { sheet.isOdd(below: $0) } }
  }

  private static let oddCounts = Query<Int, Int>()

  /// The cells of a row whose numbers were not found in the row's own cell or in one that seldom changes, and are kept
  /// apart in the graph, or in another one. `meanwhile` happens while each is read.
  func foreignCells(
    ofRow own: Int,
    _ cells: [Int],
    keptIn other: QueryGraph<Sheet>? = nil,
    meanwhile: () -> Void = {}
  ) -> [Int] {
    graph.value(of: Self.rows, for: own, in: self) { sheet in
      cells.filter { cell in
        let part = (other ?? graph).valueApart(of: Self.cells, for: cell, in: sheet, within: [own]) {
          meanwhile()
          return sheet.number(cell)
        }
        return part.isKept
      }
    }
  }

  private static let rows = Query<Int, [Int]>()

  /// The number of a cell, as it was kept apart.
  func keptNumber(_ cell: Int) -> Int {
    graph.value(of: Self.cells, for: cell, in: self) { $0.number(cell) }
  }

  private static let cells = Query<Int, Int>()

  /// A number that is derived from itself: what it would be without itself.
  func round(_ cell: Int, depth: Int = 0) -> Int {
    graph.value(of: Self.rounds, for: cell, in: self) { sheet in
      depth > 2 ? sheet.number(cell) : sheet.round(cell, depth: depth + 1)
    }
  }

  private static let rounds = Query<Int, Int>()
}
