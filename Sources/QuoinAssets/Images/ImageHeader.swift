// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The format and the size of an image, from the beginning of its file.
///
/// Formats: PNG (ISO/IEC 15948, chunk IHDR), JPEG (ITU-T T.81, markers SOF), HEIF (ISO/IEC
/// 23008-12, box `ispe`), GIF (GIF89a, the logical screen), SVG (the attributes of the root), PDF
/// (ISO 32000, the first MediaBox).
package struct ImageHeader: Hashable, Sendable {
  package let format: ImageFile.Format
  package let width: Double
  package let height: Double

  /// Reads a header; nil for a file of another kind, or without a size.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard bytes.count >= 24, Self.text(bytes, 12..<16) == "IHDR" else { return nil }
      self.init(.png, (Self.number(bytes, 16, 4), Self.number(bytes, 20, 4)))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(.jpeg, Self.sizeOfJPEG(bytes))
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      guard bytes.count >= 10 else { return nil }
      // The lowest byte comes first.
      func number(_ first: Int) -> Double { Double(bytes[first]) + Double(bytes[first + 1]) * 256 }
      self.init(.gif, (number(6), number(8)))
    } else if bytes.starts(with: Array("%PDF".utf8)) {
      self.init(.pdf, Self.sizeOfPDF(bytes))
    } else if bytes.count > 12, Self.text(bytes, 4..<8) == "ftyp" {
      self.init(.heif, Self.sizeOfHEIF(bytes))
    } else {
      self.init(.svg, SVGSize(bytes)?.size)
    }
  }

  /// Whether a PNG or JPEG file has its end: the chunk IEND, or the marker EOI.
  package static func isComplete(_ bytes: [UInt8], _ format: ImageFile.Format) -> Bool {
    switch format {
    case .png:
      var position = 8
      while position + 12 <= bytes.count {
        if text(bytes, position + 4..<position + 8) == "IEND" { return true }
        position += 12 + Int(number(bytes, position, 4))
      }
      return false
    case .jpeg:
      // There may be further data, such as a second image, after the first.
      return zip(bytes, bytes.dropFirst()).contains { $0 == (0xFF, 0xD9) }
    case .gif, .svg, .pdf, .heif: return true
    }
  }

  private init?(_ format: ImageFile.Format, _ size: (width: Double, height: Double)?) {
    guard let size else { return nil }
    self.format = format
    (width, height) = size
  }

  private static func number(_ bytes: [UInt8], _ first: Int, _ count: Int) -> Double {
    Double(bytes[first..<first + count].reduce(0) { $0 << 8 | UInt64($1) })
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The size in the first frame header: markers C0 to CF but for C4, C8 and CC.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    var position = 2
    while position + 9 <= bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes, position + 7, 2), number(bytes, position + 5, 2))
      }
      // Fill bytes, and markers without a length.
      if marker == 0xFF {
        position += 1
      } else if (0xD0...0xD9).contains(marker) || marker == 0x01 {
        position += 2
      } else {
        position += 2 + max(2, Int(number(bytes, position + 2, 2)))
      }
    }
    return nil
  }

  /// The largest of the sizes: a file also has those of its parts and of a thumbnail.
  private static func sizeOfHEIF(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    var best: (width: Double, height: Double)?
    let name = Array("ispe".utf8)
    for position in 0..<max(0, min(bytes.count, 65_536) - 15)
    where bytes[position] == name[0] && Array(bytes[position..<position + 4]) == name {
      let size = (number(bytes, position + 8, 4), number(bytes, position + 12, 4))
      if size.0 * size.1 > (best?.width ?? 0) * (best?.height ?? 0) { best = size }
    }
    return best
  }

  private static func sizeOfPDF(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    let text = String(decoding: bytes.prefix(1_000_000), as: UTF8.self)
    guard let start = text.range(of: "/MediaBox")?.upperBound,
      let open = text[start...].firstIndex(of: "["), text[start..<open].count < 8,
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split { " \n\r\t".contains($0) }
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }
}
