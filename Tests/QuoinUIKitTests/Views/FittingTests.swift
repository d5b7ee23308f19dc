// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Fitting sizes")
struct FittingTests {
  let padded = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let content = CaseView()

  init() {
    content.content = CGSize(width: 60, height: 20)
    content.translatesAutoresizingMaskIntoConstraints = false
    padded.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: padded.leadingAnchor, constant: 8),
      padded.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8),
      content.topAnchor.constraint(equalTo: padded.topAnchor, constant: 8),
      padded.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
    ])
  }

  /// The worked table: target, priorities, size.
  struct Row: Sendable {
    var target: CGSize
    var horizontal: Float = 50
    var vertical: Float = 50
    var size: CGSize

    static let all = [
      Row(target: .zero, size: CGSize(width: 76, height: 36)),
      Row(target: CGSize(width: 10000, height: 10000), size: CGSize(width: 76, height: 36)),
      Row(
        target: CGSize(width: 200, height: 0), horizontal: 1000,
        size: CGSize(width: 200, height: 36)),
      Row(
        target: CGSize(width: 40, height: 0), horizontal: 800, size: CGSize(width: 40, height: 36)),
    ]
  }

  @Test("A padded content of 60 × 20 has the sizes of the table", arguments: Row.all)
  func table(_ row: Row) {
    let size = padded.systemLayoutSizeFitting(
      row.target, withHorizontalFittingPriority: UILayoutPriority(row.horizontal),
      verticalFittingPriority: UILayoutPriority(row.vertical))
    #expect(size == row.size)
    #expect(padded.frame.width == 300)
    #expect(content.frame == .zero)
  }

  @Test("A required least width counts")
  func leastWidth() {
    padded.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    #expect(padded.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 36))
  }

  @Test("A wrapping label gives the height for a width, and stays as it was")
  func wrappingLabel() {
    let cell = UIView()
    cell.layoutScale = 1
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      label.topAnchor.constraint(equalTo: cell.topAnchor),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    let line = label.intrinsicContentSize
    let narrow = cell.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 150)
    #expect(narrow.height > 2 * line.height - 2)
    #expect(narrow.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(label.intrinsicContentSize == line)
  }
}
