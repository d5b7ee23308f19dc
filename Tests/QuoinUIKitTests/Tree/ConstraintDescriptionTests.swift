// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinUIKit
import Testing

@MainActor @Suite("Constraints and anchors as programs look at them")
struct ConstraintDescriptionTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let first = UIView()
  let second = UILabel()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// The description with names in place of addresses.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    let names: [(AnyObject, String)] = [
      (root, "root"), (first, "a"), (second, "b"), (constraint, "c"),
    ]
    return names.reduce(constraint.description) { text, entry in
      let address = String(UInt(bitPattern: ObjectIdentifier(entry.0)), radix: 16)
      return text.replacingOccurrences(of: "0x\(address)", with: entry.1)
    }
  }

  @Test("A gap between neighbours prints as a format string")
  func gaps() {
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    #expect(text(gap) == "<NSLayoutConstraint:c H:[UIView:a]-(8)-[UILabel:b]   (inactive)>")
    gap.isActive = true
    #expect(text(gap) == "<NSLayoutConstraint:c H:[UIView:a]-(8)-[UILabel:b]   (active)>")
    let below = second.topAnchor.constraint(
      greaterThanOrEqualTo: first.bottomAnchor, constant: 2.5)
    below.priority = .defaultHigh
    #expect(
      text(below)
        == "<NSLayoutConstraint:c V:[UIView:a]-(>=2.5)-[UILabel:b] @750   (inactive)>")
  }

  @Test("A distance from the superview's edge prints with a bar")
  func edges() {
    let start = first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    start.isActive = true
    #expect(
      text(start)
        == "<NSLayoutConstraint:c H:|-(8)-[UIView:a]   (active, names: '|':UIView:root)>")
    let end = root.rightAnchor.constraint(equalTo: first.rightAnchor)
    #expect(
      text(end)
        == "<NSLayoutConstraint:c H:[UIView:a]-(0)-|(LTR)   (inactive, names: '|':UIView:root)>")
  }

  @Test("Everything else prints as an equation")
  func equations() {
    let width = first.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "wide"
    #expect(text(width) == "<NSLayoutConstraint:c 'wide' UIView:a.width == 100   (inactive)>")
    let share = first.widthAnchor.constraint(
      lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -4)
    #expect(
      text(share)
        == "<NSLayoutConstraint:c UIView:a.width <= 0.5*UIView:root.width - 4   (inactive)>")
    #expect(text(NSLayoutConstraint()).contains("a freed item"))
  }

  @Test("Reports name items and show no addresses")
  func reports() {
    let width = first.widthAnchor.constraint(equalToConstant: 100)
    let other = first.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([width, other])
    root.layoutIfNeeded()
    let conflicts = root.layoutInspection().conflictDescriptions(fixLimit: 3)
    #expect(conflicts.count == 1)
    #expect(conflicts.allSatisfy { !$0.text.contains("0x") })
  }

  @Test("The anchors of a constraint are those that it was made from")
  func anchors() {
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    #expect(gap.firstAnchor.isEqual(second.leadingAnchor))
    #expect(gap.secondAnchor?.isEqual(first.trailingAnchor) == true)
    #expect(gap.secondAnchor?.item === first)
    #expect(second.leadingAnchor.isEqual(gap.firstAnchor))
    #expect(gap.firstAnchor.hash == second.leadingAnchor.hash)
    let height = first.heightAnchor.constraint(equalToConstant: 1)
    #expect(height.firstAnchor.isEqual(first.heightAnchor))
    #expect(height.secondAnchor == nil)
    let margin = NSLayoutConstraint(
      item: first, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin,
      multiplier: 1, constant: 0)
    // There is no margin anchor to ask a view for, but there is one of the constraint.
    #expect(margin.secondAnchor?.name.hasSuffix(".topMargin") == true)
    #expect(NSLayoutConstraint().firstAnchor.item == nil)
    // An anchor that came out goes in again.
    let again = gap.firstAnchor.constraint(equalTo: gap.firstAnchor, constant: 1)
    #expect(again.firstItem === second)
    #expect(again.secondAttribute == .leading)
  }

  @Test("Anchors say what they are, what places them and whether something is missing")
  func debugging() {
    #expect(first.leadingAnchor.item === first)
    #expect(first.leadingAnchor.hasAmbiguousLayout)
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    let start = first.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let top = first.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([width, start, top])
    #expect(!first.leadingAnchor.hasAmbiguousLayout)
    #expect(first.topAnchor.hasAmbiguousLayout)
    #expect(first.leadingAnchor.constraintsAffectingLayout == [width, start])
    #expect(first.constraintsAffectingLayout(for: .vertical) == [top])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let place = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    place.isActive = true
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [place])
  }

  @Test("Content sizes and masks are among what affects the layout, and in no list of a view")
  func ownConstraints() {
    second.text = "Text"
    let content = second.constraintsAffectingLayout(for: .horizontal)
    #expect(content.map(\.relation) == [.lessThanOrEqual, .greaterThanOrEqual])
    #expect(content.map(\.priority) == [.defaultLow, .defaultHigh])
    #expect(content.allSatisfy { $0.constant == second.intrinsicContentSize.width })
    let masked = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    root.addSubview(masked)
    let frame = masked.constraintsAffectingLayout(for: .vertical)
    #expect(frame.map(\.constant) == [6, 8])
    #expect(frame.map(\.firstAttribute) == [.top, .height])
    #expect(
      root.constraintsAffectingLayout(for: .horizontal).map(\.identifier)
        == ["UIView-Encapsulated-Layout-Width"])
    #expect(second.constraints.isEmpty && root.constraints.isEmpty)
  }
}
