// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The comparison of two pictures of pixels.
package struct PixelComparison: Sendable {
  /// The number of pixels that differ.
  package private(set) var count = 0
  /// The reason that the pictures are not equal within the tolerance; nil when they are.
  package private(set) var reason: String?
  /// The expected picture, pale, with red pixels where the found one differs; nil for pictures of
  /// other sizes.
  package private(set) var difference: PixelPicture?

  /// Compares pictures.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  package init(
    expected: PixelPicture, found: PixelPicture, tolerance: PictureTolerance = .exact
  ) {
    guard expected.width == found.width, expected.height == found.height else {
      reason =
        "the picture has \(found.width) × \(found.height) pixels instead of "
        + "\(expected.width) × \(expected.height)"
      return
    }
    var picture = expected
    for index in expected.pixels.indices {
      if Self.differs(index, expected, found, tolerance) {
        count += 1
        picture.pixels[index] = 0xFFFF_0000
      } else {
        let gray = UInt32(255 - (255 - expected.luminance(index)) * 0.2)
        picture.pixels[index] = 0xFF00_0000 | gray << 16 | gray << 8 | gray
      }
    }
    difference = picture
    let allowed = if case .pixels(let most) = tolerance { most } else { 0 }
    if count > allowed {
      let noun = count == 1 ? "pixel differs" : "pixels differ"
      reason =
        "\(count) of \(expected.pixels.count) \(noun)"
        + (allowed > 0 ? ", and \(allowed) may" : "")
    }
  }

  private static func differs(
    _ index: Int, _ expected: PixelPicture, _ found: PixelPicture, _ tolerance: PictureTolerance
  ) -> Bool {
    guard expected.pixels[index] != found.pixels[index] else { return false }
    guard case .perceptual(let threshold) = tolerance else { return true }
    let distance = YIQ.distance(expected.color(index), found.color(index))
    guard distance > YIQ.greatestDistance * threshold * threshold else { return false }
    return !Antialiasing.made(index, expected, found) && !Antialiasing.made(index, found, expected)
  }
}
