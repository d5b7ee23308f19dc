// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinUIKit
import Testing

@MainActor @Suite("Texts that were laid out before")
struct TextHistoryTests {
  /// A stack of 320 by 320 points in a tree of its own.
  @MainActor private struct Stage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stack = UIStackView()
    let labels = [UILabel(), UILabel()]

    init(
      _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, words: Int
    ) {
      stack.axis = axis
      stack.alignment = alignment
      stack.translatesAutoresizingMaskIntoConstraints = false
      labels[0].text = Stage.text(5)
      labels[0].numberOfLines = 0
      labels[1].text = Stage.text(words)
      labels.forEach(stack.addArrangedSubview)
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: 320),
        stack.heightAnchor.constraint(equalToConstant: 320),
      ])
    }

    static func text(_ words: Int) -> String { String(repeating: "word ", count: words) }
  }

  @Test(
    "Proportions of a stack with a wrapped label are those of a stack that was just made",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical],
    ThoroughTests.areWanted ? Array(1..<9) : [1, 4, 8])
  func proportions(axis: NSLayoutConstraint.Axis, former: Int) {
    for words in 1..<9 {
      let stage = Stage(axis, .trailing, words: former)
      stage.stack.distribution = .fillProportionally
      stage.root.layoutIfNeeded()
      stage.labels[1].text = Stage.text(words)
      stage.root.layoutIfNeeded()
      let fresh = Stage(axis, .trailing, words: words)
      fresh.stack.distribution = .fillProportionally
      fresh.root.layoutIfNeeded()
      #expect(stage.labels.map(\.frame) == fresh.labels.map(\.frame), "\(former) to \(words)")
    }
  }

  @Test(
    "A row's baseline is that of the view that is tallest now, not when the constraint was made")
  func tallestOfRow() {
    let stage = Stage(.horizontal, .top, words: 1)
    stage.labels[0].text = "a"
    let small = stage.labels[0]
    let title = UILabel()
    title.text = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(title)
    title.firstBaselineAnchor.constraint(equalTo: stage.stack.firstBaselineAnchor).isActive = true
    stage.labels[1].font = .systemFont(ofSize: 30)
    stage.root.layoutIfNeeded()
    // Both views of the row are at its top: the title moves up by the difference of the ascenders.
    let large: UIFont = .systemFont(ofSize: 30)
    #expect(abs(title.exactFrame.minY - (large.ascender - title.font.ascender)) < 1e-6)
    small.font = .systemFont(ofSize: 60)
    stage.root.layoutIfNeeded()
    let largest: UIFont = .systemFont(ofSize: 60)
    #expect(abs(title.exactFrame.minY - (largest.ascender - title.font.ascender)) < 1e-6)
  }

  @Test("A baseline stays constrained when the view leaves whose baseline it was")
  func leavingBaseline() {
    final class CardView: UIView {
      override var forLastBaselineLayout: UIView { subviews.first ?? self }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let card = CardView()
    let text = UIView()
    let mark = UIView()
    for view in [card, mark] { root.addSubview(view) }
    card.addSubview(text)
    for view in [card, text, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 100),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      text.heightAnchor.constraint(equalToConstant: 20),
      mark.topAnchor.constraint(equalTo: card.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // Without text the baseline of a view is its lower edge.
    #expect(mark.frame.minY == 30)
    text.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 100)
  }

  @Test("A text view without a width has no content size, whatever was set before")
  func contentWithoutWidth() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "Text"
    view.contentSize = CGSize(width: 100, height: 40)
    view.frame.size.width = 0
    #expect(view.contentSize == .zero)
  }
}
