// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The size of an SVG file in points: `width` and `height` of its root, or those of its `viewBox`.
struct SVGSize {
  let size: (width: Double, height: Double)

  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let start = text.range(of: "<svg")?.upperBound,
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    if let width = Self.length("width", in: tag), let height = Self.length("height", in: tag) {
      size = (width, height)
      return
    }
    let box = Self.attribute("viewBox", in: tag)?.split { " ,".contains($0) }
      .compactMap { Double($0) }
    guard let box, box.count == 4 else { return nil }
    size = (box[2], box[3])
  }

  /// A length in points; nil for one in percent.
  private static func length(_ name: String, in tag: Substring) -> Double? {
    guard let text = attribute(name, in: tag) else { return nil }
    return Double(text)
      ?? ["px", "pt"].firstNonNil { unit in
        text.hasSuffix(unit) ? Double(text.dropLast(2)) : nil
      }
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.range(of: name + "=") {
      let before =
        found.lowerBound > tag.startIndex ? tag[tag.index(before: found.lowerBound)] : " "
      rest = rest[found.upperBound...]
      guard before.isWhitespace, let quote = rest.first, quote == "\"" || quote == "'" else {
        continue
      }
      return rest.dropFirst().split(
        separator: quote, maxSplits: 1, omittingEmptySubsequences: false
      ).first
    }
    return nil
  }
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
