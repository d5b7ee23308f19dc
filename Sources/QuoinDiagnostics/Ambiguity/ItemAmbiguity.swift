// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The degrees of freedom of one item, in one description. A view without constraints has an
/// undetermined position and size, but that is one mistake. Several contents that do not fit into
/// one container are one mistake too.
public struct ItemAmbiguity: Hashable, Sendable {
  /// The ambiguities in words, such as `nothing says where badge is and how big`.
  public var headline: String
  /// The degrees of freedom, each with its range and fixes.
  public var parts: [DegreeOfFreedomDescription]

  /// - Parameter parts: degrees of freedom whose drivers are of one item.
  public init(_ parts: [DegreeOfFreedomDescription]) {
    self.parts = parts
    headline = Self.headline(parts)
    let reasons = parts.compactMap(\.missing) + parts.compactMap(\.emptyContent)
    if let reason = reasons.first { headline += ": \(reason)" }
  }

  /// The property that degrees of freedom of one mistake share.
  private enum Subject: Hashable {
    case item(ItemID)
    case container(ItemID, LayoutAxis)

    init(_ degree: DegreeOfFreedomDescription) {
      self = degree.full.map { .container($0.container, $0.axis) } ?? .item(degree.driver.item)
    }
  }

  /// Joins degrees of freedom whose drivers are of one item, or of one container that is too full,
  /// in the order of their first ones.
  public static func joined(_ degrees: [DegreeOfFreedomDescription]) -> [ItemAmbiguity] {
    var order: [Subject] = []
    var parts: [Subject: [DegreeOfFreedomDescription]] = [:]
    for degree in degrees {
      let subject = Subject(degree)
      if parts[subject] == nil { order.append(subject) }
      parts[subject, default: []].append(degree)
    }
    return order.compactMap { parts[$0].map { ItemAmbiguity(fullestFirst($0)) } }
  }

  /// The degrees of a container, the one with the longest sum first: the sums of the others leave
  /// out what does not fit either.
  private static func fullestFirst(
    _ degrees: [DegreeOfFreedomDescription]
  ) -> [DegreeOfFreedomDescription] {
    guard let fullest = degrees.indices.max(by: { length(degrees[$0]) < length(degrees[$1]) }),
      fullest > 0
    else { return degrees }
    var sorted = degrees
    sorted.insert(sorted.remove(at: fullest), at: 0)
    return sorted
  }

  private static func length(_ degree: DegreeOfFreedomDescription) -> Int {
    degree.full?.terms ?? 0
  }

  private var first: DegreeOfFreedomDescription? { parts.first }

  /// The full form, of several lines.
  public var text: String {
    guard let first else { return "" }
    if parts.count > 1, first.full != nil { return fullText(first) }
    var result = ["warning[ambiguous]: \(headline)"]
    if let location = first.location { result.append("  --> \(location)") }
    for part in parts { result += part.details }
    return result.joined(separator: "\n")
  }

  /// The full form for a container that is too full: the fixes are the same for all parts.
  private func fullText(_ first: DegreeOfFreedomDescription) -> String {
    var result = ["warning[ambiguous]: \(headline)"]
    if let location = first.location { result.append("  --> \(location)") }
    result += parts.map { "   = \($0.name): \($0.range)" }
    result.append("   = \(first.cause)")
    return (result + FixDescription.lines(first.fixes)).joined(separator: "\n")
  }

  /// The headline, and below it the range and the first fix of each part.
  public var shortText: String {
    guard parts.count > 1, first?.full == nil else { return first?.shortText ?? "" }
    let lines = parts.map { part in
      "  " + (part.fixes.first.map { "fix: \($0.text)" } ?? part.range)
    }
    return ([headline] + lines).joined(separator: "\n")
  }

  /// Returns the headline and the first fixes on one line, after a location if one is known.
  package func line(at location: String?) -> String {
    let place = location.map { "\($0)  " } ?? ""
    if first?.full != nil {
      let edit = first?.fixes.first.map { "; try: \($0.edit)" } ?? ""
      return "\(place)warning[ambiguous]: \(headline)\(edit)"
    }
    if parts.contains(where: { $0.missing != nil }) {
      return "\(place)warning[ambiguous]: \(headline)"
    }
    let edits = parts.compactMap { $0.fixes.first?.edit }
    let added = edits.filter { $0.hasPrefix(Self.add) }.map { $0.dropFirst(Self.add.count) }
    let addition = added.isEmpty ? [] : [Self.add + added.joined(separator: " and ")]
    let others = edits.filter { !$0.hasPrefix(Self.add) }
    let fix = edits.isEmpty ? "" : "; try: \((addition + others).joined(separator: "; "))"
    return "\(place)warning[ambiguous]: \(headline)\(fix)"
  }

  /// The beginning of an edit that adds something.
  private static let add = "add "

  private static func headline(_ parts: [DegreeOfFreedomDescription]) -> String {
    guard parts.count > 1, let first = parts.first, first.full == nil else {
      return parts.first?.headline ?? ""
    }
    return Set(parts.map(\.driver.coordinate)).headline(first.name)
  }
}
