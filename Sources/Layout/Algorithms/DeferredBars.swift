extension LayoutTree {
  /// Notes what deferred content of a page, which is there now that the page is placed, asks of the bars around it: titles
  /// and toolbars in a `GeometryReader` reach the navigation bar as others do, once the reader has been laid out.
  func noteDeferredBars(of page: NodeID, _ parameters: PageParameters, placedWith insets: Insets, below: Double) {
    let traits = parameters.traits(of: page, in: self)
    if parameters.insets(traits, below: below) != insets { deferredBars[page] = traits }
  }
}
