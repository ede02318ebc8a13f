package import Semantics

/// What says that state which starts as a copy is meant to be one.
package enum WantedCopy {
  /// Whether one of the names says that the copy is wanted.
  package static func isSaid(by names: [String]) -> Bool {
    names.contains { intentions.contains($0.firstWord) }
  }

  /// The words that a parameter or a copy to edit is called by first where the copy is wanted.
  private static let intentions: Set = [
    "default", "draft", "edit", "editable", "edited", "editing", "initial", "initially", "local", "new", "original",
    "pre", "predefined", "prefilled", "preselected", "preset", "saved", "seed", "start", "starting", "temp",
    "temporary", "tmp",
  ]
}

extension ProgramScope {
  /// Whether everyone who makes the view says by '.id(…)' when it is another one.
  package func isAlwaysIdentified(_ type: TypeParts) -> Bool {
    let uses = calls(of: type)
    return !uses.isEmpty && uses.allSatisfy(isIdentified)
  }

  func isIdentified(_ use: CallOccurrence) -> Bool {
    modifiers(over: use.call.span).contains { $0.call.calledName == "id" }
  }

  /// Whether values of the type, or what an optional of it holds, are objects of a class of the program.
  package func isClass(_ type: TypeReference) -> Bool {
    var type = type
    while case .optional(let wrapped) = type.kind { type = wrapped }
    return type.qualifiedName.flatMap { self.type(named: $0) }?.kind == .class
  }
}

extension String {
  /// `initial` of `initialText`, in small letters.
  fileprivate var firstWord: String {
    let rest = drop { $0 == "_" }
    return rest.prefix(1).lowercased() + rest.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }
}
