// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The size in pixels that the first bytes of an image file state.
struct ImageHeader {
  var width: Int
  var height: Int

  /// Reads a PNG, GIF or JPEG file; nil for other data.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    if let header = ImageHeader(png: bytes) ?? ImageHeader(gif: bytes) ?? ImageHeader(jpeg: bytes) {
      self = header
    } else {
      return nil
    }
  }

  private init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// The first chunk of a PNG file, after 8 bytes of signature and 8 of the chunk's head, begins
  /// with width and height.
  private init?(png bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    self.init(width: Self.number(bytes[16..<20]), height: Self.number(bytes[20..<24]))
  }

  /// The signature of a GIF file is followed by width and height, the lowest byte first.
  private init?(gif bytes: [UInt8]) {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    self.init(
      width: Self.number(bytes[6..<8].reversed()), height: Self.number(bytes[8..<10].reversed()))
  }

  /// A JPEG file consists of segments: a marker, a length, and content. That of a frame begins with
  /// a byte of precision, height and width.
  private init?(jpeg bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      // Fill bytes are skipped.
      case 0xFF: index += 1
      // Markers of frames, without those of tables and arithmetic conditioning.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        self.init(
          width: Self.number(bytes[(index + 7)..<(index + 9)]),
          height: Self.number(bytes[(index + 5)..<(index + 7)]))
        return
      default: index += 2 + Self.number(bytes[(index + 2)..<(index + 4)])
      }
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
