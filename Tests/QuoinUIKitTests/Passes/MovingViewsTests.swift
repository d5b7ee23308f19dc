// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

private class PlainSubclass: UIView {}

/// A subclass of a subclass that notes its calls.
private final class CountingView: PlainSubclass {
  var onLayout: () -> Void = {}
  var layouts = 0
  var markings = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout()
  }

  override func setNeedsLayout() {
    markings += 1
    super.setNeedsLayout()
  }
}

/// A view that notes what happens to its place.
private final class ObservingView: UIView {
  var changes: [String] = []

  override var bounds: CGRect {
    didSet { changes.append("bounds \(Int(oldValue.width)) \(Int(bounds.width))") }
  }
  override var center: CGPoint {
    didSet { changes.append("center \(Int(center.x)) in \(Int(bounds.width))") }
  }
  override var frame: CGRect {
    didSet { changes.append("frame") }
  }
}

/// A root of 300 × 200 points, and views in it that constraints hold.
@MainActor @Suite("Views that a pass moves")
struct MovingViewsTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Puts a view into another one, so many points from each of its edges.
  private func add<View: UIView>(_ view: View, to outer: UIView, inset: CGFloat) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ])
    return view
  }

  private func resize(to width: CGFloat) {
    root.frame.size.width = width
    root.layoutIfNeeded()
  }

  @Test("An override below views without one is called once for each new size, and not for a move")
  func overrides() {
    let middle = add(UIView(), to: root, inset: 10)
    let view = add(CountingView(), to: middle, inset: 5)
    root.layoutIfNeeded()
    let (layouts, markings) = (view.layouts, view.markings)
    resize(to: 280)
    #expect(view.layouts == layouts + 1)
    #expect(view.markings == markings + 1)
    #expect(view.frame == CGRect(x: 5, y: 5, width: 250, height: 170))
    let leading = root.constraints.first { $0.firstAttribute == .leading }
    let trailing = root.constraints.first { $0.firstAttribute == .trailing }
    leading?.constant = 14
    trailing?.constant = -6
    root.layoutIfNeeded()
    #expect(middle.frame.minX == 14)
    #expect(view.layouts == layouts + 1)
  }

  @Test("In an override the own subviews are where they belong, and what is deeper is not yet")
  func whatIsVisible() {
    let outer = add(CountingView(), to: root, inset: 10)
    let inner = add(UIView(), to: outer, inset: 10)
    let deepest = add(UIView(), to: inner, inset: 10)
    root.layoutIfNeeded()
    var seen: [CGFloat] = []
    outer.onLayout = { seen = [outer, inner, deepest].map(\.frame.width) }
    resize(to: 200)
    // 280, 260 and 240 before; 180, 160 and 140 afterwards.
    #expect(seen == [180, 160, 240])
    #expect(deepest.frame.width == 140)
  }

  @Test("A frame that an override sets stays until its superview is laid out again")
  func frameInOverride() {
    let outer = add(CountingView(), to: root, inset: 10)
    let inner = add(UIView(), to: outer, inset: 10)
    let own = CGRect(x: 1, y: 2, width: 3, height: 4)
    outer.onLayout = { inner.frame = own }
    root.layoutIfNeeded()
    #expect(inner.frame == own)
    outer.onLayout = {}
    root.layoutIfNeeded()
    #expect(inner.frame == own)
    resize(to: 200)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 160, height: 160))
  }

  @Test("Observers of bounds and centre are called, the bounds first, and those of the frame not")
  func observers() {
    let view = add(ObservingView(), to: root, inset: 10)
    root.layoutIfNeeded()
    view.changes = []
    resize(to: 200)
    // The middle of 10 to 190 is 100.
    #expect(view.changes == ["bounds 280 180", "center 100 in 180"])
    #expect(view.frame == CGRect(x: 10, y: 10, width: 180, height: 180))
  }

  @Test(
    "A view that is turned or hangs at another point has the frame that layout found without it")
  func transforms() {
    let doubled = add(UIView(), to: root, inset: 50)
    doubled.transform = CGAffineTransform(scaleX: 2, y: 2)
    let hanging = add(UIView(), to: root, inset: 50)
    hanging.anchorPoint = .zero
    for width: CGFloat in [300, 260] {
      resize(to: width)
      #expect(doubled.bounds.size == CGSize(width: width - 100, height: 100))
      #expect(doubled.center == CGPoint(x: width / 2, y: 100))
      // Twice as large about the middle.
      #expect(
        doubled.frame == CGRect(x: 100 - width / 2, y: 0, width: 2 * width - 200, height: 200))
      #expect(hanging.center == CGPoint(x: 50, y: 50))
      #expect(hanging.frame == CGRect(x: 50, y: 50, width: width - 100, height: 100))
    }
    doubled.transform = .identity
    #expect(doubled.frame == CGRect(x: 50, y: 50, width: 160, height: 100))
  }

  @Test("A scroll view keeps its offset, and guides follow")
  func scrollViewsAndGuides() {
    let scrollView = add(UIScrollView(), to: root, inset: 10)
    let content = add(UIView(), to: scrollView, inset: 0)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2).isActive = true
    content.heightAnchor.constraint(equalToConstant: 500).isActive = true
    let guide = UILayoutGuide()
    content.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 20, y: 30)
    resize(to: 220)
    #expect(scrollView.contentOffset == CGPoint(x: 20, y: 30))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 500))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 500))
    #expect(guide.layoutFrame.width == 200)
  }

  @Test("A subview that follows its mask is placed in a superview that layout resizes")
  func masks() {
    let outer = add(UIView(), to: root, inset: 10)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 20))
    root.layoutIfNeeded()
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    resize(to: 200)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 180, height: 20))
  }

  @Test("A view that comes from another superview during a pass is laid out in it")
  func movedDuringPass() {
    let outer = add(CountingView(), to: root, inset: 10)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let moving = add(UIView(), to: other, inset: 5)
    let inside = add(UIView(), to: moving, inset: 1)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 1, y: 1, width: 88, height: 88))
    outer.onLayout = {
      outer.onLayout = {}
      _ = self.add(moving, to: outer, inset: 20)
    }
    resize(to: 200)
    #expect(moving.frame == CGRect(x: 20, y: 20, width: 140, height: 140))
    #expect(inside.frame == CGRect(x: 1, y: 1, width: 138, height: 138))
    #expect(other.subviews.isEmpty)
  }

  @Test("A view that goes while another one is laid out does not disturb the pass")
  func removedDuringPass() {
    let before = add(UIView(), to: root, inset: 10)
    let remover = add(CountingView(), to: root, inset: 10)
    let after = add(UIView(), to: root, inset: 10)
    weak var gone: UIView?
    do {
      let child = add(UIView(), to: after, inset: 1)
      _ = add(CountingView(), to: child, inset: 1)
      gone = child
    }
    root.layoutIfNeeded()
    remover.onLayout = {
      before.removeFromSuperview()
      gone?.removeFromSuperview()
    }
    resize(to: 200)
    #expect(gone == nil)
    #expect(after.frame == CGRect(x: 10, y: 10, width: 180, height: 180))
    #expect(root.subviews == [remover, after])
  }

  @Test("An override that removes its superview's subviews ends the pass for them")
  func removingSiblings() {
    let views = (0..<4).map { _ in add(CountingView(), to: root, inset: 10) }
    root.layoutIfNeeded()
    let layouts = views.map(\.layouts)
    views[0].onLayout = { for view in views[1...] { view.removeFromSuperview() } }
    resize(to: 200)
    #expect(views[0].layouts == layouts[0] + 1)
    #expect(root.subviews == [views[0]])
    #expect(views[0].frame.width == 180)
  }

  @Test("A view without subviews gets some after it was resized")
  func subviewsLater() {
    let leaf = add(UIView(), to: root, inset: 10)
    root.layoutIfNeeded()
    resize(to: 200)
    let inner = add(UIView(), to: leaf, inset: 10)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 160, height: 160))
  }

  @Test(
    "A view that the program moved comes back with its superview's next size",
    arguments: [false, true])
  func movedByProgram(throughLayer: Bool) {
    let outer = add(UIView(), to: root, inset: 10)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    resize(to: 290)
    resize(to: 280)
    if throughLayer {
      inner.layer.position = CGPoint(x: 1, y: 1)
    } else {
      inner.center = CGPoint(x: 1, y: 1)
    }
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: -9, y: -9, width: 20, height: 20))
    // The engine finds the same frame for it as before.
    resize(to: 270)
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
  }

  @Test("A controller that gets its view late sees what is deeper where it was")
  func lateController() {
    final class Controller: UIViewController {
      var widths: [CGFloat] = []
      override func viewDidLayoutSubviews() {
        widths = [view.frame.width, view.subviews[0].frame.width]
        widths.append(view.subviews[0].subviews[0].frame.width)
      }
    }
    let outer = add(UIView(), to: root, inset: 10)
    let inner = add(UIView(), to: outer, inset: 10)
    _ = add(UIView(), to: inner, inset: 10)
    root.layoutIfNeeded()
    let controller = Controller()
    controller.view = outer
    resize(to: 200)
    #expect(controller.widths == [180, 160, 240])
  }

  @Test("A changed constant moves the views that depend on it, and no other frame is written again")
  func constants() {
    let moving = add(UIView(), to: root, inset: 10)
    let inside = add(UIView(), to: moving, inset: 1)
    let still = add(UIView(), to: root, inset: 30)
    root.layoutIfNeeded()
    let own = CGRect(x: 7, y: 7, width: 7, height: 7)
    inside.frame = own
    let leading = root.constraints.first {
      $0.firstItem === moving && $0.firstAttribute == .leading
    }
    let trailing = root.constraints.first {
      $0.firstItem === moving && $0.firstAttribute == .trailing
    }
    // Moved by 5 without another size, so that `moving` is not laid out.
    leading?.constant = 15
    trailing?.constant = -5
    root.layoutIfNeeded()
    #expect(moving.frame == CGRect(x: 15, y: 10, width: 280, height: 180))
    #expect(inside.frame == own)
    #expect(still.frame == CGRect(x: 30, y: 30, width: 240, height: 140))
    trailing?.constant = -25
    root.layoutIfNeeded()
    #expect(moving.frame == CGRect(x: 15, y: 10, width: 260, height: 180))
    #expect(inside.frame == CGRect(x: 1, y: 1, width: 258, height: 178))
  }
}
