// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Expectations of sanity") struct SanityExpectationTests {
  @Test("A layout without problems is sane")
  func sane() {
    #expect(violations(of: .sane) == [])
    #expect(violations(of: .noConflicts, .determined, .settles, .finite, .visible) == [])
  }

  @Test("Constraints that cannot all hold are listed with their lines, their sum and fixes")
  func conflict() {
    let line = UInt(#line) + 2
    let lines = violations(of: .noConflicts) { board in
      board.third.widthAnchor.constraint(equalToConstant: 300).isActive = true
    }
    let board = BoardView.line
    // 16 + 300 + 16 = 332
    #expect(
      lines.prefix(5) == [
        "  noConflicts: 3 constraints cannot all hold (horizontal)",
        "    16 + 300 + 16 = 332, but BoardView is 320 wide: 12 too much",
        "      BoardView.swift:\(board + 6)               third.leading == BoardView.leading + 16",
        "      BoardView.swift:\(board + 7)               BoardView.trailing == third.trailing + 16",
        "      SanityExpectationTests.swift:\(line)  third.width == 300  <- broken",
      ])
    #expect(lines.dropFirst(5).allSatisfy { $0.hasPrefix("    try: ") && $0.contains(" (tried: ") })
    #expect(lines.count == 7)
  }

  @Test("A number that nothing determines is named, with a fix")
  func undetermined() {
    let lines = violations(of: .determined) { board in
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      board.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: board.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(lines.first == "  determined: nothing says where box is from left to right")
    #expect(lines.contains { $0.hasPrefix("    try: add box.leading == ") })
  }

  @Test("A view that asks for layout each time is named")
  func unsettled() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let lines = violations(of: .settles) { board in
      let view = Restless()
      view.accessibilityIdentifier = "restless"
      board.addSubview(view)
    }
    #expect(lines.first?.hasPrefix("  settles: the layout did not settle in ") == true)
    #expect(lines.contains { $0.contains("restless") })
  }

  @Test("Frames that are not numbers or far away are named")
  func infinite() {
    let lines = violations(of: .finite) { board in
      for (name, frame) in [
        ("nan", CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
        ("far", CGRect(x: 0, y: 2_000_000, width: 1, height: 1)),
      ] {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        board.addSubview(view)
      }
    }
    #expect(
      lines == ["  finite: UIView nan.x is not a number", "  finite: UIView far.y is 2000000"])
  }

  @Test("A text and a control without a size are named, hidden ones and empty labels are not")
  func invisible() {
    let lines = violations(of: .visible) { board in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
      label.text = "Total"
      label.accessibilityIdentifier = "total"
      let toggle = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 0))
      toggle.accessibilityIdentifier = "toggle"
      let hidden = UILabel(frame: .zero)
      hidden.text = "Hidden"
      hidden.isHidden = true
      let empty = UILabel(frame: .zero)
      for view in [label, toggle, hidden, empty] { board.addSubview(view) }
    }
    #expect(
      lines.filter { $0.hasPrefix("  visible") } == [
        "  visible: UILabel total with the text \"Total\" is 0 × 20",
        "  visible: UIControl toggle is 20 × 0",
      ])
  }

  @Test("A scroll view to whose edges no content is tied is named, one with tied content is not")
  func untiedContent() {
    func scrolled(_ constrain: (UIView, UIScrollView) -> [NSLayoutConstraint]) -> [String] {
      violations(of: .visible) { board in
        let (scroll, box) = (UIScrollView(), UIView())
        scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        scroll.accessibilityIdentifier = "scroll"
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(box)
        board.addSubview(scroll)
        NSLayoutConstraint.activate(
          constrain(box, scroll) + [
            box.widthAnchor.constraint(equalToConstant: 40),
            box.heightAnchor.constraint(equalToConstant: 200),
          ])
      }
    }
    // Centers count for the frame of the scroll view, so that the content has no size.
    let untied = scrolled { box, scroll in
      [
        box.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      ]
    }
    #expect(untied.first?.hasPrefix("  visible: the content of scroll has no size") == true)
    #expect(untied.first?.hasSuffix("tie it to all four edges of contentLayoutGuide") == true)
    let tied = scrolled { box, scroll in
      [
        box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        box.topAnchor.constraint(equalTo: scroll.topAnchor),
        box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      ]
    }
    #expect(tied == [])
  }
}
