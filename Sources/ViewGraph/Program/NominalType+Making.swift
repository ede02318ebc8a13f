import Queries
package import Semantics
import SourceText

extension NominalType {
  /// Whether `Theme()` makes a value: the initializers, or the stored properties, need no argument, and code need neither
  /// wait for it nor expect that it fails. Other modules see a public type, and not what makes it.
  package func isMadeWithoutArguments(byOtherModules: Bool = true) -> Bool {
    let initializers = declaration?.members.initializers ?? []
    let asksPublic = byOtherModules && declaration?.modifiers.contains(.public) ?? false
    guard initializers.isEmpty, !asksPublic else {
      return initializers.contains { initializer in
        (!asksPublic || initializer.modifiers.contains(.public)) && initializer.isPlain
          && initializer.parameters.allSatisfy { $0.defaultValue != nil }
      }
    }
    return storedProperties.allSatisfy { $0.initializer != nil || $0.type?.isOptional == true && !$0.isLet }
  }

  /// Whether every initializer has to be waited for.
  package var isMadeByWaiting: Bool { hasOnlyInitializers(where: \.isAsync) }

  /// Whether every initializer may fail.
  package var isMadeByTrying: Bool { hasOnlyInitializers { !$0.isPlain } }

  private func hasOnlyInitializers(where isMeant: (FunctionDeclaration) -> Bool) -> Bool {
    let initializers = declaration?.members.initializers ?? []
    return !initializers.isEmpty && initializers.allSatisfy(isMeant)
  }
}

extension FunctionDeclaration {
  /// Whether an initializer gives a value at once, whatever happens.
  fileprivate var isPlain: Bool {
    if case .initializer(isFailable: true) = kind { return false }
    return !isAsync && !`throws`
  }
}

extension ProgramScope {
  /// Whether code of a file sees what a type does not make public: both are in one module, as the file imports none with
  /// the name of a folder that the type alone is in.
  package func isInModule(of type: TypeDeclaration, _ file: FileID) -> Bool {
    guard let declared = self.file(of: type.span), declared != file else { return true }
    read(.text(file))
    let imports = Set(program.files[file]?.units.flatMap(\.unit.imports) ?? [])
    let own = file.path.split(separator: "/").dropLast()
    return !declared.path.split(separator: "/").dropLast().contains { folder in
      imports.contains(String(folder)) && !own.contains(folder)
    }
  }
}
