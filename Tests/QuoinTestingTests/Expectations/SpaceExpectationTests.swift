// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Expectations of space") struct SpaceExpectationTests {
  /// Adds a view with an identifier and a frame.
  private func add<View: UIView>(
    _ view: View, _ name: String, _ frame: CGRect, to outer: UIView
  ) -> View {
    view.accessibilityIdentifier = name
    view.frame = frame
    outer.addSubview(view)
    return view
  }

  @Test("A view outside of its superview is named, unless it is an exception")
  func outside() {
    #expect(violations(of: .insideSuperview()) == [])
    let change = { (board: BoardView) in
      // 288 + 8 - 288
      _ = add(UIView(), "badge", CGRect(x: 280, y: 0, width: 16, height: 16), to: board.third)
    }
    #expect(
      violations(of: .insideSuperview(), by: change)
        == ["  insideSuperview: badge is outside of third: 8 at the right"])
    #expect(violations(of: .insideSuperview(except: "badge"), by: change) == [])
    #expect(violations(of: .insideSuperview(except: "third"), by: change) == [])
    #expect(violations(of: .insideSuperview(except: "first"), by: change).count == 1)
  }

  @Test("A control outside of the safe area is named, unless it is an exception")
  func safeArea() {
    // The status bar of an iPhone SE covers 20 points.
    let change = { (board: BoardView) in
      _ = add(UIButton(), "close", CGRect(x: 0, y: 8, width: 44, height: 44), to: board)
    }
    #expect(violations(of: .insideSafeArea()) == [])
    #expect(
      violations(of: .insideSafeArea(), by: change)
        == ["  insideSafeArea: close is outside of the safe area: 12 at the top"])
    #expect(violations(of: .insideSafeArea(except: "close"), by: change) == [])
  }

  @Test("Controls that cover each other are named, unless one of them is an exception")
  func overlap() {
    let change = { (board: BoardView) in
      _ = add(UISwitch(), "one", CGRect(x: 0, y: 300, width: 50, height: 30), to: board)
      // From 40 to 50, and from 310 to 330.
      _ = add(UISwitch(), "two", CGRect(x: 40, y: 310, width: 50, height: 30), to: board)
    }
    #expect(violations(of: .noOverlap()) == [])
    #expect(
      violations(of: .noOverlap(), by: change) == ["  noOverlap: two covers one by 10 × 20"])
    #expect(violations(of: .noOverlap(except: "one"), by: change) == [])
    #expect(violations(of: .noOverlap(except: "two"), by: change) == [])
    #expect(violations(of: .noOverlap(except: "first"), by: change).count == 1)
  }

  @Test("A control that is small to touch and has no room around it is named")
  func touchTargets() {
    let change = { (board: BoardView) in
      _ = add(UIButton(), "plus", CGRect(x: 100, y: 300, width: 30, height: 30), to: board)
      _ = add(UIButton(), "minus", CGRect(x: 134, y: 300, width: 60, height: 60), to: board)
    }
    #expect(violations(of: .touchTargets()) == [])
    #expect(
      violations(of: .touchTargets(), by: change)
        == ["  touchTargets: plus is 30 × 30, less than 44 × 44, and minus is close"])
    #expect(violations(of: .touchTargets(CGSize(width: 30, height: 30)), by: change) == [])
  }

  @Test("An exception that is not there is a failure")
  func unknownException() {
    #expect(
      violations(of: .noOverlap(except: "forth")).first?.hasPrefix(
        "  noOverlap: no view is named “forth”; there are ") == true)
  }
}
