// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinLayout
import QuoinUIKit
import Testing

/// The first fix of a broken screen mends it, and no view moves that has nothing to do with the problem.
@MainActor @Suite("Broken screens", .serialized) struct BrokenScreenTests {
  /// Screens with one conflict or one ambiguity.
  private nonisolated static let screens = Mistake.reported.filter {
    switch $0.expected {
    case .conflict: true
    case .ambiguities(let coordinates): coordinates.count == 1
    default: false
    }
  }

  @Test("There are at least 12 of them")
  func count() {
    #expect(Self.screens.count >= 12)
  }

  @Test("The first fix mends the screen without moving another view", arguments: screens)
  func firstFix(_ mistake: Mistake) throws {
    let stage = mistake.laidOut()
    let found = FoundProblems(stage.screen)
    let fix = try #require(found.firstFixes.first)
    let concerned = Set(views(of: found).map(ObjectIdentifier.init))
    let others = descendants(of: stage.screen).filter { view in
      // The content of a changed view may move with it.
      !sequence(first: view, next: \.superview).contains {
        concerned.contains(ObjectIdentifier($0))
      }
    }
    let before = others.map(\.frame)
    try found.explainer.inspection.apply(fix.edit)
    stage.layOut()
    #expect(FoundProblems(stage.screen).count < found.count)
    #expect(others.map(\.frame) == before)
  }

  /// The views that the problems are about: those of the members of conflicts, and ambiguous ones.
  private func views(of found: FoundProblems) -> [UIView] {
    let inspection = found.explainer.inspection
    let members = found.groups.flatMap(\.conflicts).flatMap(\.members)
    let items =
      members.flatMap { member -> [ItemID] in
        switch member {
        case .constraint(let id): sides(inspection.engine.constraint(id))
        case .hugging(let item, _), .compressionResistance(let item, _),
          .autoresizingPosition(let item, _), .autoresizingSize(let item, _):
          [item]
        case .givenSize, .nonNegativeSize, .nonNegativeContentSize: []
        }
      } + found.degrees.flatMap { [$0.driver] + $0.followers }.map(\.item)
    // The screen itself has a given size.
    return items.compactMap { inspection.object(of: $0) as? UIView }
      .filter { $0 !== inspection.root }
  }

  private func sides(_ constraint: LayoutConstraint?) -> [ItemID] {
    [constraint?.first, constraint?.second].compactMap(\.self).flatMap(\.items)
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }
}
