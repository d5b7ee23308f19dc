// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// In files of build 24000 and later, scenes that were not laid out again have the controls of before.
@MainActor @Suite struct ControlErasTests {
  private static let push =
    "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"/>"
  private static let segments = "<segmentedCell key=\"cell\" style=\"rounded\"/>"

  private func insets(of id: String, pushHeight: Double, constraints: String = "") throws
    -> [CGFloat]
  {
    let scene = try MacDocument(
      build: 24765,
      content: MacDocument.element("button", "push", 94, pushHeight, "", Self.push)
        + MacDocument.element("segmentedControl", "segments", 90, 24, "", Self.segments),
      constraints: constraints
    ).scene()
    let view = try #require(scene.view(id))
    let found = try #require(view.layoutOverrides?.alignmentRectInsets)
    return [found.top, found.left, found.bottom, found.right]
  }

  @Test("A button of 24 points has the new look, one of 32 the old one")
  func ownHeight() throws {
    #expect(try insets(of: "push", pushHeight: 24) == [0, 0, 0, 0])
    #expect(try insets(of: "push", pushHeight: 32) == [5, 7, 7, 7])
  }

  @Test("A control whose height tells nothing looks like the others of its scene")
  func otherHeights() throws {
    #expect(try insets(of: "segments", pushHeight: 24) == [0, 0, 0, 0])
    #expect(try insets(of: "segments", pushHeight: 32) == [1, 2, 1, 2])
  }

  @Test("A height that a constraint gives tells nothing about the look")
  func constrainedHeight() throws {
    let height = MacDocument.equalities("push.height = 32")
    #expect(try insets(of: "push", pushHeight: 32, constraints: height) == [0, 0, 0, 0])
  }
}
