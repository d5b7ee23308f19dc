// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The data of streams (ISO 32000-1, 7.4).
extension PDFFile {
  /// The most bytes of the data of a stream, and the most filters of one.
  private static let (longest, mostFilters) = (8_000_000, 8)

  /// Returns the data of a stream without its filters; nil for a filter that is not known, and for
  /// more than is read of a document.
  func data(of stream: PDFObject) -> [UInt8]? {
    guard let data = stream.data else { return nil }
    return budget.data(at: data.startIndex) { expanded(Array(data), stream.dictionary) }
  }

  private func expanded(_ data: [UInt8], _ dictionary: [String: PDFValue]) -> [UInt8]? {
    let single = name(dictionary["Filter"])
    let filters =
      single.map { [$0] }
      ?? array(dictionary["Filter"]).prefix(Self.mostFilters + 1)
      .map { name($0) ?? "" }
    let parameters =
      [dictionary["DecodeParms"] ?? .null]
      + array(dictionary["DecodeParms"]).prefix(Self.mostFilters)
    guard filters.count <= Self.mostFilters, budget.spend(data.count),
      !parameters.contains(where: { number(self.dictionary($0)["Predictor"]) ?? 1 > 1 })
    else { return nil }
    var result = data
    for filter in filters {
      guard let output = expanded(result, filter) else { return nil }
      result = output
    }
    return result
  }

  private func expanded(_ data: [UInt8], _ filter: String) -> [UInt8]? {
    switch filter {
    case "FlateDecode", "Fl":
      let (output, isWhole) = Inflate.output(of: data, limit: min(Self.longest, budget.left))
      return budget.spend(output.count) && isWhole ? output : nil
    case "ASCIIHexDecode", "AHx":
      guard budget.spend(data.count) else { return nil }
      return PDFScanner.bytes(ofHexadecimal: data.prefix { $0 != UInt8(ascii: ">") })
    case "ASCII85Decode", "A85":
      // The letter z alone is four bytes.
      let count = data.reduce(0) { $0 + ($1 == UInt8(ascii: "z") ? 4 : 1) }
      guard budget.spend(count) else { return nil }
      return Self.bytes(ofBase85: data)
    default: return nil
    }
  }

  /// Returns the bytes that groups of five characters write (ISO 32000-1, 7.4.3).
  private static func bytes(ofBase85 text: [UInt8]) -> [UInt8]? {
    var (result, group) = ([UInt8](), [UInt8]())
    func expand(_ group: [UInt8]) -> [UInt8] {
      let padded = group + [UInt8](repeating: 84, count: 5 - group.count)
      let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ UInt32($1) }
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }
    for byte in text where !PDFScanner.isSpace(byte) {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty {
        result += [0, 0, 0, 0]
        continue
      }
      guard (33...117).contains(byte) else { return nil }
      group.append(byte - 33)
      if group.count == 5 {
        result += expand(group)
        group = []
      }
    }
    return group.count > 1 ? result + expand(group).prefix(group.count - 1) : result
  }
}
