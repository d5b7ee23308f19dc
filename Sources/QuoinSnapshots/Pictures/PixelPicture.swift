// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A picture of pixels.
package struct PixelPicture: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The rows from top to bottom: alpha, red, green and blue from the highest byte down, colors
  /// multiplied by alpha.
  package var pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "each pixel of the picture has a color")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The color of a pixel over white, each part from 0 to 255.
  func color(_ index: Int) -> (red: Double, green: Double, blue: Double) {
    let pixel = pixels[index]
    let white = 255 - (pixel >> 24)
    func part(_ shift: UInt32) -> Double { Double(min(255, (pixel >> shift & 0xFF) + white)) }
    return (part(16), part(8), part(0))
  }

  /// The luminance of a pixel over white in YIQ.
  func luminance(_ index: Int) -> Double {
    let color = color(index)
    return YIQ.y(color)
  }
}

/// Colors in the space of analog television, whose distances are those that people see: Kotsarenko
/// and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
/// mobile applications" (2010).
enum YIQ {
  /// The distance of black and white, which is the greatest.
  static let greatestDistance = 35_215.0

  static func y(_ color: (red: Double, green: Double, blue: Double)) -> Double {
    color.red * 0.29889531 + color.green * 0.58662247 + color.blue * 0.11448223
  }

  /// The squared distance of two colors.
  static func distance(
    _ first: (red: Double, green: Double, blue: Double),
    _ second: (red: Double, green: Double, blue: Double)
  ) -> Double {
    let red = first.red - second.red
    let green = first.green - second.green
    let blue = first.blue - second.blue
    let y = y((red, green, blue))
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
