import ViewGraph

extension StateProperty {
  /// The declaration's lines, removed.
  var deletion: FileEdit? { scope.removing(declaration) }
}
