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
    let em = font.size / 1000
    if font.rendition == .placeholders { return scalars.map { _ in SystemFontWidths.placeholder(at: font.size) * em } }
    if font.rendition == .secondary, let scale = SecondaryScale(font) {
      return advances(of: scalars, in: scale.font).map { $0 > 0 ? $0 * scale.widening + scale.tracking : 0 }
    }
    if font.design == .monospaced { return scalars.indices.map { monospaced(scalars, $0) * em } }
    let table = GlyphTable.table(of: font.weight)
    let display = SystemFontWidths.displayShare(at: font.size)
    let spacing =
      SystemFontWidths.tracking(at: font.size, weight: font.weight, platform: platform)
      + SystemFontWidths.correction(of: font.weight)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      let measured = font.hasMonospacedDigits && isDigit(scalar) ? "0" : isUnbreakableSpace(scalar) ? " " : scalar
      guard let width = table.width(of: measured, display: display) else {
        let fallback = FallbackWidths.width(of: scalar, after: index > 0 ? scalars[index - 1] : nil)
        return fallback > 0 ? (fallback * 1000 + spacing) * em : 0
      }
      let kern = index + 1 < scalars.count ? table.kern(scalar, scalars[index + 1]) : 0
      return max(width + SystemFontWidths.correction(of: measured) + kern + spacing, 0) * em
    }
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Spaces that formatted dates and numbers have before their units, as wide as others (measured: 8:26 PM).
  private func isUnbreakableSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{A0}" || scalar == "\u{202F}" }

  private func monospaced(_ scalars: [Unicode.Scalar], _ index: Int) -> Double {
    let width = FallbackWidths.width(of: scalars[index], after: index > 0 ? scalars[index - 1] : nil)
    return width == 0 || width >= 1 ? width * 1000 : SystemFontWidths.monospaced
  }
}
