/// Answers that were cut short, since they need something that is being worked out around them. Asked by themselves they
/// would be others, so each holds only until what cut it short is done: what is known of a declaration must not depend on
/// who asked first.
struct ProvisionalAnswers {
  /// Where an answer was cut short: at an ancestry that has so many around it, or below all at something else.
  struct Cut {
    let depth: Int
  }

  /// So many are forgotten. Thousands of declarations that need each other in a circle would be worked out thousands of
  /// times: what is known of them may depend on who asked first.
  private static let mostForgotten = 2_000

  private(set) var schemes: [DeclarationID: (TypeScheme, ReadSet, Cut)] = [:]
  private(set) var ancestries: [NominalID: (Ancestry, ReadSet, Cut)] = [:]
  private var forgottenCount = 0
  /// How many questions are being worked out, one within the other.
  var openQuestions = 0

  mutating func keep(_ made: (TypeScheme, ReadSet), of id: DeclarationID, _ depth: Int) {
    schemes[id] = (made.0, made.1, Cut(depth: depth))
  }

  mutating func keep(_ made: (Ancestry, ReadSet), of id: NominalID, _ depth: Int) {
    ancestries[id] = (made.0, made.1, Cut(depth: depth))
  }

  /// The innermost question is answered.
  mutating func close() {
    openQuestions -= 1
    if openQuestions == 0 { forget { _ in true } }
  }

  /// An ancestry is known that has so many around it.
  mutating func close(ancestryAt depth: Int) { forget { $0.depth >= depth } }

  private mutating func forget(_ isOver: (Cut) -> Bool) {
    guard !schemes.isEmpty || !ancestries.isEmpty, forgottenCount < Self.mostForgotten else { return }
    let count = schemes.count + ancestries.count
    schemes = schemes.filter { !isOver($0.value.2) }
    ancestries = ancestries.filter { !isOver($0.value.2) }
    forgottenCount += count - schemes.count - ancestries.count
  }
}
