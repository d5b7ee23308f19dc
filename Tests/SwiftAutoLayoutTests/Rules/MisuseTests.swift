// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import SwiftAutoLayout
import Testing

/// Reports about invalid calls in chains, which change nothing.
@MainActor @Suite("Misuse", .serialized) struct MisuseTests {
  private let a = UIView()
  private let b = UIView()

  init() {
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
  }

  @Test("Orphans have no common superview")
  func orphans() {
    let builder = b.constrain(after: a)
    let line = #line + 1
    let found = sentences { builder.topBottom() }
    #expect(
      found == [
        "MisuseTests.swift:\(line): b.top == a.bottom cannot be installed: b and a have no common superview; add both to one "
          + "tree first, since constrain(after:) adds none."
      ])
    #expect(builder.constraints.isEmpty)
  }

  @Test("Inactive constraints between orphans are fine, and can be activated later")
  func inactiveOrphans() {
    let builder = b.constrain(after: a)
    #expect(sentences { builder.topBottom(activate: false) } == [])
    let root = FrameCase.root()
    root.addSubview(a)
    root.addSubview(b)
    builder.isActive = true
    #expect(root.constraints == builder.constraints)
  }

  @Test("A guide without a view has no constraints of its own")
  func guideWithoutView() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    let line = #line + 1
    let found = sentences { guide.constrainSelf().width(constant: 3) }
    #expect(
      found == [
        "MisuseTests.swift:\(line): gap.width == 3 cannot be installed: gap belongs to no view; add it to a view first."
      ])
  }

  @Test("An orphan cannot be constrained to itself")
  func itself() {
    let found = sentences { a.constrain(to: a) }
    #expect(
      found == ["a has no superview and cannot be constrained to itself; use constrainSelf()."])
  }

  @Test("A multiple of a position must not be zero, and numbers are finite")
  func numbers() {
    let root = FrameCase.root()
    root.accessibilityIdentifier = "root"
    let builder = a.constrain(to: root)
    let found = sentences {
      builder.leading(multiplier: 0).width(constant: .infinity)
    }
    #expect(
      found == [
        "a.leading and root.leading cannot be related: a place needs another place, with a "
          + "multiplier that is not 0.",
        "a.width and root.width cannot be related: the constant is inf.",
      ])
    #expect(builder.constraints.isEmpty && root.constraints.isEmpty)
  }

  @Test("Lengths have no system spacing, and never the sentinel as their constant")
  func systemSpacingOfLengths() {
    let root = FrameCase.root()
    var constants: [CGFloat] = []
    let line = #line + 2
    let found = sentences {
      constants += a.constrain(to: root).width(constant: .systemSpacing).constraints.map(\.constant)
      constants += a.constrainSelf().height(constant: .systemSpacing).constraints.map(\.constant)
    }
    #expect(constants == [8, 8])
    #if DEBUG
    let sentence =
      "a length cannot have the constant .systemSpacing; it is for distances between places."
    #expect(
      found == [
        "MisuseTests.swift:\(line): \(sentence)", "MisuseTests.swift:\(line + 1): \(sentence)",
      ])
    #endif
  }
}
#endif
