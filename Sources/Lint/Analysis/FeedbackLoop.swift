import Interpreter
import Semantics
import SourceText

/// The two ends of a loop in the source: the observer that writes the state, and the modifiers that use it.
struct FeedbackLoop {
  private let divergence: Divergence
  private let scope: ProgramScope
  /// The call of the observing modifier.
  let observer: CallOccurrence?
  /// The names of the calls whose arguments read the state.
  let users: [SourceSpan]

  init(_ divergence: Divergence, in scope: ProgramScope) {
    self.divergence = divergence
    self.scope = scope
    let observers = Self.observers.flatMap { scope.calls($0) }
    observer = divergence.writer.flatMap { writer in
      observers.filter { $0.call.span == writer || $0.call.nameSpan == writer || $0.isArgument(writer) }
        .min { $0.call.span.length < $1.call.span.length }
    }
    let reads = Self.reads(of: divergence.state, by: observer, in: scope)
    var users: [SourceSpan] = []
    for read in reads {
      guard let user = scope.callWithArgument(read)?.call, user.calledName != observer?.call.calledName,
        !users.contains(user.nameSpan)
      else { continue }
      users.append(user.nameSpan)
    }
    self.users = users
  }

  /// Where the view that observes uses the state, its own observer left out.
  private static func reads(
    of state: String,
    by observer: CallOccurrence?,
    in scope: ProgramScope
  ) -> [SourceSpan] {
    guard let observer, let type = observer.scope.type else { return [] }
    return scope.names(state).filter { occurrence in
      occurrence.scope.type === type && !observer.isArgument(occurrence.expression.span)
    }.map(\.expression.span)
  }

  private static let observers = ["onPreferenceChange", "onGeometryChange", "onChange", "onAppear", "onReceive"]

  /// Where the finding stands: the observer's name, or what there is.
  var observerPlace: Place? {
    (observer?.call.nameSpan ?? divergence.writer).flatMap(scope.place)
  }

  /// The modifier that uses the state, moved behind the observer, so that it no longer changes what is measured.
  var proposals: [FixProposal] {
    guard let observer, let end = scope.place(observer.call.span)?.range.end else { return [] }
    var proposals: [FixProposal] = []
    var current = observer.call.receiver?.unwrapped
    while let call = current?.asCall, let receiver = call.receiver {
      if users.contains(call.nameSpan), let all = scope.place(call.span), let inner = scope.place(receiver.span) {
        let modifier = Place(file: all.file, range: ByteRange(inner.range.end, all.range.end))
        let name = call.calledName ?? "modifier"
        let observing = observer.call.calledName ?? "observer"
        proposals.append(
          FixProposal(
            "move '.\(name)' behind '.\(observing)'",
            keepsMeaning: false,
            edits: [
              FileEdit(file: all.file, edit: TextEdit(range: modifier.range, replacement: "")),
              FileEdit(
                file: all.file,
                edit: TextEdit(range: ByteRange(end, end), replacement: scope.text(modifier))
              ),
            ]
          )
        )
      }
      current = receiver.unwrapped
    }
    return proposals
  }
}

extension CallOccurrence {
  /// Whether `span` lies in one of the call's arguments.
  func isArgument(_ span: SourceSpan) -> Bool {
    call.arguments.contains { $0.value.span.contains(span) }
  }
}

extension SourceSpan {
  var length: UInt32 { end >= start ? end - start : 0 }
}
