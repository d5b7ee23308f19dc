// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Expectations of direction, fitting and rules")
struct DirectionExpectationTests {
  /// Pins a box 10 from the left, whatever the direction.
  private func addLeftBox(to board: BoardView) {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    board.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: board.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 10),
    ])
  }

  @Test("A layout with leading edges is mirrored; a view with a left edge is named")
  func mirrored() {
    #expect(violations(of: .mirrorsRightToLeft()) == [])
    let lines = violations(of: .mirrorsRightToLeft(), by: addLeftBox)
    // 320 - 10 - 100 = 210 from the right.
    #expect(
      lines.first == "  mirrorsRightToLeft: UIView box is 10 from the left of BoardView, and from "
        + "right to left 210 from the right")
    #expect(lines.last?.hasPrefix("    left 10, DirectionExpectationTests.swift:") == true)
    #expect(violations(of: .mirrorsRightToLeft(except: "box"), by: addLeftBox) == [])
  }

  @Test("A view that forces its direction need not be mirrored")
  func forced() {
    let lines = violations(of: .mirrorsRightToLeft()) { board in
      addLeftBox(to: board)
      board.subviews.last?.semanticContentAttribute = .forceLeftToRight
    }
    #expect(lines == [])
  }

  @Test("In a right-to-left layout the other direction is from left to right")
  func otherDirection() {
    let lines = violations {
      expectLayout(
        of: BoardView { addLeftBox(to: $0) }, in: .devices("iPhone SE").directions(.rightToLeft),
        .mirrorsRightToLeft())
    }
    #expect(lines.first?.contains("and from left to right 210 from the right") == true)
  }

  /// A cell of 10 + 30 + 10 points.
  private func cell(hasEnd: Bool) -> UIView {
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    if hasEnd {
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10).isActive = true
    }
    return view
  }

  @Test("A fitting size holds or differs")
  func fittingSize() {
    let lines = { (size: CGSize) in
      violations {
        expectLayout(
          of: self.cell(hasEnd: true), in: .sizes(320), .fittingSize(width: 200, equals: size))
      }
    }
    #expect(lines(CGSize(width: 200, height: 50)) == [])
    #expect(
      lines(CGSize(width: 200, height: 44)).first
        == "  fittingSize: the fitting size of UIView at a width of 200 is 200 × 50, "
        + "expected 200 × 44")
  }

  @Test("A cell whose constraints reach its bottom sizes itself; another one does not")
  func selfSizes() {
    let lines = { (hasEnd: Bool) in
      violations {
        expectLayout(of: self.cell(hasEnd: hasEnd), in: .sizes(320), .selfSizes)
      }
    }
    #expect(lines(true) == [])
    #expect(
      lines(false).first
        == "  selfSizes: the height of UIView is not determined from inside: it can be 0 or more")
  }

  @Test("A rule of the checker finds something or not, and an unknown one is a failure")
  func rules() {
    #expect(violations(of: .rule("outside-superview")) == [])
    let outside = { (board: BoardView) in
      let badge = UIView(frame: CGRect(x: -4, y: 0, width: 8, height: 8))
      badge.accessibilityIdentifier = "badge"
      board.third.addSubview(badge)
    }
    #expect(
      violations(of: .rule("outside-superview"), by: outside)
        == ["  outside-superview: badge is outside of third: 4 at the left"])
    #expect(
      violations(of: .rule("outside-supreview")).first
        == "  outside-supreview: no rule about layouts has the id “outside-supreview”. "
        + "Did you mean 'outside-superview'?")
  }

  @Test("The rules of a preset are named in their findings")
  func preset() {
    #expect(violations(of: .rules(.accessibility)) == [])
    let small = { (board: BoardView) in
      for x in [100, 124] {
        let button = UIButton(frame: CGRect(x: x, y: 300, width: 20, height: 20))
        button.accessibilityIdentifier = "at \(x)"
        board.addSubview(button)
      }
    }
    #expect(
      violations(of: .rules(.accessibility), by: small).filter { $0.contains("touch-target") }
        == [
          "  rules(accessibility): touch-target: at 100 is 20 × 20, less than 44 × 44, and at 124 is close",
          "  rules(accessibility): touch-target: at 124 is 20 × 20, less than 44 × 44, and at 100 is close",
        ])
  }

  @Test("Rules that compare texts and text sizes see the layouts with these")
  func variants() {
    let lines = violations(of: .rule("fixed-text-width")) { board in
      let label = UILabel()
      label.text = "Save changes"
      label.accessibilityIdentifier = "save"
      label.translatesAutoresizingMaskIntoConstraints = false
      board.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: board.topAnchor),
        label.leadingAnchor.constraint(equalTo: board.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 110),
      ])
    }
    #expect(
      lines.first?.hasPrefix("  fixed-text-width: save keeps a width of 110 and is cut off in ")
        == true)
  }

  @Test("An expectation of a test's own gets the scene, and names itself")
  func own() {
    let above = LayoutExpectation("first above third") { scene in
      let frames = Dictionary(
        scene.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { one, _ in one })
      guard let first = frames["first"], let third = frames["third"] else { return ["no boxes"] }
      return first.y < third.y - 60 ? [] : [LayoutProblem("it is at \(first.y)", details: ["why"])]
    }
    #expect(
      violations(of: above) == ["  first above third: it is at 100.0", "    why"])
    #expect(violations(of: LayoutExpectation("anything") { _ in [] }) == [])
  }
}
