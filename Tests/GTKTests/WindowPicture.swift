// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CWidgetInput
import Foundation

/// The content of a window, as pixels.
struct WindowPicture {
  var width: Int
  var height: Int
  /// Row by row, as 0xAARRGGBB.
  var pixels: [UInt32]

  /// Draws the window of a widget.
  init(of widget: OpaquePointer) { self.init(input_draw(widget)) }

  /// Reads a PNG file; an empty picture if there is none.
  init(file path: String) { self.init(input_read_picture(path)) }

  private init(_ picture: input_picture) {
    width = Int(picture.width)
    height = Int(picture.height)
    pixels = Array(UnsafeBufferPointer(start: picture.pixels, count: width * height))
    input_picture_free(picture)
  }

  /// Writes a PNG file.
  func write(to path: String) -> Bool {
    var pixels = pixels
    return pixels.withUnsafeMutableBufferPointer { buffer in
      let (width, height) = (Int32(self.width), Int32(self.height))
      return input_write_picture(
        input_picture(width: width, height: height, pixels: buffer.baseAddress), path)
    }
  }

  /// The number of pixels with a colour, by its red, green and blue parts from 0 to 255.
  func count(where isWanted: (Int, Int, Int) -> Bool) -> Int {
    pixels.count {
      isWanted(Int($0 >> 16 & 0xFF), Int($0 >> 8 & 0xFF), Int($0 & 0xFF))
    }
  }

  /// The red, green and blue parts of a pixel.
  func color(x: Int, y: Int) -> [Int] {
    let pixel = pixels[y * width + x]
    return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  /// A part of the picture.
  func cut(x: Int, y: Int, width: Int, height: Int) -> WindowPicture {
    var part = self
    part.width = width
    part.height = height
    part.pixels = (y..<y + height).flatMap {
      pixels[$0 * self.width + x..<$0 * self.width + x + width]
    }
    return part
  }

  /// The share of pixels that differ visibly from those of a picture of the same size; 1 for another
  /// size.
  func difference(from other: WindowPicture) -> Double {
    guard width == other.width, height == other.height, !pixels.isEmpty else { return 1 }
    let differing = zip(pixels, other.pixels).count { one, two in
      [16, 8, 0].contains { abs(Int(one >> $0 & 0xFF) - Int(two >> $0 & 0xFF)) > 24 }
    }
    return Double(differing) / Double(pixels.count)
  }
}
#endif
