// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinUIKit

/// Cases in which UIKit's behaviour was *observed* by its users' tests and differs from what its
/// reference pages suggest.
@MainActor @Suite("Behaviour as in UIKit", .serialized)
struct BehaviourTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func addView(to superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  // MARK: Constraints

  @Test(
    "A horizontal place may be related to a vertical one until a layout contains the constraint",
    arguments: [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top),
      (.centerX, .centerY), (.bottom, .trailing),
    ])
  func mixedAxes(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
  ) throws {
    var reported: [NSLayoutConstraint] = []
    ConstraintMisuse.handler = { constraint, problem in
      reported.append(constraint)
      #expect(problem.code == "invalid-pairing")
    }
    defer { ConstraintMisuse.handler = nil }
    let view = addView()
    let mixed = NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
      multiplier: 1, constant: 0)
    NSLayoutConstraint.activate([
      mixed, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    #expect(mixed.isActive && root.constraints.contains(mixed))
    #expect(reported.isEmpty)
    for _ in 0..<2 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(reported == [mixed])
    #expect(mixed.isActive)
    #expect(view.frame.minX == 7 && view.frame.width == 30)
    let problems = try #require(root.layoutHost).problems
    #expect(problems.map(\.code) == ["refused-constraint"])
  }

  @Test("An active constraint may become optional, and required again")
  func priorityOfActive() {
    let view = addView()
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = UILayoutPriority(600)
    NSLayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    wide.priority = UILayoutPriority(500)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    wide.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test("A chain rests at the bound of the inequality on which it hangs")
  func chainAtBound() {
    let (a, b) = (addView(), addView())
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 40),
      b.rightAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor),
      a.rightAnchor.constraint(equalTo: b.leftAnchor),
    ])
    root.layoutIfNeeded()
    // The middle is at 150: b from 110, a from 90.
    #expect(b.frame.minX == 110 && b.frame.maxX == 150)
    #expect(a.frame.minX == 90)
  }

  @Test("An explicit constraint wins the tie with a content size", arguments: [true, false])
  func tieWithContent(isEqual: Bool) {
    let view = ContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width =
      isEqual
      ? view.widthAnchor.constraint(equalToConstant: 100)
      : view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    width.priority = .defaultLow
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    // The content is 50 points wide and high, with the usual priorities 250 and 750.
    #expect(view.frame.size == CGSize(width: 100, height: 10))
  }

  @Test("A distance between anchors belongs to no item")
  func itemsOfDistance() {
    let (a, b) = (addView(), addView())
    let distance = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    let constraint = distance.constraint(equalTo: a.widthAnchor)
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem === a)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  @Test("A number may be added to a priority")
  func priorityArithmetic() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
  }

  // MARK: Geometry

  @Test(
    "A stated size is exactly that number, wherever the view is",
    arguments: [0, 1, 2, 3] as [CGFloat])
  func exactSizes(scale: CGFloat) {
    root.layoutScale = scale
    let outer = addView()
    let inner = addView(to: outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.1),
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 33.3),
      outer.widthAnchor.constraint(equalToConstant: 100),
      outer.bottomAnchor.constraint(equalTo: outer.topAnchor, constant: 100),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor, constant: 0.7),
      inner.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    for view in [outer, inner] {
      #expect(view.frame.height == 100)
      #expect(view.bounds.height == 100)
    }
    #expect(outer.frame.width == 100)
  }

  @Test("The frame of a transformed view is taken from its moved corners")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 10.1, y: 20.3, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // The middle stays at 60.1 and 70.3, and the corners are 25 points from it.
    let (x, y) = (10.1 + 50.0, 20.3 + 50.0)
    #expect(
      view.frame
        == CGRect(x: x - 25, y: y - 25, width: x + 25 - (x - 25), height: y + 25 - (y - 25)))
    let even = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    even.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
    #expect(even.frame.size == CGSize(width: 50, height: 50))
  }

  @Test("Under a transform, sizeToFit sets the size of the bounds")
  func sizeToFit() {
    let view = ContentView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
    #expect(view.center == CGPoint(x: 10, y: 10))
  }

  @Test("Between trees, conversion counts where their topmost views are")
  func conversionBetweenTrees() {
    let first = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
    second.addSubview(inner)
    let point = CGPoint(x: 10, y: 10)
    #expect(first.convert(point, to: second) == CGPoint(x: 20, y: 20))
    #expect(first.convert(point, to: inner) == CGPoint(x: 15, y: 20))
    #expect(first.convert(point, from: second) == .zero)
  }

  @Test("Without a keyboard, its guide reaches from the view's end to the screen's")
  func keyboardGuide() {
    let screen = UIScreen.main.bounds
    let guide = root.keyboardLayoutGuide
    root.layoutIfNeeded()
    #expect(
      guide.layoutFrame == CGRect(x: 0, y: 200, width: 300, height: screen.height - 200))
    root.frame.origin.y = 50
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.height == screen.height - 250)
    let full = UIView(frame: screen)
    #expect(full.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  // MARK: Views

  @Test("A button has one subview until it has an image")
  func subviewsOfButton() {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    #expect(button.subviews.count == 1)
    button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
    #expect(button.subviews.count == 2)
  }

  @Test("A button without image and insets is at least 30 wide and 12 higher than a line")
  func leastSizeOfButton() {
    // Lines of 18 points are 21.48 points high, and of 15 points 17.9.
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    let padded = UIButton()
    padded.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let line = padded.intrinsicContentSize.height - 4
    #expect(padded.intrinsicContentSize.width == 6)
    #expect(line == 22)
    let image = UIButton()
    image.setImage(UIImage(size: CGSize(width: 10.5, height: 9.2)), for: .normal)
    #expect(image.intrinsicContentSize == CGSize(width: 11, height: 10))
  }

  @Test(
    "A button with an image of its own is as large as that",
    arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd])
  func symbolButton(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.intrinsicContentSize == CGSize(width: 22, height: 22))
    #expect(button.titleLabel?.font?.pointSize == 15)
  }

  @Test("In right-to-left the image is on the right of the title, and insets move both")
  func partsOfButton() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    let (label, image) = (
      try #require(button.titleLabel), try #require(button.imageView)
    )
    button.layoutIfNeeded()
    #expect(image.frame.maxX == label.frame.minX)
    #expect(image.frame.midY == 20)
    let center = (image.frame.minX + label.frame.maxX) / 2
    #expect(abs(center - 100) < 1e-9)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 40, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 6)
    button.layoutIfNeeded()
    #expect(image.frame.midY == 25)
    #expect(abs(image.frame.maxX - (label.frame.minX - 3)) < 1e-9)
    button.imageEdgeInsets = .zero
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(label.frame.maxX == image.frame.minX)
  }

  @Test("Well-known fonts have line heights of their own")
  func lineHeights() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 17))
    #expect(abs(helvetica.lineHeight - 19.55) < 1e-9)
    #expect(abs(helvetica.ascender - helvetica.descender - helvetica.lineHeight) < 1e-9)
    let bold = try #require(UIFont(name: "Helvetica-Bold", size: 10))
    #expect(abs(bold.lineHeight - 11.5) < 1e-9)
    let unknown = try #require(UIFont(name: "Unheard Of", size: 17))
    #expect(unknown.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test("The completion of an animation never runs before the call returns")
  func completion() async {
    var log: [String] = []
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0) {
        log.append("changes")
      } completion: { isFinished in
        log.append("completion \(isFinished)")
        continuation.resume()
      }
      log.append("returned")
    }
    #expect(log == ["changes", "returned", "completion true"])
  }
}

/// A view with a content of 50 × 50 points.
private final class ContentView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 50) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
