// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// A fitting size is kept until something in the view changes. So after each change it has to be that
/// of a view that was made with the change.
@MainActor @Suite("Kept fitting sizes")
struct KeptFittingSizeTests {
  /// A row with a picture, a text that wraps and a button.
  @MainActor final class Row {
    let view = UIView()
    let stack = UIStackView()
    let picture = UIView()
    let label = UILabel()
    let button = UIButton(type: .system)
    let pictureWidth: NSLayoutConstraint
    let top: NSLayoutConstraint
    var outer: UIView?

    init() {
      pictureWidth = picture.widthAnchor.constraint(equalToConstant: 40)
      label.numberOfLines = 0
      label.text = "A text of a dozen words, which does not fit on one line of the row."
      button.setTitle("More", for: .normal)
      for part in [picture, label, button] { stack.addArrangedSubview(part) }
      (stack.spacing, stack.alignment) = (8, .top)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let margins = view.layoutMarginsGuide
      top = stack.topAnchor.constraint(equalTo: margins.topAnchor)
      NSLayoutConstraint.activate([
        pictureWidth, picture.heightAnchor.constraint(equalToConstant: 30), top,
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    var size: CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Whether the height of the row is another one with the change.
    var isSeen = true
    var apply: @MainActor @Sendable (Row) -> Void

    static let all = [
      Change(testDescription: "text") { $0.label.text = "Short" },
      Change(testDescription: "attributed text") {
        $0.label.attributedText = NSAttributedString(
          string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 60)])
      },
      Change(testDescription: "font") { $0.label.font = .systemFont(ofSize: 40) },
      Change(testDescription: "number of lines") { $0.label.numberOfLines = 1 },
      Change(testDescription: "title") {
        $0.button.setTitle("A title that takes half of the row", for: .normal)
      },
      Change(testDescription: "constant") { $0.pictureWidth.constant = 150 },
      Change(testDescription: "another constant") { $0.top.constant = 25 },
      Change(testDescription: "hidden") { $0.label.isHidden = true },
      Change(testDescription: "axis") { $0.stack.axis = .vertical },
      Change(testDescription: "spacing") { $0.stack.spacing = 60 },
      Change(testDescription: "margins") {
        $0.view.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
      },
      Change(testDescription: "margins of the stack") {
        $0.stack.isLayoutMarginsRelativeArrangement = true
        $0.stack.layoutMargins = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
      },
      Change(testDescription: "another view") {
        let box = UIView()
        box.heightAnchor.constraint(equalToConstant: 300).isActive = true
        $0.stack.addArrangedSubview(box)
      },
      Change(testDescription: "fewer views") { $0.button.removeFromSuperview() },
      Change(testDescription: "constraint") {
        $0.label.heightAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
      },
      Change(testDescription: "priority", isSeen: false) {
        $0.label.setContentHuggingPriority(.defaultHigh, for: .vertical)
      },
      Change(testDescription: "direction", isSeen: false) {
        $0.view.semanticContentAttribute = .forceRightToLeft
      },
      Change(testDescription: "margins of the superview") {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        outer.layoutMargins = UIEdgeInsets(top: 70, left: 70, bottom: 70, right: 70)
        outer.addSubview($0.view)
        $0.view.frame = outer.bounds
        $0.view.preservesSuperviewLayoutMargins = true
        outer.layoutIfNeeded()
        $0.outer = outer
      },
    ]
  }

  @Test("After a change, the size is that of a row that was made with it", arguments: Change.all)
  func change(_ change: Change) {
    let fresh = Row()
    change.apply(fresh)
    let expected = fresh.size

    let row = Row()
    let first = row.size
    #expect(row.size == first)
    change.apply(row)
    #expect(row.size == expected)
    #expect(row.size == expected)
    #expect((first.height != expected.height) == change.isSeen)
  }

  @Test("A size that was asked for while a text answers is not kept for another text")
  func changedMeanwhile() {
    let row = Row()
    let answering = AnsweringLabel()
    answering.onContent = { row.top.constant = 30 }
    row.stack.addArrangedSubview(answering)
    _ = row.size
    let expected = row.size
    row.top.constant = 0
    row.top.constant = 30
    #expect(row.size == expected)
  }

  private final class AnsweringLabel: UILabel {
    var onContent: (() -> Void)?

    override var intrinsicContentSize: CGSize {
      onContent?()
      return super.intrinsicContentSize
    }
  }
}
