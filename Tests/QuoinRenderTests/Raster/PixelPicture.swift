// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CPictureReading
import Foundation
import QuoinRender
import Testing

/// The pixels of a PNG image.
struct PixelPicture {
  /// A pixel, its colours multiplied by its alpha.
  struct Pixel: Equatable {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    /// Whether all components are equal up to rounding.
    func isNear(_ other: Pixel) -> Bool {
      let differences: [Int] = [
        red - other.red, green - other.green, blue - other.blue, alpha - other.alpha,
      ]
      return differences.allSatisfy { abs($0) <= 1 }
    }

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  }

  let width: Int
  let height: Int
  private let pixels: [UInt32]

  init(png bytes: [UInt8]) throws {
    let result = picture_read(bytes, bytes.count)
    let start = try #require(result.pixels, "The picture cannot be read")
    defer { free(start) }
    width = Int(result.width)
    height = Int(result.height)
    pixels = Array(UnsafeBufferPointer(start: start, count: width * height))
  }

  subscript(x: Int, y: Int) -> Pixel {
    let value = pixels[y * width + x]
    func part(_ shift: UInt32) -> Int { Int((value >> shift) & 255) }
    return Pixel(red: part(16), green: part(8), blue: part(0), alpha: part(24))
  }

  /// The columns in which a pixel of these rows is darker than mid grey.
  func darkColumns(rows: Range<Int>) -> [Int] {
    (0..<width).filter { x in
      rows.contains { y in self[x, y].alpha == 255 && self[x, y].red < 128 }
    }
  }
}

#endif
