// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Sizes of controls")
struct ControlTests {
  /// Laid out by constraints to its content size at the origin of a root at 2 pixels per point.
  private func laidOut(_ view: UIView) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.layoutScale = 2
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    return view.frame
  }

  @Test("Fixed controls have Apple's frames, with their alignment insets")
  func fixedSizes() {
    #expect(laidOut(UISwitch()) == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(laidOut(UIStepper()).size == CGSize(width: 94, height: 32))
    #expect(laidOut(UIActivityIndicatorView()).size == CGSize(width: 20, height: 20))
    #expect(
      laidOut(UIActivityIndicatorView(style: .large)).size == CGSize(width: 37, height: 37))
    #expect(laidOut(UIProgressView()).height == 4)
    #expect(laidOut(UISlider()).height == 31)
    #expect(laidOut(UISegmentedControl(items: ["a", "b"])).height == 32)
    #expect(laidOut(UIPickerView()).size == CGSize(width: 320, height: 216))
    #expect(laidOut(UISearchBar()).height == 56)
    #expect(laidOut(UITabBar()).height == 49)
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UISlider().alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
  }

  @Test("A label of 17 points is 20.5 high at 2 pixels per point, an empty one 0 wide")
  func labelHeight() {
    let label = UILabel()
    label.text = "Text"
    #expect(laidOut(label).height == 20.5)
    let empty = UILabel()
    #expect(laidOut(empty).size == .zero)
  }

  @Test("More text makes a label wider, wrapping makes it taller, and sizeThatFits agrees")
  func labelSize() {
    let label = UILabel()
    label.text = "a few words"
    let short = label.intrinsicContentSize
    label.text = "a few words and some more of them"
    let long = label.intrinsicContentSize
    #expect(long.width > short.width)
    #expect(long.height == short.height)
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 100)) == long)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.width <= 100)
    #expect(label.intrinsicContentSize.height > long.height)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == label.intrinsicContentSize)
  }

  @Test("A label wraps to the width that layout gives it")
  func labelWraps() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    let below = UIView()
    label.numberOfLines = 0
    label.text = "some words that do not fit on a single line of the root"
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(below.frame.minY == label.frame.maxY + 8)
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(label.frame.height < 21)
  }

  @Test("Setting the preferred width during layout and laying out again settles")
  func preferredWidthDuringLayout() {
    final class Card: UIView {
      let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        label.preferredMaxLayoutWidth = label.frame.width
        super.layoutSubviews()
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
    card.label.numberOfLines = 0
    card.label.text = "words that take several lines in a narrow card"
    card.label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.label)
    NSLayoutConstraint.activate([
      card.label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      card.label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      card.label.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    card.layoutIfNeeded()
    #expect(card.label.frame.width == 90)
    #expect(card.label.frame.height == card.label.intrinsicContentSize.height)
    #expect(card.layoutReport().unsettled.isEmpty)
  }

  @Test("A system button of 15 points is 30 high, and knows its states")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Gone", for: .disabled)
    #expect(laidOut(button).height == 30)
    #expect(button.titleLabel?.text == "Save")
    #expect(button.title(for: .disabled) == "Gone")
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
    var touched = 0
    button.addAction(UIAction { _ in touched += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(touched == 1)
  }

  @Test("A text field is 34 high with a rounded border and 22 without")
  func textField() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(laidOut(field).height == 22)
    field.borderStyle = .roundedRect
    #expect(laidOut(field).height == 34)
  }

  @Test("A text view has a content size only when it does not scroll")
  func textView() {
    let view = UITextView()
    view.text = "words"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 16)
  }

  @Test("First baselines of labels line up across sizes")
  func baselines() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
    root.layoutScale = 0
    let large = UILabel()
    let small = UILabel()
    large.font = .systemFont(ofSize: 30)
    small.font = .systemFont(ofSize: 10)
    for label in [large, small] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // The ascender is 0.95215 em: the baselines are 20 × 0.95215 apart.
    #expect(abs(small.frame.minY - 19.043) < 0.001)
  }

  @Test("Cells and effect views have a content view that fills them")
  func contentViews() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.frame.size = CGSize(width: 400, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(item.contentView.superview === item)
    let blur = UIVisualEffectView(effect: nil)
    #expect(blur.contentView.superview === blur)
  }

  @Test("A state without a title, image or colour of its own has those of the normal state")
  func statesOfButtons() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitleColor(.red, for: .normal)
    #expect(button.title(for: .highlighted) == "On")
    #expect(button.titleColor(for: .selected) == .red)
    #expect(button.image(for: .disabled) == nil)
    button.setTitle("Off", for: .disabled)
    #expect(button.title(for: .disabled) == "Off")
    #expect(button.title(for: .normal) == "On")
  }
}
