package import Semantics

extension SourceSpan {
  package var length: UInt32 { end >= start ? end - start : 0 }
}
