// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit
import Testing

@MainActor @Suite("Why texts are as high as they are") struct WrappedTextTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let label = UILabel()

  init() {
    root.accessibilityIdentifier = "root"
    label.accessibilityIdentifier = "label"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
  }

  /// The lines of the derivation of the height, without the locations of constraints.
  private func lines() -> [String] {
    root.layoutIfNeeded()
    return label.explainLayout(.height).text().split(separator: "\n").map(String.init)
  }

  @Test("The height of a text of several lines is followed by why it has its width")
  func wrapped() throws {
    label.text = String(repeating: "word ", count: 30)
    let lines = lines()
    let text = try #require(lines.firstIndex { $0.contains("since the label is 288 wide") })
    let width = try #require(lines.dropFirst(text + 1).first)
    // 320 - 16 - 16
    #expect(width.contains("label.width is 288: ") && width.contains("label.trailing == "))
    let parts = lines.dropFirst(text + 2)
    #expect(parts.contains { $0.contains("root.width is 320: given") })
    #expect(parts.allSatisfy { $0.hasPrefix("      ") })
  }

  @Test("The height of a text of one line follows from no width")
  func oneLine() {
    label.text = "word"
    #expect(!lines().contains { $0.contains("label.width is") })
  }
}
