package import Semantics
import SourceText

/// A declaration of the workspace that was asked for by a part of its name.
package struct WorkspaceSymbol: Sendable {
  package let file: FileID
  package let symbol: SymbolNode
  package let container: String?
}

extension Analysis {
  /// More than anybody reads.
  private static let mostSymbols = 400

  /// The declarations whose names can be meant by `query`, best first.
  package func workspaceSymbols(_ query: String) -> [WorkspaceSymbol] {
    let pattern = FuzzyPattern(query)
    var found: [(rank: Int, symbol: WorkspaceSymbol)] = []
    for file in fileIDs {
      if isCancelled() { break }
      collect(symbols(in: file), in: nil, file, pattern, &found)
    }
    let sorted = found.enumerated().ordered {
      ($0.element.rank, $0.element.symbol.symbol.name.utf8.count, $0.offset)
        < ($1.element.rank, $1.element.symbol.symbol.name.utf8.count, $1.offset)
    }
    return sorted.prefix(Self.mostSymbols).map(\.element.symbol)
  }

  private func collect(
    _ symbols: [SymbolNode],
    in container: String?,
    _ file: FileID,
    _ pattern: FuzzyPattern,
    _ found: inout [(rank: Int, symbol: WorkspaceSymbol)]
  ) {
    for symbol in symbols {
      if symbol.kind != .extension, let match = pattern.match(symbol.baseName) {
        let rank = match.rawValue * 10 + (symbol.kind.isType ? 0 : container == nil ? 1 : 2)
        found.append((rank, WorkspaceSymbol(file: file, symbol: symbol, container: container)))
      }
      collect(symbol.children, in: symbol.baseName, file, pattern, &found)
    }
  }
}
