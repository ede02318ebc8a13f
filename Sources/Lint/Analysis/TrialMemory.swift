import Interpreter
import Semantics
import SourceText
import Syntax

/// What running the program's own `reduce` functions and layouts has shown: several rules ask for the same.
final class TrialMemory: Sendable {
  /// By the preference key's name.
  let reductions = MemoTable<String, ReduceTrial?>()
  /// By the source of keys that stand on nothing but the language and the framework.
  let reductionsBySource = MemoTable<String, ReduceTrial?>()
  /// By the layout type's name.
  let layouts = MemoTable<String, LayoutTrial?>()
}

extension ProgramScope {
  /// What `reduce` of the key does with sample values; nil where it cannot be run.
  func reduceTrial(of key: PreferenceKeyParts) -> ReduceTrial? {
    let name = key.type.declaration.type.qualifiedName
    return trials.reductions.value(for: name) {
      guard let source = selfContainedSource(of: key) else { return ReduceTrial(key: name, program: program) }
      return trials.reductionsBySource.value(for: source) { ReduceTrial(key: name, program: program) }
    }
  }

  /// The declaration's source without its name; nil where it names anything that the program declares. Keys of one source
  /// join values in the same way, and most projects write the same three keys again and again.
  private func selfContainedSource(of key: PreferenceKeyParts) -> String? {
    let declaration = key.type.declaration.type
    guard key.type.extensions.isEmpty, declaration.qualifiedName == declaration.name,
      let place = place(declaration.span), let name = self.place(declaration.nameSpan),
      let text = tree(place.file)?.text
    else { return nil }
    let head = text.bytes(in: ByteRange(place.range.start, name.range.start))
    let tail = text.bytes(in: ByteRange(name.range.end, place.range.end))
    let own = Set(["reduce", "defaultValue", "Value"] + (key.reduce?.parameters.map(\.name) ?? []))
    let words = (head + tail).split { !$0.isPartOfWord }.map { String(decoding: $0, as: UTF8.self) }
    guard words.allSatisfy({ own.contains($0) || !program.declares($0) }) else { return nil }
    return String(decoding: head + tail, as: UTF8.self)
  }
}
