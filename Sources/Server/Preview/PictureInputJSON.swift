import Interpreter
import LSPProtocol

/// How an element can be used, as pages are told.
struct PictureInputJSON: JSONWritable {
  let input: PictureInput

  func write(to json: inout JSONWriter) {
    json.object { json in
      switch input {
      case .press: json.member("kind", "press")
      case .text(let text):
        json.member("kind", "text")
        json.member("text", text)
      case .number(let value, let lower, let upper, let step):
        json.member("kind", "number")
        json.member("value", JSONValue.number(value))
        json.member("from", JSONValue.number(lower))
        json.member("to", JSONValue.number(upper))
        json.member("step", optional: step.map(JSONValue.number))
      case .change(let name):
        json.member("kind", "press")
        json.member("name", name)
      case .pages(let chosen, let names):
        json.member("kind", "choice")
        json.member("chosen", chosen)
        json.member("names", names)
      case .steps: json.member("kind", "steps")
      case .choice(let chosen, let names):
        json.member("kind", "choice")
        json.member("chosen", optional: chosen)
        json.member("names", names)
      }
    }
  }
}
