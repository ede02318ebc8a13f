extension LayoutTree {
  /// Notes what deferred content of a page, which is there now that the page is placed, asks of the bars around it: titles
  /// and toolbars in a `GeometryReader` reach the navigation bar as others do, once the reader has been laid out.
  func noteDeferredBars(of page: NodeID, _ parameters: PageParameters, placedWith insets: Insets, below: Double) {
    guard parameters.insets(around: page, in: self, below: below) != insets else { return }
    deferredBars[page] = barTraits(of: page, isNavigation: parameters.isNavigation)
  }
}

extension PageParameters {
  /// Whether the bar is that of a navigation view.
  fileprivate var isNavigation: Bool { if case .navigation = bars { true } else { false } }
}
