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
    let found = reports { builder.topBottom() }
    let sentence =
      "b.top == a.bottom cannot be installed: b and a have no common superview; add both to one "
      + "tree first, since constrain(after:) adds none."
    #expect(found.map(\.sentence) == [sentence])
    #expect(found.map(\.location) == ["MisuseTests.swift:\(line):44"])
    #expect(found.map(\.description) == ["MisuseTests.swift:\(line):44: \(sentence)"])
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
    let found = reports { guide.constrainSelf().width(constant: 3) }
    let sentence =
      "gap.width == 3 cannot be installed: gap belongs to no view; add it with addLayoutGuide first."
    #expect(found.map(\.sentence) == [sentence])
    #expect(found.map(\.location) == ["MisuseTests.swift:\(line):54"])
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
        "a.leading cannot equal a constant; compare it with a location, with a multiplier that is "
          + "not 0.",
        "The constant of a constraint on a.width and root.width is inf; use a finite one.",
      ])
    #expect(builder.constraints.isEmpty && root.constraints.isEmpty)
  }

  @Test("Lengths have no system spacing, and never the sentinel as their constant")
  func systemSpacingOfLengths() {
    let root = FrameCase.root()
    var constants: [CGFloat] = []
    let line = #line + 2
    let found = reports {
      constants += a.constrain(to: root).width(constant: .systemSpacing).constraints.map(\.constant)
      constants += a.constrainSelf().height(constant: .systemSpacing).constraints.map(\.constant)
    }
    #expect(constants == [8, 8])
    #if DEBUG
    let sentence =
      "A length cannot have the constant .systemSpacing; it is for distances between locations."
    #expect(
      found.map(\.description) == [
        "MisuseTests.swift:\(line):47: \(sentence)",
        "MisuseTests.swift:\(line + 1):44: \(sentence)",
      ])
    #expect(found.map(\.code) == ["system-spacing-of-length", "system-spacing-of-length"])
    #endif
  }
}
#endif
