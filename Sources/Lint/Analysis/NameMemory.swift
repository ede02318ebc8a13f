import Semantics
import SourceText
import Synchronization
import Syntax

/// What rules ask of a version of a program, each collected over all units once, and what those about syntax and names
/// have found in it.
final class NameMemory: Sendable {
  let facts = FactMemory()
  private let draftsByFile = Mutex<[FileID: [Draft]]>([:])
  private let draftsByRule = Mutex<[RuleID: [Draft]]>([:])
  private let calls = Mutex<[String: [CallOccurrence]]>([:])
  private let names = Mutex<[String: [ExpressionOccurrence]]>([:])
  private let conforming = Mutex<[String: [TypeParts]]>([:])
  private let modifiers = Mutex<[String: [FunctionDeclaration]]?>(nil)
  private let mentions = Mutex<[SourceSpan: Int]>([:])
  private let viewCode = Mutex<[SourceSpan: ViewCode]>([:])
  private let fileTraits = Mutex<[FileID: FileTraits]>([:])
  private let words = Mutex<[FileID: TextWords]>([:])
  private let modifierNames = Mutex<[SourceSpan: Set<String>]>([:])
  private let outOfPlace = Mutex<[SourceSpan: Bool]>([:])
  private let unwrittenLoops = Mutex<[UnitID: [SourceSpan]]?>(nil)
  private let preferenceReaders = Mutex<[SourceSpan: CallExpression]?>(nil)
  private let proxyUses = Mutex<[SourceSpan: [ProxyUse]]>([:])
  private let proxyReaders = Mutex<[SourceSpan: Bool]>([:])
  private let readers = Mutex<[ReaderClosure]?>(nil)
  private let readersByName = Mutex<[SourceSpan: ReaderClosure]?>(nil)
  private let partsByType = Mutex<[ObjectIdentifier: TypeParts]?>(nil)
  private let shiftedViews = Mutex<[SourceSpan: CallExpression]?>(nil)
  private let unusedAlignments = Mutex<[String]?>(nil)
  private let namedSpaces = Mutex<NamedSpaces?>(nil)
  private let measuredFrames = Mutex<MeasuredFrames?>(nil)
  private let preferenceUses = Mutex<PreferenceUses?>(nil)
  private let targets = Mutex<Targets?>(nil)
  private let environmentUses = Mutex<EnvironmentUses?>(nil)
  private let isForMac = Mutex<Bool?>(nil)
  private let appFolders = Mutex<AppFolders?>(nil)
  private let environmentNeeds = Mutex<EnvironmentNeeds?>(nil)
  private let globals = Mutex<GlobalNames?>(nil)
  private let listChanges = Mutex<ListChanges?>(nil)
  private let allWords = Mutex<[FileWords]?>(nil)

  /// What the text of a file tells is known already where an earlier version has the same file.
  init(of program: Program, after earlier: ProgramScope?) {
    guard let earlier else { return }
    let old = earlier.program.files
    func isKept(_ file: FileID) -> Bool {
      guard let new = program.files[file]?.tree, let old = old[file]?.tree else { return false }
      return new.isSame(as: old)
    }
    let (traits, words) = (earlier.memory.fileTraits.withLock(\.self), earlier.memory.words.withLock(\.self))
    fileTraits.withLock { $0 = traits.filter { isKept($0.key) } }
    self.words.withLock { $0 = words.filter { isKept($0.key) } }
  }

  /// What all rules that visit nodes find in a file.
  func drafts(in file: FileID, _ find: () -> [Draft]) -> [Draft] { Self.known(draftsByFile, file, find) }

  /// What a rule finds that looks at the whole program.
  func drafts(of rule: RuleID, _ find: () -> [Draft]) -> [Draft] { Self.known(draftsByRule, rule, find) }

  func calls(_ name: String, _ collect: () -> [CallOccurrence]) -> [CallOccurrence] {
    Self.known(calls, name, collect)
  }

  func names(_ name: String, _ collect: () -> [ExpressionOccurrence]) -> [ExpressionOccurrence] {
    Self.known(names, name, collect)
  }

  func types(conformingTo name: String, _ collect: () -> [TypeParts]) -> [TypeParts] {
    Self.known(conforming, name, collect)
  }

  func mentions(at declaration: SourceSpan, _ count: () -> Int) -> Int {
    Self.known(mentions, declaration, count)
  }

  func viewCode(of type: TypeParts, in scope: ProgramScope) -> ViewCode {
    Self.known(viewCode, type.declaration.type.span) { ViewCode(of: type, in: scope) }
  }

  func traits(of file: FileID, _ read: () -> FileTraits) -> FileTraits {
    Self.known(fileTraits, file, read)
  }

  func words(of file: FileID, in tree: SyntaxTree) -> TextWords {
    Self.known(words, file) { TextWords(of: tree.text) }
  }

