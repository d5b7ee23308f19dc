// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A change of some bytes of a file.
package struct FileEdit: Hashable, Sendable {
  /// The bytes that are replaced, counted from 0. An empty range inserts.
  package var range: Range<Int>
  /// The replacement.
  package var text: String

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// An edit that inserts a text before a byte.
  package init(at position: Int, _ text: String) { self.init(position..<position, text) }

  /// An edit that removes bytes.
  package init(removing range: Range<Int>) { self.init(range, "") }
}

extension FileEdit: Codable {
  private enum CodingKeys: String, CodingKey {
    case offset, length, text
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let offset = try values.decode(Int.self, forKey: .offset)
    let length = try values.decode(Int.self, forKey: .length)
    guard offset >= 0, length >= 0, !offset.addingReportingOverflow(length).overflow else {
      throw DecodingError.dataCorruptedError(
        forKey: .length, in: values, debugDescription: "A range of bytes is negative.")
    }
    range = offset..<offset + length
    text = try values.decode(String.self, forKey: .text)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(range.lowerBound, forKey: .offset)
    try values.encode(range.count, forKey: .length)
    try values.encode(text, forKey: .text)
  }
}

extension Collection<FileEdit> {
  /// Returns the bytes of a file after all edits. Bytes outside of their ranges stay.
  ///
  /// - Parameter data: The file that the ranges are of.
  /// - Returns: nil when two edits change the same byte, or one is beyond the end of the file.
  ///   Insertions at one position are in the order of the edits.
  package func applied(to data: Data) -> Data? {
    let sorted = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result = Data(capacity: data.count)
    var end = 0
    for (_, edit) in sorted {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= data.count else { return nil }
      result += data[data.startIndex + end..<data.startIndex + edit.range.lowerBound]
      result += Data(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + data[(data.startIndex + end)...]
  }
}
