package import Interpreter
import Semantics
import SourceText
package import ViewGraph

extension ProgramScope {
  /// Where the code of a scene stands: the name of the view, or the preview.
  package func place(of request: SceneRequest) -> Place {
    let span: SourceSpan?
    switch request.source {
    case .preview(let index): span = program.files[request.file]?.previews.dropFirst(index).first?.preview.nameSpan
    case .provider(let type), .view(let type): span = program.type(named: type)?.declaration?.nameSpan
    case .expression: span = nil
    }
    return span.flatMap(place) ?? Place(file: request.file, range: ByteRange(0, 0))
  }
}
