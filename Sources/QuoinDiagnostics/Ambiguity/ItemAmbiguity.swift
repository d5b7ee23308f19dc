// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The degrees of freedom of one item, in one description. A view without constraints has an
/// undetermined position and size, but that is one mistake. Several contents that do not fit into
/// one container, or that share its room with the same priority, are one mistake too.
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
    case tie(LayoutRequirement)
  }

  /// The subjects of degrees of freedom. The room of a container is one subject also where it was
  /// searched for some of them only.
  private static func subjects(_ degrees: [DegreeOfFreedomDescription]) -> [Subject] {
    var containers: [LayoutRequirement: Subject] = [:]
    for degree in degrees {
      guard let full = degree.full, let tie = degree.tie else { continue }
      containers[tie.requirement] = .container(full.container, full.axis)
    }
    return degrees.map { degree in
      if let full = degree.full { return .container(full.container, full.axis) }
      guard let tie = degree.tie?.requirement else { return .item(degree.driver.item) }
      return containers[tie] ?? .tie(tie)
    }
  }

  /// Joins degrees of freedom whose drivers are of one item, or of one container that is too full,
  /// in the order of their first ones.
  public static func joined(_ degrees: [DegreeOfFreedomDescription]) -> [ItemAmbiguity] {
    var order: [Subject] = []
    var parts: [Subject: [DegreeOfFreedomDescription]] = [:]
    for (degree, subject) in zip(degrees, subjects(degrees)) {
      if parts[subject] == nil { order.append(subject) }
      parts[subject, default: []].append(degree)
    }
    return order.compactMap { parts[$0].map { ItemAmbiguity(fullestFirst($0)) } }
  }

  /// The tie that all parts have in common; nil where there is none, and for one part.
  private static func commonTie(_ parts: [DegreeOfFreedomDescription]) -> ContentTie? {
    guard parts.count > 1, parts[0].full == nil, let tie = parts[0].tie,
      parts.allSatisfy({ $0.tie == tie })
    else { return nil }
    return tie
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
    if parts.count > 1, first.full != nil { return sharedText(first, first.fixes) }
    if Self.commonTie(parts) != nil {
      return sharedText(first, [first.sharedFix].compactMap(\.self))
    }
    var result = ["warning[ambiguous]: \(headline)"]
    if let location = first.location { result.append("  --> \(location)") }
    for part in parts { result += part.details }
    return result.joined(separator: "\n")
  }

  /// The full form for contents that share a room: the fixes are the same for all parts.
  private func sharedText(
    _ first: DegreeOfFreedomDescription, _ fixes: [FixDescription]
  ) -> String {
    var result = ["warning[ambiguous]: \(headline)"]
    if let location = first.location { result.append("  --> \(location)") }
    result += parts.prefix(Self.mostRanges).map { "   = \($0.name): \($0.range)" }
    if parts.count > Self.mostRanges {
      result.append("   = and \(parts.count - Self.mostRanges) more")
    }
    result.append("   = \(first.cause)")
    return (result + FixDescription.lines(fixes)).joined(separator: "\n")
  }

  /// The number of parts that are named.
  private static let mostRanges = 5

  /// The headline, and below it the range and the first fix of each part.
  public var shortText: String {
    guard parts.count > 1, let first, first.full == nil else { return first?.shortText ?? "" }
    if Self.commonTie(parts) != nil {
      return "\(headline)\n  \(first.sharedFix.map { "fix: \($0.text)" } ?? first.cause)"
    }
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
    if Self.commonTie(parts) != nil {
      let edit = first?.sharedFix.map { "; try: \($0.edit)" } ?? ""
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
    if let tie = commonTie(parts) {
      let names = parts.map(\.name) + [tie.name]
      return "nothing says which of \(names.inSentence(most: mostRanges)) \(tie.effect)"
    }
    return Set(parts.map(\.driver.coordinate)).headline(first.name)
  }
}
