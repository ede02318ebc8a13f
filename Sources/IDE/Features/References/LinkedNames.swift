package import Semantics
package import SourceText
import Syntax
import ViewGraph

extension Analysis {
  /// The places that are to change together while the local name that is declared at `offset` is typed anew, itself first;
  /// nil elsewhere. Where a name is used, somebody may want another one there.
  package func linkedNames(at offset: ByteOffset, in file: FileID) -> [ByteRange]? {
    let typing = Typing(program)
    guard let thing = thing(at: offset, in: file, typing), thing.isLocal else { return nil }
    let places = occurrences(of: thing, typing, in: file)
    guard places.first(where: { $0.range == thing.origin })?.role == .declaration else { return nil }
    // A shorthand is two names in one, and what is quoted is longer than its name: then other texts would have to change.
    let probe = thing.name + "Linked"
    guard let edits = try? rename(at: offset, in: file, to: probe), edits.count == places.count,
      edits.allSatisfy({ edit in
        edit.file == file && edit.edit.replacement == probe && places.contains { $0.range == edit.edit.range }
      })
    else { return nil }
    return [thing.origin] + places.map(\.range).filter { $0 != thing.origin }
  }
}

extension NamedThing {
  /// Whether all places where it is named are in one function.
  fileprivate var isLocal: Bool {
    switch meaning {
    case .local: true
    case .parameter(_, _, let label): label == nil
    case .declaration, .genericParameter: false
    }
  }
}
