import SourceText

/// The declarations of a unit that hold no others, and what stands before, between and behind them: the pieces of its text,
/// numbered in their order. Units with the same signatures have the same declarations in the same order.
struct UnitPieces: Sendable {
  /// Where a declaration begins, where it ends, where the next one begins, and so on.
  private let bounds: [UInt32]

  init(of unit: Unit) {
    var spans: [SourceSpan] = []
    for content in unit.contents {
      switch content {
      case .type(let type): type.addPieces(to: &spans)
      case .function(let function): spans.append(function.span)
      case .variables(let variables): spans += variables.map(\.span)
      case .typealias(let alias): spans.append(alias.span)
      case .preview(let preview): spans.append(preview.span)
      case .code: continue
      }
    }
    var bounds: [UInt32] = []
    // The names of one pattern share their span, and what is within another piece is part of that.
    for span in spans.ordered(by: { ($0.start, $1.end) < ($1.start, $0.end) }) where span.start >= bounds.last ?? 0 {
      bounds += [span.start, span.end]
    }
    self.bounds = bounds
  }

  var count: Int { bounds.count + 1 }

  /// The number of the piece that holds an offset.
  func piece(at offset: UInt32) -> Int {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bytes of a piece, counted from the start of the unit; the last one reaches to its end.
  func range(of piece: Int) -> Range<UInt32> {
    let start = bounds.indices.contains(piece - 1) ? bounds[piece - 1] : 0
    let end = bounds.indices.contains(piece) ? bounds[piece] : .max
    return start..<max(start, end)
  }
}

extension TypeDeclaration {
  fileprivate func addPieces(to spans: inout [SourceSpan]) {
    spans += members.variables.map(\.span)
    spans += members.functions.map(\.span)
    spans += members.initializers.map(\.span)
    spans += members.deinitializers.map(\.span)
    spans += members.subscripts.map(\.span)
    spans += members.cases.map(\.span)
    spans += members.typealiases.map(\.span)
    for type in members.types { type.addPieces(to: &spans) }
  }
}

/// A piece of a unit, by its number there.
package struct UnitPiece: Hashable, Sendable {
  package let unit: UnitID
  package let number: Int
}

extension Unit {
  /// The piece that holds an offset of the unit, and the offsets that it holds.
  package func piece(at offset: UInt32) -> (piece: UnitPiece, range: Range<UInt32>) {
    let number = pieces.piece(at: offset)
    return (UnitPiece(unit: id, number: number), pieces.range(of: number))
  }

  /// The bytes of a piece.
  func source(ofPiece number: Int) -> ArraySlice<UInt8> {
    let range = pieces.range(of: number)
    return source.dropFirst(Int(range.lowerBound)).prefix(range.count)
  }
}
