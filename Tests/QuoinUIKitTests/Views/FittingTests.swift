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

  // Leading, trailing, top and bottom are 8 each: width and height of the content plus 16.
  @Test("A size that is asked for again follows everything that changed meanwhile")
  func askedAgain() throws {
    func size() -> CGSize { padded.systemLayoutSizeFitting(.zero) }
    #expect(size() == CGSize(width: 76, height: 36))
    content.content = CGSize(width: 100, height: 30)
    content.invalidateIntrinsicContentSize()
    #expect(size() == CGSize(width: 116, height: 46))

    let leading = try #require(padded.constraints.first { $0.firstItem === content })
    leading.constant = 20
    #expect(size() == CGSize(width: 128, height: 46))
    let width = content.widthAnchor.constraint(equalToConstant: 200)
    width.priority = UILayoutPriority(900)
    width.isActive = true
    #expect(size() == CGSize(width: 228, height: 46))
    width.priority = UILayoutPriority(100)
    #expect(size() == CGSize(width: 128, height: 46))
    width.isActive = false

    let below = CaseView()
    below.content = CGSize(width: 10, height: 10)
    below.translatesAutoresizingMaskIntoConstraints = false
    padded.addSubview(below)
    let edges = [
      below.topAnchor.constraint(equalTo: content.topAnchor, constant: 50),
      below.bottomAnchor.constraint(lessThanOrEqualTo: padded.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: padded.leadingAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    // 8 above the content, 50 to the top of the lower view, which is 10 high.
    #expect(size() == CGSize(width: 128, height: 68))
    below.removeFromSuperview()
    #expect(size() == CGSize(width: 128, height: 46))

    // Another question to the same view, and the first one again.
    let narrow = padded.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 90, height: 46))
    #expect(size() == CGSize(width: 128, height: 46))
  }

  @Test("A view whose content asks for its size meanwhile has the same size")
  func nestedQuestion() {
    let asking = AskingView()
    asking.asked = padded
    asking.translatesAutoresizingMaskIntoConstraints = false
    padded.addSubview(asking)
    asking.leadingAnchor.constraint(equalTo: padded.leadingAnchor).isActive = true
    asking.topAnchor.constraint(equalTo: padded.topAnchor).isActive = true
    for _ in 0..<3 {
      asking.invalidateIntrinsicContentSize()
      #expect(padded.systemLayoutSizeFitting(.zero) == CGSize(width: 76, height: 36))
      #expect(asking.answers.allSatisfy { $0 == CGSize(width: 76, height: 36) })
    }
    #expect(!asking.answers.isEmpty)
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

/// A view that asks how large another one would be when it is asked for its own size.
private final class AskingView: UIView {
  var asked: UIView?
  var answers: [CGSize] = []
  private var isAsking = false

  override var intrinsicContentSize: CGSize {
    guard !isAsking, let asked else { return CGSize(width: 1, height: 1) }
    isAsking = true
    defer { isAsking = false }
    answers.append(asked.systemLayoutSizeFitting(.zero))
    return CGSize(width: 1, height: 1)
  }
}
