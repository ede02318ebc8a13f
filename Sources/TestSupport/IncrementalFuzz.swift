import IDE
package import Semantics
import SourceText
import Synchronization

/// An analysis that has followed all changes of a program answers as one that starts with the files as they are now:
/// tried on random changes; the same seed tries the same.
package struct IncrementalFuzz: Sendable {
  /// A program to change.
  package struct Project: Sendable {
    let files: [FileID: [UInt8]]
    /// How many of the files are taken each time; all where nil.
    let sample: Int?

    package init(_ files: [FileID: [UInt8]], sample: Int? = nil) {
      self.files = files
      self.sample = sample
    }
  }

  private let projects: [Project]
  /// Changes for each seed.
  private let steps: Int

  package init(_ projects: [Project], steps: Int) {
    self.projects = projects
    self.steps = steps
  }

  /// The first difference after the changes number `seed`, and how many answers of each kind were compared.
  package func outcome(seed: UInt64) -> FuzzOutcome {
    var generator = SeededGenerator(seed: seed)
    guard let project = generator.pick(projects) else { return FuzzOutcome() }
    var sequence = ProgramSequence(Self.files(of: project, using: &generator), seed: seed)
    var kept = Self.host(sequence.sources)
    var outcome = FuzzOutcome()
    ask(Self.questions(sequence.sources, about: nil, using: &generator), kept.analysis, using: &generator)
    for step in 0..<steps {
      let edit = sequence.next()
      edit.apply(to: &kept)
      outcome.counts["changes", default: 0] += 1
      let questions = Self.questions(sequence.sources, about: edit.file, using: &generator)
      // Some changes are not looked at, some are looked at in part, or given up.
      if step + 1 < steps, generator.below(2) == 0 {
        if generator.below(2) == 0 { ask(questions, kept.analysis, using: &generator) }
        continue
      }
      var host = Self.host(sequence.sources)
      let fresh = host.analysis
      for question in questions {
        outcome.counts[question.kind, default: 0] += 1
        let (grown, expected) = (question.answer(of: kept.analysis), question.answer(of: fresh))
        outcome.counts["lines", default: 0] += expected.count
        guard grown == expected else {
          outcome.failure = "step \(step), \(edit): \(question): \(Self.difference(grown, expected))"
          return outcome
        }
      }
    }
    return outcome
  }

  // MARK: Questions

  /// What is asked after a change of `file`: about that file, and about a few others.
  private static func questions(
    _ sources: [FileID: [UInt8]],
    about file: FileID?,
    using generator: inout SeededGenerator
  ) -> [AnalysisQuestion] {
    let all = sources.keys.sorted()
    let edited = file.flatMap { sources[$0] == nil ? nil : $0 } ?? generator.pick(all)
    guard let edited, let other = generator.pick(all) else { return [] }
    let sample = all.count <= 12 ? all : (0..<12).compactMap { _ in generator.pick(all) }
    var questions: [AnalysisQuestion] = ([edited] + sample).map { .names($0) }
    questions += [.everything(edited), .everything(other), .frames(edited), .frames(other)]
    if generator.below(3) == 0 { questions.append(.fixes(edited)) }
    questions += [.lenses(edited), .lenses(other), .links(edited)]
    for file in [edited, edited, edited, other] {
      let offset = ByteOffset(generator.below((sources[file]?.count ?? 0) + 1))
      questions += [.hover(file, offset), .linked(file, offset)]
    }
    return questions
  }

  /// Asks some of the questions; a search for findings may be given up.
  private func ask(_ questions: [AnalysisQuestion], _ analysis: Analysis, using generator: inout SeededGenerator) {
    for question in questions where generator.below(2) == 0 {
      if case .everything(let file) = question, generator.below(2) == 0 {
        let patience = generator.below(400)
        let asked = Atomic(0)
        _ = analysis.findings(in: file, isNamesOnly: false) {
          asked.wrappingAdd(1, ordering: .relaxed).newValue > patience
        }
      } else {
        _ = question.answer(of: analysis)
      }
    }
  }

  // MARK: Programs

  private static func files(of project: Project, using generator: inout SeededGenerator) -> [FileID: [UInt8]] {
    guard let sample = project.sample else { return project.files }
    let all = project.files.keys.sorted()
    let picked = (0..<sample).compactMap { _ in generator.pick(all) }
    return project.files.filter { picked.contains($0.key) }
  }

  private static func host(_ sources: [FileID: [UInt8]]) -> AnalysisHost {
    var host = AnalysisHost()
    for (file, text) in sources.sorted(by: { $0.key < $1.key }) { host.set(file, to: SourceText(text)) }
    return host
  }

  private static func difference(_ grown: [String], _ fresh: [String]) -> String {
    let same = zip(grown, fresh).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { same < lines.count ? lines[same] : "nothing" }
    return "line \(same) is \(line(grown).debugDescription), afresh \(line(fresh).debugDescription)"
  }
}

extension IncrementalFuzz.Project {
  /// A few of the fixtures at a time, and some views that show each other over several files.
  package static var fixtures: Self {
    let suites = ["frames", "checks", "ide"].flatMap { Fixture.all(in: $0) }.map { (FileID($0.name), $0.bytes) }
    let examples = RuleExamples.all.flatMap { examples in
      examples.programs.enumerated().map { (FileID("\(examples.fixture.name)\($0).ui"), Array($1.text.utf8)) }
    }
    var files = Dictionary((suites + examples).filter { $0.1.count < 6_000 }) { first, _ in first }
    for number in 0..<40 { files[FileID("Linked\(number).ui")] = Array(linkedView(number).utf8) }
    return Self(files, sample: 5)
  }

  /// A view that shows another one, measures, and reads what others write.
  private static func linkedView(_ number: Int) -> String {
    let (own, other) = (number % 4, (number + 1) % 4)
    return """
      struct WidthKey\(own): PreferenceKey {
        static let defaultValue: CGFloat = \(number)
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      extension View { func card\(own)() -> some View { padding(\(number)).background(Color.red) } }
      struct Card\(own): View {
        @Environment(\\.lineLimit) private var limit
        @State private var width: CGFloat = \(10 + number)
        var title = "Card \(number)"
        var body: some View {
          VStack(spacing: \(own)) {
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
            \(own < 3 ? "Card\(other)().card\(other)()" : "Text(title)")
            Text(title).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
              .preference(key: WidthKey\(other).self, value: width)
          }
          .frame(width: width + 8)
          .onPreferenceChange(WidthKey\(own).self) { width = $0 }
        }
      }
      #Preview { Card\(own)() }

      """
  }
}
