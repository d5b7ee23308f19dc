// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import QuoinUIKit
import Synchronization
import Testing

/// The texts that a change measures.
@MainActor @Suite("Texts that are measured")
struct MeasuredTextTests {
  /// Keeps the texts that it measures, with 10 points for each letter.
  private final class RecordingMeasurer: TextMeasurer {
    private let texts = Mutex<[String]>([])

    func advances(of text: String, style: TextStyleMetrics) -> [Double] {
      texts.withLock { $0.append(text) }
      return text.map { _ in 10 }
    }

    /// The texts since the last call.
    func take() -> [String] {
      texts.withLock { texts in
        defer { texts = [] }
        return texts
      }
    }
  }

  /// Labels below each other, 100 points wide, and a box beside them.
  @MainActor private struct Screen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let box = UIView()
    let left: NSLayoutConstraint
    let labels: [UILabel]
    let width: NSLayoutConstraint

    init(_ texts: [String]) {
      left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200)
      let column = UILayoutGuide()
      width = column.widthAnchor.constraint(equalToConstant: 100)
      labels = texts.map { text in
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
      }
      for view in labels + [box] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      root.addLayoutGuide(column)
      NSLayoutConstraint.activate([
        left, width, box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 20),
        column.leftAnchor.constraint(equalTo: root.leftAnchor),
        column.topAnchor.constraint(equalTo: root.topAnchor),
        column.heightAnchor.constraint(equalToConstant: 0),
      ])
      for (index, label) in labels.enumerated() {
        let top = index == 0 ? root.topAnchor : labels[index - 1].bottomAnchor
        NSLayoutConstraint.activate([
          label.leftAnchor.constraint(equalTo: column.leftAnchor),
          label.rightAnchor.constraint(equalTo: column.rightAnchor),
          label.topAnchor.constraint(equalTo: top),
        ])
      }
    }

    var frames: [CGRect] { root.subviews.map(\.frame) }
  }

  private let texts = (0..<5).map { "\($0) letters in more than one line" }

  /// The texts that are measured when a screen was laid out and then changes. Builds that check
  /// invariants measure more.
  private func measured(_ change: (Screen) -> Void) -> [String] {
    let measurer = RecordingMeasurer()
    return TextMeasuring.measuring(with: measurer) {
      let screen = Screen(texts)
      screen.root.layoutIfNeeded()
      _ = measurer.take()
      change(screen)
      screen.root.layoutIfNeeded()
      return measurer.take()
    }
  }

  @Test("A view that moves beside texts measures none of them")
  func movedBox() {
    #expect(measured { $0.left.constant = 250 } == [])
  }

  @Test("A new text is the only one that is measured")
  func newText() {
    let found = measured { $0.labels[1].text = "another text that needs lines" }
    #expect(Set(found) == ["another text that needs lines"])
  }

  @Test("Texts that are moved, widened, wrapped and replaced have the frames of a fresh screen")
  func changes() {
    let screen = Screen(texts)
    screen.root.layoutIfNeeded()
    for (width, text) in [
      (300.0, "short"), (80, "a longer text than before"), (1000, ""), (90, "x y z"),
    ] {
      screen.width.constant = width
      screen.labels[2].text = text
      screen.left.constant = width + 3
      screen.root.layoutIfNeeded()
      let fresh = Screen(texts)
      fresh.width.constant = width
      fresh.labels[2].text = text
      fresh.left.constant = width + 3
      fresh.root.layoutIfNeeded()
      #expect(screen.frames == fresh.frames, "\(width)")
      #expect(screen.labels.map(\.intrinsicContentSize) == fresh.labels.map(\.intrinsicContentSize))
    }
  }

  @Test("A fitting size leaves texts wrapped as the layout has them")
  func fitting() {
    let screen = Screen(texts)
    screen.root.layoutIfNeeded()
    let sizes = screen.labels.map(\.intrinsicContentSize)
    screen.width.isActive = false
    screen.width.isActive = true
    _ = screen.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(screen.labels.map(\.intrinsicContentSize) == sizes)
  }
}
