// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Names and signatures that programs rely on")
struct SurfaceTests {
  @Test("A subclass that overrides init(frame:) still has init(), which arrives at the override")
  func inheritedInit() {
    #expect(ContainerView().setUpCount == 1)
    #expect(ContainerView().inner.superview is ContainerView == false)
    let view = ContainerView()
    #expect(view.inner.superview === view)
  }

  @Test("A stack subclass keeps the convenience initialiser")
  func stackSubclass() {
    let stack = ColumnStack(arrangedSubviews: [UIView()])
    #expect(stack.axis == .vertical)
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test("A constraint subclass inherits every initialiser and is found again in the list")
  func constraintSubclass() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    let constraint = NamedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
      multiplier: 1, constant: 0)
    constraint.label = "mine"
    NamedConstraint.activate([constraint])
    let found = root.constraints.compactMap { $0 as? NamedConstraint }
    #expect(found.map(\.label) == ["mine"])
  }

  @Test("Clients may make priorities literal and comparable")
  func priorities() {
    let weak: UILayoutPriority = 250
    let odd: UILayoutPriority = 999.5
    #expect(weak < .defaultHigh)
    #expect(odd.rawValue == 999.5)
    #expect(UILayoutPriority(1200).rawValue == 1200)
  }

  @Test("Clients may add operators on anchors and members on views")
  func clientOperators() {
    let root = UIView()
    let view = PlainView()
    root.subviews(view)
    view.width = 30
    #expect(view.frame.width == 30)
    #expect((view.top ~~ root.top).firstAttribute == .top)
    #expect((view.widthAnchor == 40).constant == 40)
    #expect((view.leadingAnchor <= root.leadingAnchor).relation == .lessThanOrEqual)
    #expect(view.topAnchor.isVertical)
  }

  @Test("Raw values of attributes and relations are Apple's")
  func rawValues() {
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
    #expect("\(NSLayoutConstraint.Attribute.trailing)" == "trailing")
  }

  @Test("Class names print as Apple's")
  func classNames() {
    #expect(String(describing: type(of: UIView())) == "UIView")
    #expect(String(describing: type(of: UIStackView())) == "UIStackView")
  }

  @Test("Colours are equal when their components are")
  func colors() {
    #expect(UIColor.yellow == UIColor.yellow)
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    let view = UIView()
    view.backgroundColor = .red
    #expect(view.backgroundColor == .red)
  }

  @Test("Anchors of one item and attribute are equal objects")
  func anchorEquality() {
    let view = UIView()
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
    #expect(view.topAnchor != UIView().topAnchor)
  }

  @Test("An image subclass decides on its size")
  func imageSubclass() {
    let view = UIImageView(image: SizedImage())
    #expect(view.frame.size == CGSize(width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("A transform scales before what it already does, and rectangles become bounding boxes")
  func transforms() {
    let moved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 2))
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(
      CGRect(x: 0, y: 0, width: 4, height: 2).applying(turned)
        == CGRect(x: -2, y: 0, width: 2, height: 4))
    #expect(moved.concatenating(moved.inverted()) == .identity)
  }

  @Test("Animations run their changes at once and complete later")
  func animations() async {
    var log: [String] = []
    UIView.animate(withDuration: 1) { log.append("a") }
    await withCheckedContinuation { continuation in
      UIView.animate(
        withDuration: 1, animations: { log.append("b") },
        completion: {
          log.append("\($0)")
          continuation.resume()
        })
      UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn]) { log.append("c") }
    }
    #expect(log == ["a", "b", "c", "true"])
  }
}
