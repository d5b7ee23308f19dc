// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The ambiguities of one item in one description: the missing position and size of a view without
/// any constraint are one mistake.
public struct ItemAmbiguity: Hashable, Sendable {
  /// The ambiguities in words, such as `nothing says where badge is and how big`.
  public var headline: String
  /// The degrees of freedom, each with its range and fixes.
  public var parts: [DegreeOfFreedomDescription]

  /// - Parameter parts: degrees of freedom whose drivers are of one item.
  public init(_ parts: [DegreeOfFreedomDescription]) {
    self.parts = parts
    headline = Self.headline(parts)
  }

  /// Joins degrees of freedom whose drivers are of one item, in the order of their first ones.
  public static func joined(_ degrees: [DegreeOfFreedomDescription]) -> [ItemAmbiguity] {
    var order: [ItemID] = []
    var parts: [ItemID: [DegreeOfFreedomDescription]] = [:]
    for degree in degrees {
      if parts[degree.driver.item] == nil { order.append(degree.driver.item) }
      parts[degree.driver.item, default: []].append(degree)
    }
    return order.compactMap { parts[$0].map(ItemAmbiguity.init) }
  }

  /// The full form, of several lines.
  public var text: String {
    guard parts.count > 1, let first = parts.first else { return parts.first?.text ?? "" }
    var result = ["warning[ambiguous]: \(headline)"]
    if let location = first.location { result.append("  --> \(location)") }
    for part in parts { result += part.details }
    return result.joined(separator: "\n")
  }

  /// The headline, and below it the range and the first fix of each part.
  public var shortText: String {
    guard parts.count > 1 else { return parts.first?.shortText ?? "" }
    let lines = parts.map { part in
      "  " + (part.fixes.first.map { "fix: \($0.text)" } ?? part.range)
    }
    return ([headline] + lines).joined(separator: "\n")
  }

  /// The headline and the first fixes in one line, behind a location if one is known.
  public func line(at location: String?) -> String {
    let place = location.map { "\($0)  " } ?? ""
    let edits = parts.compactMap { $0.fixes.first?.edit.withoutAdd }
    let fix = edits.isEmpty ? "" : "; try: add \(edits.joined(separator: " and "))"
    return "\(place)warning[ambiguous]: \(headline)\(fix)"
  }

  private static func headline(_ parts: [DegreeOfFreedomDescription]) -> String {
    guard parts.count > 1, let first = parts.first else { return parts.first?.headline ?? "" }
    let found = Set(parts.map(\.driver.coordinate))
    let place = place(found, first.name)
    let size = size(found, place == nil ? first.name : "it")
    let words = [place, size].compactMap(\.self)
    guard !words.isEmpty else { return first.headline }
    return "nothing says \(words.joined(separator: " and "))"
  }

  private static func place(_ found: Set<LayoutAmbiguity.Coordinate>, _ name: String) -> String? {
    switch (found.contains(.x), found.contains(.y)) {
    case (true, true): "where \(name) is"
    case (true, false): "where \(name) is from left to right"
    case (false, true): "where \(name) is from top to bottom"
    case (false, false): nil
    }
  }

  private static func size(_ found: Set<LayoutAmbiguity.Coordinate>, _ name: String) -> String? {
    switch (found.contains(.width), found.contains(.height)) {
    case (true, true): "how big \(name) is"
    case (true, false): "how wide \(name) is"
    case (false, true): "how high \(name) is"
    case (false, false): nil
    }
  }
}

extension String {
  /// The edit without its first word, `add`.
  fileprivate var withoutAdd: String { hasPrefix("add ") ? String(dropFirst(4)) : self }
}
