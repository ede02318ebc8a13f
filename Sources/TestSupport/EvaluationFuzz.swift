import Checking
package import Interpreter
import Layout
import Semantics
import Server
import SourceText
import Syntax

/// What holds for every program that is evaluated, tried on random ones: it ends within its fuel, and all frames are
/// numbers. The same seed tries the same.
package struct EvaluationFuzz: Sendable {
  private static let longestSentence = 600
  private static let largestSize = 3_000

  package init() {}

  /// What is wrong with the evaluation of the program number `seed`.
  package func failure(seed: UInt64) -> String? {
    let program = Self.program(seed: seed)
    let limits = Self.limits(seed: seed)
    let outcome = DetachedThread.result { Self.outcome(of: program, limits: limits) }
    return outcome.map { "\($0) in \(program.debugDescription)" }
  }

  /// A hostile program of some size, as it is, bent, or with sentences of the grammar in it and around it.
  package static func program(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let size: Int = min(1 << generator.below(12), largestSize)
    let hostile = generator.pick(HostileProgram.all)
    let source: String = hostile.map { $0.source(of: min($0.size, size)) } ?? ""
    switch generator.below(4) {
    case 0: return source
    case 1: return sentence(&generator) + "\n" + source + "\n" + sentence(&generator)
    case 2: return HostileProgram.view(sentence(&generator), sentence(&generator)) + source
    default: return bent(source, &generator)
    }
  }

  /// Fuel that may end at any step: most of an endless program's steps repeat what the first ones did.
  private static func limits(seed: UInt64) -> EvaluationLimits {
    let brief = EvaluationLimits.brief
    var generator = SeededGenerator(seed: ~seed)
    let largest = 16 << generator.below(14)
    return EvaluationLimits(steps: min(largest + generator.below(largest), brief.steps), depth: brief.depth)
  }

  private static func sentence(_ generator: inout SeededGenerator) -> String {
    RandomSentence.next(of: .swiftUI, maximumLength: 1 + generator.below(longestSentence), using: &generator)
  }

  private static func bent(_ source: String, _ generator: inout SeededGenerator) -> String {
    var bytes = Array(source.utf8)
    for _ in 0..<1 + generator.below(4) { bytes = RandomEdit.next(in: bytes, using: &generator).applied(to: bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is wrong with the evaluation of the first scenes of a program; nil where nothing is.
  package static func outcome(of source: String, limits: EvaluationLimits = .brief) -> String? {
    let file = FileID("Fuzz.ui")
    let program = Program([file: SyntaxTree.parse(SourceText(source))])
    for scene in Scenes.all(in: file, program: program).prefix(3) {
      let result = SceneEvaluator.evaluate(
        scene,
        program: program,
        configuration: LintConfiguration.standard.shownScene(of: file),
        limits: limits,
        explains: true
      )
      guard result.steps <= limits.steps else { return "\(scene.view) took \(result.steps) steps" }
      let strange = result.elements.first { !$0.layout.size.width.isFinite || !$0.layout.size.height.isFinite }
      if let strange { return "\(scene.view) has '\(strange.name)' of size \(strange.layout.size)" }
    }
    return nil
  }
}
