// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("The geometry of a view")
struct GeometryTests {
  @Test("Setting the frame sets size and center and keeps the origin of the bounds")
  func settingFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 20, y: 30, width: 40, height: 60)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 40, y: 60))
    view.center = .zero
    #expect(view.frame == CGRect(x: -20, y: -30, width: 40, height: 60))
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test("A frame reads back as it was set")
  func exactFrame() {
    let frame = CGRect(x: 0.1, y: 0.7, width: 33.3, height: 0.3)
    let view = UIView(frame: frame)
    #expect(view.frame == frame)
    view.bounds = view.bounds
    #expect(view.frame == frame)
  }

  @Test("The anchor point moves the frame and keeps the center")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    #expect(view.layer.position == view.center)
  }

  /// A view that constraints place at (30, 10) with a size of 20 × 20.
  private func addConstrained(to root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }

  @Test("With a transform the frame is the bounding box, and layout sees the untransformed view")
  func transform() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = addConstrained(to: root)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == CGPoint(x: 40, y: 20))
    #expect(view.frame == CGRect(x: 20, y: 10, width: 40, height: 20))
  }

  /// A view of 20 × 20 at (30, 10) for layout: where its anchor point lies, and what is shown.
  @Test(
    "Layout places the untransformed box, whatever the anchor point and the transform",
    arguments: [
      (CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 10), CGRect(x: 30, y: 10, width: 40, height: 20)),
      (CGPoint(x: 1, y: 1), CGPoint(x: 50, y: 30), CGRect(x: 10, y: 10, width: 40, height: 20)),
      (CGPoint(x: 0.5, y: 2), CGPoint(x: 40, y: 50), CGRect(x: 20, y: 10, width: 40, height: 20)),
    ])
  func anchorPointInLayout(anchor: CGPoint, center: CGPoint, shown: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = addConstrained(to: root)
    view.layer.anchorPoint = anchor
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 10, width: 20, height: 20))
    #expect(view.center == center)
    // The transform is about the anchor point, so that one side may keep its place.
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == center)
    #expect(view.frame == shown)
  }

  @Test("An anchor point that is set after a layout counts in the next pass")
  func anchorPointAfterLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = addConstrained(to: root)
    root.layoutIfNeeded()
    for anchor in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.5)] {
      view.layer.anchorPoint = anchor
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 30, y: 10, width: 20, height: 20))
      #expect(view.center == CGPoint(x: 30 + 20 * anchor.x, y: 10 + 20 * anchor.y))
    }
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 10, width: 20, height: 20))
  }

  @Test("Points are converted through origins of bounds, and nil means the top")
  func conversion() {
    let root = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let scrolled = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    scrolled.contentOffset = CGPoint(x: 0, y: 15)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 10))
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 10))
    #expect(leaf.convert(CGPoint(x: 15, y: 10), from: root) == .zero)
    #expect(
      root.convert(CGRect(x: 15, y: 10, width: 4, height: 4), to: leaf)
        == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  /// The worked table of autoresizing: superview 320 × 480 becomes 400 × 600, frame (10, 20, 100,
  /// 40).
  struct Resizing: Sendable {
    var mask: UIView.AutoresizingMask
    var frame: CGRect

    static let all = [
      Resizing(mask: [], frame: CGRect(x: 10, y: 20, width: 100, height: 40)),
      Resizing(mask: [.flexibleWidth], frame: CGRect(x: 10, y: 20, width: 180, height: 40)),
      Resizing(mask: [.flexibleLeftMargin], frame: CGRect(x: 90, y: 20, width: 100, height: 40)),
      Resizing(
        mask: [.flexibleLeftMargin, .flexibleRightMargin],
        frame: CGRect(x: 13.636, y: 20, width: 100, height: 40)),
      Resizing(
        mask: [.flexibleLeftMargin, .flexibleWidth],
        frame: CGRect(x: 17.273, y: 20, width: 172.727, height: 40)),
      Resizing(
        mask: UIView.AutoresizingMask(rawValue: 63),
        frame: CGRect(x: 12.5, y: 25, width: 125, height: 50)),
    ]
  }

  @Test("Masks are followed at once and in the pass", arguments: Resizing.all)
  func autoresizing(_ resizing: Resizing) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.layoutScale = 0
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.autoresizingMask = resizing.mask
    root.addSubview(view)
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 400, height: 600)
    #expect(isNear(view.frame, resizing.frame))
    root.layoutIfNeeded()
    #expect(isNear(view.frame, resizing.frame))
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 0.001 && abs(left.minY - right.minY) < 0.001
      && abs(left.width - right.width) < 0.001 && abs(left.height - right.height) < 0.001
  }
}
