import Catalog
import Layout
import Rendering

extension PreviewListener {
  /// Serves the page of the preview.
  package convenience init?(hub: PreviewHub) {
    let devices = DeviceDefinition.all.map { PreviewPage.Choice($0.id, $0.name) }
    let sizes = DynamicTypeSize.allCases.map { PreviewPage.Choice($0.name, $0.name) }
    self.init(hub: hub) { nonce in
      PreviewPage.html(nonce: nonce, devices: devices, textSizes: sizes, chosen: DeviceDefinition.standard.id)
    }
  }
}
