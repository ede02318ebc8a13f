import Catalog
import Layout
import Rendering

extension PreviewListener {
  /// Serves the page of the preview, where it was `earlier` if it can.
  package convenience init?(hub: PreviewHub, at earlier: PreviewAccess? = nil) {
    let devices = DeviceDefinition.all.map { PreviewPage.Choice($0.id, $0.name) }
    let sizes = DynamicTypeSize.allCases.map { PreviewPage.Choice($0.name, $0.name) }
    self.init(hub: hub, at: earlier) { nonce in
      PreviewPage.html(nonce: nonce, devices: devices, textSizes: sizes, chosen: DeviceDefinition.standard.id)
    }
  }
}
