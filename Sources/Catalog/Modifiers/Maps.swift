extension ModifierDefinition {
  /// Maps and their controls.
  static let maps: [ModifierDefinition] = [
    .neutral(
      "lookAroundViewer",
      "Shows a place from the street.",
      [
        "func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "mapControlVisibility",
      "Shows or hides controls of a map.",
      [
        "func mapControlVisibility(_ visibility: Visibility) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "mapControls",
      "Sets the controls of a map.",
      [
        "func mapControls(@ViewBuilder _ content: () -> some View) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "mapScope",
      "Ties controls to a map.",
      [
        "func mapScope(_ scope: Namespace.ID) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "mapStyle",
      "Sets how a map looks.",
      [
        "func mapStyle(_ mapStyle: MapStyle) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "onMapCameraChange",
      "Runs when a map is moved.",
      [
        "func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View",
        "func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View",
      ],
      .iOS17
    ),
  ]
}
