// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("Each error has a stable code and one sentence") struct LayoutErrorTests {
  /// An error with its code and the sentence about `a.left` and `b.top`.
  struct Case: CustomTestStringConvertible, Sendable {
    var error: LayoutError
    var code: String
    var sentence: String

    var testDescription: String { "\(error)" }

    init(_ error: LayoutError, _ code: String, _ sentence: String) {
      self.error = error
      self.code = code
      self.sentence = sentence
    }
  }

  static let items: [ItemID] = {
    var engine = LayoutEngine()
    return (0..<2).compactMap { _ in try? engine.addItem(LayoutItem()) }
  }()
  static let item = items[0]
  static let other = items[1]

  static let cases = [
    Case(
      .missingFirstItem, "missing-item",
      "The first item is missing; give a view or a layout guide."),
    Case(
      .illegalLocationConstant(.left), "location-equals-constant",
      "a.left cannot equal a constant; compare it with a location, with a multiplier that is not 0."
    ),
    Case(
      .invalidAttributePairing(.left, .top), "invalid-pairing",
      "a.left and b.top cannot be compared; pair sizes with sizes, and locations with locations on "
        + "one axis."),
    Case(
      .mixedDirectionality(.left, .leading), "mixed-directionality",
      "a.left and b.top cannot be compared; use leading and trailing for both or for neither."),
    Case(
      .nonFiniteConstant(.infinity), "not-a-number",
      "The constant of a constraint on a.left is inf; use a finite one."),
    Case(
      .nonFiniteMultiplier(-.infinity), "not-a-number",
      "The multiplier of a constraint on a.left is -inf; use a finite one."),
    Case(
      .constantOutOfRange(2e9), "number-out-of-range",
      "The constant of a constraint on a.left is 2000000000.0; use one of at most 1000000000.0."),
    Case(
      .multiplierOutOfRange(2e9), "number-out-of-range",
      "The multiplier of a constraint on a.left is 2000000000.0; use one of at most 1000000000.0."),
    Case(
      .priorityOutOfRange(0), "priority-out-of-range",
      "The priority of a constraint on a.left is 0; it must be greater than 0 and at most 1000."),
    Case(
      .requiredPriorityMutation(from: 1000, to: 1), "required-priority-change",
      "The priority of a.left cannot change from 1000 to 1 while the constraint is active; "
        + "deactivate it first."),
    Case(
      .noCommonAncestor(item, other), "no-common-ancestor",
      "a.left and b.top are not in one tree; add both to one view first."),
    Case(
      .guideWithoutOwner(item), "guide-without-owner",
      "a.left is a layout guide without an owner; add it to a view first."),
    Case(
      .unknownItem(item), "unknown-item",
      "a.left was removed, or belongs to another engine; add it first."),
    Case(
      .unknownConstraint(.none), "unknown-constraint",
      "The constraint on a.left was removed, or belongs to another engine; add it first."),
    Case(
      .nonFiniteGeometry, "not-a-number",
      "A size, an inset or a frame of a.left is NaN or infinite; use finite numbers."),
    Case(
      .geometryOutOfRange, "number-out-of-range",
      "A size, an inset, an origin or a baseline of a.left is too large; use at most 1000000000.0."),
    Case(
      .cyclicParent(item), "cyclic-parent",
      "The parent of a.left would be the item itself or inside of it; choose an item outside of it."
    ),
    Case(
      .guideAsParent(item), "guide-as-parent",
      "The parent of a.left is a layout guide, which has no children; choose a view."),
    Case(
      .unchangeableRequirement(.givenSize(item, .horizontal)), "unchangeable-requirement",
      "a.left is given and cannot be changed; change a constraint instead."),
  ]

  @Test("A code and a sentence", arguments: cases)
  func codeAndSentence(_ example: Case) {
    #expect(example.error.code == example.code)
    #expect(example.error.sentence(first: "a.left", second: "b.top") == example.sentence)
  }
}
