extension ModifierDefinition {
  /// Purchases in an app and what they belong to.
  static let purchases: [ModifierDefinition] = [
    .neutral(
      "appStoreOverlay",
      "Shows another app over the view.",
      [
        "func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View"
      ],
      .iOS14.withoutMac
    ),
    .neutral(
      "currentEntitlementTask",
      "Looks up what was bought.",
      [
        "func currentEntitlementTask(for productID: Product.ID, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> ()) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "manageSubscriptionsSheet",
      "Shows the subscriptions of the app.",
      [
        "func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View",
        "func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View",
      ],
      .iOS15.withoutMac
    ),
    .neutral(
      "onInAppPurchaseCompletion",
      "Runs after a purchase.",
      [
        "func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "onInAppPurchaseStart",
      "Runs before a purchase.",
      [
        "func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "productDescription",
      "Shows or hides the descriptions of products.",
      [
        "func productDescription(_ visibility: Visibility) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "productViewStyle",
      "Sets how products look.",
      [
        "func productViewStyle(_ style: some ProductViewStyle) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "refundRequestSheet",
      "Asks for a refund.",
      [
        "func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) -> ())? = nil) -> some View"
      ],
      .iOS15.withoutMac
    ),
    .neutral(
      "storeButton",
      "Shows or hides buttons of a store view.",
      [
        "func storeButton(_ visibility: Visibility, for storeButtons: StoreButtonKind...) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "subscriptionStatusTask",
      "Looks up the state of subscriptions.",
      [
        "func subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> ()) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "subscriptionStoreButtonLabel",
      "Sets what the buttons of a subscription store say.",
      [
        "func subscriptionStoreButtonLabel(_ style: SubscriptionStoreButtonLabel) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "subscriptionStorePickerItemBackground",
      "Paints the options of a subscription store.",
      [
        "func subscriptionStorePickerItemBackground(_ background: some ShapeStyle) -> some View",
        "func subscriptionStorePickerItemBackground(_ background: some ShapeStyle, in shape: some Shape) -> some View",
      ],
      .iOS17
    ),
  ]
}
