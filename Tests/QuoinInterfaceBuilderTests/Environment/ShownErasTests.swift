// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The distances of constraints tell which look of a control a file was drawn with.
@MainActor @Suite struct ShownErasTests {
  /// The left inset of a push button that a constraint puts 20 points from the left, stored at x.
  private func inset(build: Int, x: Double) throws -> Double {
    let button = """
      <button id="push" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="10" width="90" height="32"/>
      <buttonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border"/></button>
      """
    let scene = try MacDocument(
      build: build, content: button,
      constraints: MacDocument.equalities("push.leading = root.leading + 20")
    ).scene()
    let view = try #require(scene.view("push"))
    return Double(try #require(view.layoutOverrides?.alignmentRectInsets).left)
  }

  @Test("A button of build 22505 at 14 has the insets of macOS 10, one at 13 those of macOS 11")
  func ownConstraint() throws {
    #expect(try inset(build: 22505, x: 14) == 6)
    #expect(try inset(build: 22505, x: 13) == 7)
  }

  @Test("A frame that fits neither look tells nothing")
  func neither() throws {
    #expect(try inset(build: 22505, x: 30) == 7)
  }

  @Test("A height of macOS 11 and a distance of macOS 26: the distance tells")
  func distanceBeforeHeight() throws {
    #expect(try inset(build: 24765, x: 20) == 0)
    #expect(try inset(build: 24765, x: 13) == 7)
  }
}
