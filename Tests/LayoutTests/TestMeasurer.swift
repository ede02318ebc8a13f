import Layout

/// The real heights of the system font with widths that are easy to compute: every character is half its size wide.
struct TestMeasurer: TextMeasuring {
  let platform: Platform

  func metrics(of font: FontDescriptor) -> FontMetrics { InterTextMeasurer(platform: platform).metrics(of: font) }

  func advances(of scalars: [Unicode.Scalar], in font: FontDescriptor) -> [Double] {
    scalars.map { _ in font.size / 2 }
  }
}
