// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Expectations of texts") struct TextExpectationTests {
  /// Adds a label with a frame.
  private func label(
    _ text: String, width: CGFloat, height: CGFloat, lines: Int = 1, to board: BoardView
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 300, width: width, height: height))
    label.text = text
    label.numberOfLines = lines
    label.accessibilityIdentifier = "label"
    board.addSubview(label)
    return label
  }

  /// The width of a text on one line, which the built-in table gives. It is not what is tested here.
  private func natural(_ text: String) -> CGSize {
    let label = UILabel()
    label.text = text
    return label.sizeThatFits(.zero)
  }

  @Test("A text that has its own width fits, one that has half of it does not")
  func width() {
    let text = "Continue"
    let size = natural(text)
    #expect(
      violations(of: .textFits) { _ = label(text, width: size.width, height: 21, to: $0) } == [])
    let half = (size.width / 2).rounded()
    let lines = violations(of: .textFits) { _ = label(text, width: half, height: 50, to: $0) }
    // The scale of an iPhone SE is 2, so the width is in halves.
    let width = LengthText.points((size.width * 2).rounded(.up) / 2)
    #expect(
      lines.first
        == "  textFits: UILabel label is cut off: \"Continue\" is \(width) wide, has "
        + LengthText.points(half))
  }

  @Test("A text that exceeds its label by less than the error of measures fits")
  func margin() {
    let text = "Continue"
    let size = natural(text)
    // 1 point is allowed.
    #expect(
      violations(of: .textFits) { _ = label(text, width: size.width - 0.5, height: 21, to: $0) }
        == [])
    #expect(
      violations(of: .textFits) { _ = label(text, width: size.width - 4, height: 21, to: $0) }
        .count > 0)
  }

  @Test("Letters that may shrink are measured at their smallest size")
  func shrinking() {
    let text = "Continue"
    let size = natural(text)
    let found = { (factor: CGFloat) in
      violations(of: .textFits) { board in
        let label = label(text, width: size.width * 0.6, height: 21, to: board)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = factor
      }
    }
    #expect(found(0.5) == [])
    #expect(found(0.9).first?.contains("wide with its smallest letters, has") == true)
  }

  @Test("A text of several lines needs the height of its lines")
  func lines() {
    let text = "One two three four five six seven eight nine ten"
    let size = natural(text)
    // With a third of its width the text needs at least three lines.
    let width = size.width / 3
    let found = { (height: CGFloat, most: Int) in
      violations(of: .textFits) {
        _ = label(text, width: width, height: height, lines: most, to: $0)
      }
    }
    #expect(found(size.height * 6, 0) == [])
    #expect(found(size.height, 0).first?.hasSuffix("shows 1") == true)
    #expect(found(size.height * 6, 2).first?.hasSuffix("shows 2") == true)
  }

  @Test("The title of a button fits or not")
  func button() {
    let found = { (width: CGFloat) in
      violations(of: .textFits) { board in
        let button = UIButton(type: .system)
        button.setTitle("Continue with a passkey", for: .normal)
        button.accessibilityIdentifier = "submit"
        button.frame = CGRect(x: 0, y: 300, width: width, height: 44)
        board.addSubview(button)
      }
    }
    #expect(found(300) == [])
    #expect(
      found(60).first?.hasPrefix(
        "  textFits: UIButton submit is cut off: \"Continue with a passkey\" is ") == true)
    #expect(found(60).first?.hasSuffix(" wide, has 60") == true)
  }

  @Test("A hidden text is not judged")
  func hidden() {
    #expect(
      violations(of: .textFits) { label("Continue", width: 5, height: 5, to: $0).isHidden = true }
        == [])
  }

  @Test("A label that needs more lines gets a fix that was tried, and stays as it was")
  func fix() {
    var made: UILabel?
    let lines = violations(of: .textFits) { board in
      let label = UILabel()
      label.text = "Terms and conditions apply"
      label.accessibilityIdentifier = "terms"
      label.translatesAutoresizingMaskIntoConstraints = false
      board.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: board.third.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: board.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 150),
      ])
      made = label
    }
    #expect(lines.first?.hasPrefix("  textFits: UILabel terms is cut off: ") == true)
    #expect(lines.last?.hasPrefix("    try: 2 lines, or TextExpectationTests.swift:") == true)
    #expect(lines.last?.hasSuffix(" at 749 (tried: nothing else moves)") == true)
    #expect(made?.numberOfLines == 1)
    #expect(made?.constraints.map(\.isActive) == [true])
  }

  @Test("The number of lines of a label holds or differs")
  func lineCount() {
    let text = "One two three four five six seven eight nine ten"
    let size = natural(text)
    let add = { (board: BoardView) in
      _ = self.label(text, width: size.width + 1, height: 21, lines: 0, to: board)
    }
    #expect(violations(of: .lines(of: "label", ...3), by: add) == [])
    #expect(violations(of: .lines(of: "label", 1), by: add) == [])
    #expect(
      violations(of: .lines(of: "label", 2...3), by: add).first
        == "  lines: UILabel label has 1 line, expected from 2 to 3")
    #expect(
      violations(of: .lines(of: "first", 1)).first
        == "  lines: UIView first is not a label with a text")
  }
}
