// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Letters of 10 × 20 points that wrap anywhere; switches and fields of odd sizes.
@MainActor private final class SquareSource: ContentSource {
  private(set) var widths: [CGFloat?] = []

  func contentSize(of view: UIView, wrappedAt width: CGFloat?) -> CGSize? {
    switch view {
    case let label as UILabel:
      widths.append(width)
      let count = label.text?.count ?? 0
      let columns = max(min(width.map { Int($0 / 10) } ?? count, count), 1)
      let lines = (count + columns - 1) / columns
      return CGSize(width: columns * 10, height: lines * 20)
    case is UISwitch: return CGSize(width: 61, height: 27)
    case is UITextField: return CGSize(width: UIView.noIntrinsicMetric, height: 51)
    case is UISlider: return CGSize(width: UIView.noIntrinsicMetric, height: 19)
    case let button as UIButton: return CGSize(width: (button.currentTitle ?? "").count, height: 33)
    default: return nil
    }
  }

  func baselines(of view: UIView, height: CGFloat) -> (
    firstFromTop: CGFloat, lastFromBottom: CGFloat
  )? {
    view is UILabel ? (16, 4) : nil
  }

  func alignmentInsets(of view: UIView) -> UIEdgeInsets? { view is UISwitch ? .zero : nil }
}

/// A label with space around its text.
private final class PaddedLabel: UILabel {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
      .insetBy(dx: -5, dy: -5)
  }
}

private final class FixedLabel: UILabel {
  override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
}

@MainActor @Suite("Content sources")
struct ContentSourceTests {
  private func measuring<Result>(_ body: (SquareSource) throws -> Result) rethrows -> Result {
    let source = SquareSource()
    Host.content = source
    defer { Host.content = nil }
    return try body(source)
  }

  @Test("The source measures labels, fields, buttons and controls without text")
  func measuresControls() {
    measuring { _ in
      let label = UILabel()
      label.text = "12345"
      #expect(label.intrinsicContentSize == CGSize(width: 50, height: 20))
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 61, height: 27))
      #expect(UISwitch().frame.size == CGSize(width: 61, height: 27))
      #expect(UITextField().intrinsicContentSize.height == 51)
      #expect(UISlider().intrinsicContentSize.height == 19)
      let button = UIButton(type: .system)
      button.setTitle("abc", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 3, height: 33))
    }
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test("Text wraps at the width of the first pass, and the second pass has its height")
  func wrapsAtSolvedWidth() {
    measuring { source in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "x", count: 25)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      // 10 letters a line make three lines of 25.
      #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
      #expect(source.widths.contains(nil))
      #expect(source.widths.contains(100))
    }
  }

  @Test("A program's overrides apply to what the source measures, or in its place")
  func overridesApply() {
    measuring { _ in
      let padded = PaddedLabel()
      padded.text = "123"
      #expect(padded.intrinsicContentSize == CGSize(width: 40, height: 30))
      let fixed = FixedLabel()
      fixed.text = "123"
      #expect(fixed.intrinsicContentSize == CGSize(width: 7, height: 8))
    }
  }

  @Test("Views that were laid out without a source are measured again for one")
  func anotherSource() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "1234"
    for view in [label, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(label.frame.width != 40)
    measuring { _ in
      root.measureContentsAgain()
      root.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: 40, height: 20))
      #expect(toggle.frame == CGRect(x: 0, y: 0, width: 61, height: 27))
    }
  }

  @Test("Baselines and alignment insets are those of the source where it has some")
  func baselinesAndInsets() {
    measuring { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let (label, toggle) = (UILabel(), UISwitch())
      label.text = "a"
      for view in [label, toggle] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        toggle.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
        toggle.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(label.frame.minY == CGFloat(50 - 16))
      #expect(toggle.frame == CGRect(x: 0, y: 50, width: 61, height: 27))
      // The table's insets apply to what the source says nothing about.
      #expect(UISlider().alignmentRectInsets != .zero)
    }
  }
}
