// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rectangle of a page that is shown (ISO 32000-1, 14.11.2).
struct PDFBox {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// Creates the rectangle between two corners; nil for one of no size or too large.
  init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    (x, y) = (min(numbers[0], numbers[2]), min(numbers[1], numbers[3]))
    (width, height) = (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
    guard width > 0, height > 0, width < 1e5, height < 1e5, abs(x) < 1e6, abs(y) < 1e6 else {
      return nil
    }
  }

  /// Returns the crop box inside the media box, or the media box of a page without one; nil
  /// without a media box.
  static func shown(of page: [String: PDFValue], in file: PDFFile) -> PDFBox? {
    guard let media = PDFBox(file.numbers(page["MediaBox"])) else { return nil }
    guard let crop = PDFBox(file.numbers(page["CropBox"])) else { return media }
    let (left, bottom) = (max(media.x, crop.x), max(media.y, crop.y))
    let right = min(media.x + media.width, crop.x + crop.width)
    let top = min(media.y + media.height, crop.y + crop.height)
    return left < right && bottom < top ? PDFBox([left, bottom, right, top]) : media
  }
}