  /// The words of all files in their order.
  func words(in scope: ProgramScope) -> [FileWords] {
    Self.known(allWords) {
      scope.files.compactMap { file in
        scope.tree(file).map { FileWords(file: file, tree: $0, words: words(of: file, in: $0)) }
      }
    }
  }

  func listChanges(of scope: ProgramScope) -> ListChanges {
    Self.known(listChanges) { ListChanges(in: scope) }
  }

  func globals(_ collect: () -> GlobalNames) -> GlobalNames { Self.known(globals, collect) }

  func modifierNames(around call: SourceSpan, _ collect: () -> Set<String>) -> Set<String> {
    Self.known(modifierNames, call, collect)
  }

  func isOutOfPlace(_ name: SourceSpan, _ look: () -> Bool) -> Bool {
    Self.known(outOfPlace, name, look)
  }

  func unwrittenLoops(_ collect: () -> [UnitID: [SourceSpan]]) -> [UnitID: [SourceSpan]] {
    Self.known(unwrittenLoops, collect)
  }

  /// The modifiers that receive preferences, by their names' places.
  func preferenceReaders(of scope: ProgramScope) -> [SourceSpan: CallExpression] {
    Self.known(preferenceReaders) {
      let calls = PreferenceUses.reading.flatMap { scope.calls($0) }.map(\.call)
      return Dictionary(calls.map { ($0.nameSpan, $0) }) { first, _ in first }
    }
  }

  func uses(of reader: ReaderClosure) -> [ProxyUse] {
    Self.known(proxyUses, reader.call.span) { ProxyFlow(reader).uses }
  }

  /// Whether the content of a reader reads its proxy.
  func readsProxy(_ reader: ReaderClosure) -> Bool {
    Self.known(proxyReaders, reader.call.span) { reader.readsProxy }
  }

  func readers(_ collect: () -> [ReaderClosure]) -> [ReaderClosure] { Self.known(readers, collect) }

  /// The geometry readers by their names' places.
  func readersByName(of scope: ProgramScope) -> [SourceSpan: ReaderClosure] {
    Self.known(readersByName) {
      Dictionary(scope.readers.map { ($0.call.nameSpan, $0) }) { first, _ in first }
    }
  }

  /// The declared types by their declarations and extensions.
  func partsByType(of scope: ProgramScope) -> [ObjectIdentifier: TypeParts] {
    Self.known(partsByType) {
      let pairs = scope.declaredTypes.flatMap { parts in parts.all.map { (ObjectIdentifier($0.type), parts) } }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  func shiftedViews(_ collect: () -> [SourceSpan: CallExpression]) -> [SourceSpan: CallExpression] {
    Self.known(shiftedViews, collect)
  }

  func unusedAlignments(_ collect: () -> [String]) -> [String] { Self.known(unusedAlignments, collect) }

  func namedSpaces(of scope: ProgramScope) -> NamedSpaces {
    Self.known(namedSpaces) { NamedSpaces(in: scope) }
  }

  func measuredFrames(of scope: ProgramScope) -> MeasuredFrames {
    Self.known(measuredFrames) { MeasuredFrames(in: scope) }
  }

  func preferenceUses(of scope: ProgramScope) -> PreferenceUses {
    Self.known(preferenceUses) { PreferenceUses(in: scope) }
  }

  /// The functions in extensions of `View`, by name.
  func modifiers(of scope: ProgramScope) -> [String: [FunctionDeclaration]] {
    Self.known(modifiers) {
      Dictionary(grouping: scope.extensions(of: "View").flatMap(\.type.members.functions), by: \.name)
    }
  }

  func targets(of scope: ProgramScope) -> Targets {
    Self.known(targets) { Targets(in: scope) }
  }

  func environmentUses(of scope: ProgramScope) -> EnvironmentUses {
    Self.known(environmentUses) { EnvironmentUses(in: scope) }
  }

  func appFolders(of scope: ProgramScope) -> AppFolders {
    Self.known(appFolders) { AppFolders(in: scope) }
  }

  func isForMac(_ look: () -> Bool) -> Bool { Self.known(isForMac, look) }

  func environmentNeeds(of scope: ProgramScope) -> EnvironmentNeeds {
    let uses = environmentUses(of: scope)
    return Self.known(environmentNeeds) { EnvironmentNeeds(uses, in: scope) }
  }

  private static func known<Key: Hashable & Sendable, Found: Sendable>(
    _ memory: borrowing Mutex<[Key: Found]>,
    _ key: Key,
    _ collect: () -> Found
  ) -> Found {
    if let known = memory.withLock({ $0[key] }) { return known }
    let found = collect()
    memory.withLock { $0[key] = found }
    return found
  }

  private static func known<Found: Sendable>(_ memory: borrowing Mutex<Found?>, _ collect: () -> Found) -> Found {
    if let known = memory.withLock({ $0 }) { return known }
    let found = collect()
    memory.withLock { $0 = found }
    return found
  }
}
