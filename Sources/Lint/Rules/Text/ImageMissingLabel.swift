import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let imageMissingLabel = LintRule(
    id: "image-missing-label",
    summary: "A picture that VoiceOver reads as the name of its file",
    documentation: """
      VoiceOver reads an `Image("chart-2024-final")` as its name. Say what it shows with `.accessibilityLabel("Sales")`, \
      or that it shows nothing of interest with `Image(decorative:)` or `.accessibilityHidden(true)`.

      Images in a `Label`, or beside the text of a button or link, are named by the text.
      """,
    severity: .info,
    bad: [
      """
      struct Report: View {
        var body: some View {
          VStack {
            Text("Sales")
            Image("chart").resizable().scaledToFit()
          }
        }
      }
      """,
      """
      struct Avatar: View {
        let photo: UIImage
        var body: some View {
          Image(uiImage: photo)
            .resizable()
            .clipShape(Circle())
        }
      }
      """,
    ],
    good: [
      """
      struct Report: View {
        var body: some View {
          VStack {
            Text("Sales")
            Image("chart").resizable().scaledToFit().accessibilityLabel("Sales by month")
            Image(decorative: "wave")
          }
        }
      }
      """,
      """
      struct Save: View {
        var body: some View {
          Button {
          } label: {
            HStack {
              Image("disk")
              Text("Save")
            }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let pictures = unit.viewCalls("Image").filter {
        scope.isNamedPicture($0.call) && !hasWords($0, in: scope) && isReadByFile($0, in: scope)
      }
      return pictures.compactMap { occurrence in
        scope.place(occurrence.call.nameSpan).map { place in
          Problem(
            place,
            occurrence.call.isFile
              ? "VoiceOver reads this image by the name of its file; add '.accessibilityLabel(…)', or use "
                + "'Image(decorative:)' where it shows nothing of interest"
              : "VoiceOver has no name for this image; add '.accessibilityLabel(…)', or '.accessibilityHidden(true)' "
                + "where it shows nothing of interest",
            proposals: proposals(occurrence, in: scope)
          )
        }
      }
    }
  )
}

/// Whether whoever makes the image of another framework gives it the words that are read.
private func hasWords(_ image: CallOccurrence, in scope: ProgramScope) -> Bool {
  guard let given = image.call.arguments.first, given.label != nil else { return false }
  return PlatformImage(given.value, in: image.scope, of: scope).hasWords
}

/// Whether nothing names the picture where it is shown: where it is made, or where the constant, property or function
/// that gives it is used.
private func isReadByFile(_ image: CallOccurrence, in scope: ProgramScope) -> Bool {
  guard image.isKept(in: scope) || isData(image.call.span, image.scope, in: scope) else {
    return !ViewSurroundings.contain(around: image, in: scope) { names($0, in: scope) }
  }
  // What shows any picture by a name that it is told has no words for all of them.
  guard !scope.isToldName(of: image) else { return false }
  return KeptImage(image, in: scope)?.uses.contains { use in
    use.isShown(in: scope) && !isData(use.expression.span, use.scope, in: scope)
      && !ViewSurroundings.contain(around: use, in: scope) { names($0, in: scope) }
  } ?? false
}

/// Whether a label, a text beside it or a modifier around names the image, or hides it.
private func names(_ around: CallOccurrence, in scope: ProgramScope) -> Bool {
  scope.isOpaque(around.call) || scope.isOfElsewhere(around.call)
    || scope.comes(around.call) { scope.namesContent($0) }
}

extension CallExpression {
  /// Whether the picture has a name at least.
  fileprivate var isFile: Bool { arguments.first?.label == nil }

}

extension ProgramScope {
  /// Whether the picture's name is a value of the instance or a parameter of the function that gives the picture.
  fileprivate func isToldName(of image: CallOccurrence) -> Bool {
    guard image.call.isFile, let name = image.call.unlabeled?.value.unwrapped else { return false }
    if case .local(let slot, _) = name.kind {
      guard case .parameter? = image.scope.origin(ofLocal: slot) else { return false }
      return true
    }
    guard name.ownMember != nil, let (variable, _) = declaredVariable(name) else { return false }
    return variable.isStored && variable.initializer == nil && !variable.modifiers.isTypeMember
  }

  /// A picture by the name of an asset or from the image of another framework; symbols have names of their own, and a member
  /// may be a resource.
  fileprivate func isNamedPicture(_ image: CallExpression) -> Bool {
    guard let first = image.arguments.first, !first.isTrailing, image.argument("label") == nil else { return false }
    guard first.label == nil else { return ["uiImage", "nsImage"].contains(first.label) }
    guard case .member = first.value.unwrapped.kind else { return true }
    return type(of: first.value)?.nominal?.lastName == "String"
  }
}

extension CallOccurrence {
  /// Whether the code around makes a value for others, who say what it shows: a picture, several, or something with
  /// one.
  fileprivate func isKept(in program: ProgramScope) -> Bool {
    scope.chain.contains { scope in
      switch scope.kind {
      case .accessor(let variable): variable.type.map { !program.isBuilt($0) } ?? false
      case .initialValue(let variable):
        variable.type.map { !program.isBuilt($0) } ?? !self.scope.chain.contains { $0.isClosure }
      case .function(let function): function.returnType.map { !program.isBuilt($0) } ?? false
      case .closure, .type, .preview, .topLevel, .file: false
      }
    }
  }
}

/// Whether the image is a value that the code keeps or hands on to others, who show it and say what it shows.
private func isData(_ image: SourceSpan, _ code: CodeScope, in scope: ProgramScope) -> Bool {
  let whole = scope.wholeChain(of: image)
  if let taker = scope.callWithArgument(whole)?.call,
    !taker.closures.contains(where: { $0.closure.span.contains(whole) })
  {
    return !scope.isOfFramework(taker)
  }
  return code.statements.contains { statement in
    guard statement.span.contains(whole) else { return false }
    return CodeWalk([statement], enteringClosures: false).contains { node in
      switch node {
      case .expression(let expression):
        switch expression.kind {
        case .assignment(let assignment): return assignment.value.span.contains(whole)
        case .array(let elements): return elements.contains { $0.span.contains(whole) }
        case .dictionary(let elements): return elements.contains { $0.value.span.contains(whole) }
        case .tuple(let elements): return elements.count > 1 && elements.contains { $0.value.span.contains(whole) }
        default: return false
        }
      case .statement(let inner):
        guard case .variable(let binding) = inner.kind else { return false }
        return binding.initializer?.span.contains(whole) ?? false
      default: return false
      }
    }
  }
}

extension ProgramScope {
  /// Whether the framework declares the view or modifier that is called.
  fileprivate func isOfFramework(_ call: CallExpression) -> Bool {
    guard let name = call.calledName else { return false }
    if call.receiver != nil, !call.isInitializer { return Catalog.modifier(name) != nil && ownModifier(call) == nil }
    return Catalog.view(name) != nil && !declaresType(name)
  }
}

extension ProgramScope {
  /// Whether values of the type are shown where they are made: `some View`, `AnyView`, a view of the program, and what
  /// holds such a view.
  fileprivate func isBuilt(_ type: TypeReference) -> Bool {
    switch type.kind {
    case .some, .function: true
    case .optional(let wrapped): isBuilt(wrapped)
    default: type.name != "Image" && (type.name == "AnyView" || type.name.map { viewType(named: $0) != nil } ?? false)
    }
  }
}

extension CodeScope {
  fileprivate var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }
}

extension ProgramScope {
  /// Whether the call makes something of a module that is not here: it may be a control, which its label names.
  fileprivate func isOfElsewhere(_ call: CallExpression) -> Bool {
    guard call.receiver == nil, let name = call.calledName, name.isCapitalized else { return false }
    return Catalog.view(name) == nil && !declares(name)
  }

  /// Whether the call names its content, hides it from who cannot see it, or draws it where it is not read.
  fileprivate func namesContent(_ call: CallExpression) -> Bool {
    guard let name = call.calledName else { return false }
    return call.speaks || makesView(call, .isReadWhole)
      || !ModifierTraits.of(name).isDisjoint(with: [.decorates, .asks, .isReadWhole]) && isModifier(call, [])
  }
}

/// The image left out for who cannot see it. What it is called otherwise only its author knows.
private func proposals(_ occurrence: CallOccurrence, in scope: ProgramScope) -> [FixProposal] {
  guard !isAllOfControl(occurrence.scope, in: scope) else { return [] }
  let image = occurrence.call
  let title = "say that it shows nothing of interest"
  guard image.isFile, let name = image.unlabeled?.value.span else {
    let view = endOfImage(image, in: scope)
    return scope.proposal(title, keepsMeaning: false, scope.addingModifier(".accessibilityHidden(true)", to: view))
  }
  let edit = scope.inserting("decorative: ", before: name)
  return scope.proposal(title, keepsMeaning: false, mayMoveFrames: false, edit)
}

/// The image with the modifiers that leave it one; the whole chain where one of the program's own follows, which may be
/// declared for images.
private func endOfImage(_ image: CallExpression, in scope: ProgramScope) -> SourceSpan {
  let modifiers = scope.modifiers(over: image.span).map(\.call)
  let kept = modifiers.prefix { scope.isModifier($0, .givesImage) }
  if let next = modifiers.dropFirst(kept.count).first, scope.ownModifier(next) != nil {
    return scope.wholeChain(of: image.span)
  }
  return (kept.last ?? image).span
}

/// Whether the code is a style of controls that shows neither a part of the control nor words: the image is all that
/// can be read of it.
private func isAllOfControl(_ code: CodeScope, in scope: ProgramScope) -> Bool {
  guard let style = code.function, style.name == "makeBody", style.parameters.first?.label == "configuration",
    let body = style.body
  else { return false }
  return !CodeWalk(body).expressions.contains { expression in
    if case .member(let member) = expression.kind { return styledParts.contains(member.name) }
    return expression.asCall.map { scope.makesView($0, .readable) } ?? false
  }
}

/// What styles are handed of their controls.
private let styledParts = Set(ViewDefinition.all.compactMap(\.style).flatMap(\.parts.keys))
