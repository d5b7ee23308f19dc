// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

/// Compares a laid out case with what it expects.
struct CaseCheck {
  let layout: CaseLayout
  let scale: Double?
  /// The case and the step, for messages.
  let place: String

  private static let tolerance = 0.001

  func check(_ expectation: CaseExpectation) {
    switch expectation.status {
    case "ok":
      #expect(layout.engine.conflicts.isEmpty, "\(place): conflicts")
      compareFrames(expectation.frames ?? [:])
      compareRounded(expectation.rounded ?? [:])
      compareFittingSize(expectation.fittingSize)
      let listed = Set((expectation.frames ?? [:]).keys)
      let open = openNumbers().keys.filter { listed.contains(String($0.prefix { $0 != "." })) }
      #expect(open.isEmpty, "\(place): ambiguous \(open.sorted())")
    case "ambiguous":
      #expect(layout.engine.conflicts.isEmpty, "\(place): conflicts")
      compareFrames(expectation.frames ?? [:])
      compareRanges(expectation.ranges ?? [:])
    case "conflict":
      compareConflict(expectation)
    default:
      Issue.record("\(place): unknown status \(expectation.status)")
    }
  }

  // MARK: Frames

  private func compareFrames(_ expected: [String: [Double?]]) {
    for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
      guard let found = values(of: name) else {
        Issue.record("\(place): there is no \(name)")
        continue
      }
      let isEqual = zip(numbers, found).allSatisfy { expected, found in
        expected.map { abs($0 - found) <= Self.tolerance } ?? true
      }
      #expect(
        isEqual && numbers.count == found.count,
        "\(place): \(name) is \(found), should be \(numbers.map { $0.map { "\($0)" } ?? "open" })")
    }
  }

  private func compareFittingSize(_ expected: [Double]?) {
    guard let expected else { return }
    guard let view = layout.fittedView, let found = layout.frame(of: view) else {
      Issue.record("\(place): no view is fitted")
      return
    }
    let isEqual =
      abs(found.width - expected[0]) <= Self.tolerance
      && abs(found.height - expected[1]) <= Self.tolerance
    #expect(isEqual, "\(place): the fitting size is \(found.width) × \(found.height)")
  }

  private func values(of name: String) -> [Double]? {
    if name.hasSuffix(".contentSize"),
      let scroll = layout.items[String(name.dropLast(".contentSize".count))]
    {
      let size = layout.engine.contentSize(of: scroll)
      return [size.width, size.height]
    }
    return layout.frame(of: name)?.numbers
  }

  private func compareRounded(_ expected: [String: [Double]]) {
    guard let scale else { return }
    for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
      guard let item = layout.items[name] else {
        Issue.record("\(place): there is no \(name)")
        continue
      }
      let found = layout.engine.frame(of: item, scale: scale).numbers
      #expect(
        zip(numbers, found).allSatisfy { abs($0 - $1) <= Self.tolerance },
        "\(place): \(name) is rounded to \(found), should be \(numbers)")
    }
  }

  // MARK: Ranges

  /// The ranges of all numbers of the views of the case that are open, by names like `a.w`.
  private func openNumbers() -> [String: (Double, Double)] {
    let names: [LayoutAmbiguity.Coordinate: String] = [
      .x: "x", .y: "y", .width: "w", .height: "h",
    ]
    var result: [String: (Double, Double)] = [:]
    for ambiguity in layout.engine.ambiguities() {
      guard let name = layout.name(of: ambiguity.item), layout.views[name] != nil,
        let coordinate = names[ambiguity.coordinate]
      else { continue }
      let offset = layout.frameOffset(of: ambiguity.item, ambiguity.coordinate)
      result["\(name).\(coordinate)"] = (ambiguity.minimum + offset, ambiguity.maximum + offset)
    }
    return result
  }

  private func compareRanges(_ expected: [String: [Double?]]) {
    let found = openNumbers()
    #expect(found.keys.sorted() == expected.keys.sorted(), "\(place): what is open")
    for (name, range) in expected.sorted(by: { $0.key < $1.key }) {
      guard let (minimum, maximum) = found[name] else { continue }
      #expect(
        isNear(minimum, range[0] ?? -.infinity) && isNear(maximum, range[1] ?? .infinity),
        "\(place): \(name) is open from \(minimum) to \(maximum), should be \(range)")
      let parts = name.split(separator: ".")
      guard parts.count == 2, let index = ["x", "y", "w", "h"].firstIndex(of: String(parts[1])),
        let value = layout.frame(of: String(parts[0]))?.numbers[index]
      else { continue }
      #expect(
        value >= minimum - Self.tolerance && value <= maximum + Self.tolerance,
        "\(place): \(name) is \(value), outside of its range")
    }
  }

  private func isNear(_ first: Double, _ second: Double) -> Bool {
    first == second || abs(first - second) <= Self.tolerance
  }

  // MARK: Conflicts

  private func compareConflict(_ expectation: CaseExpectation) {
    let conflicts = layout.engine.conflicts
    #expect(conflicts.count == 1, "\(place): number of conflicts")
    guard let conflict = conflicts.first else { return }
    let found = Set(conflict.members.map(layout.name(of:)))
    let expected = Set((expectation.conflictSet ?? []).map(CaseLayout.canonicalName))
    #expect(found == expected, "\(place): members")
    #expect(found.contains(layout.name(of: conflict.broken)), "\(place): broken member")
    let frames = (expectation.framesIfBroken ?? [:]).first {
      CaseLayout.canonicalName($0.key) == layout.name(of: conflict.broken)
    }
    compareFrames(frames?.value ?? [:])
  }
}
