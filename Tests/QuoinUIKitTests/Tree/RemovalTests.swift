// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Many views that leave one by one")
struct RemovalTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A column in which each view is tied to the one above it.
  private func fill(_ count: Int) -> [UIView] {
    var above: UIView?
    return (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      above = view
      return view
    }
  }

  @Test("Each takes what the superview says of it, and the order of the rest stays")
  func oneByOne() {
    let views = fill(140)
    var expected = root.constraints
    // From the middle outward, so that no removal is at an end of the lists. So many that they are
    // found in all ways.
    for view in views[20..<130] {
      view.removeFromSuperview()
      expected.removeAll { $0.firstItem === view || $0.secondItem === view }
      #expect(root.constraints == expected)
    }
    // The relation of width and height is held by each view itself and stays.
    #expect(views[20].constraints.count == 1)
    #expect(views[20].constraints.allSatisfy { $0.isActive })
  }

  @Test("Constraints that come between removals leave with their views as well")
  func additionsBetween() {
    let views = fill(110)
    for view in views.prefix(80) { view.removeFromSuperview() }
    let late = views[100].leadingAnchor.constraint(equalTo: views[101].leadingAnchor)
    late.isActive = true
    let kept = views[108].heightAnchor.constraint(equalTo: root.heightAnchor)
    kept.isActive = true
    views[101].removeFromSuperview()
    #expect(!late.isActive)
    #expect(!root.constraints.contains(late))
    kept.isActive = false
    kept.isActive = true
    #expect(root.constraints.last === kept)
    for view in views.dropFirst(81) { view.removeFromSuperview() }
    #expect(root.constraints.count == 1)
    #expect(root.constraints.allSatisfy { $0.firstItem === views[80] })
  }

  @Test("A distance from or to a view leaves with it, whichever side it is on", arguments: 0..<4)
  func distances(which: Int) {
    let views = (0..<4).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    let first = views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor)
    let second = views[2].leftAnchor.anchorWithOffset(to: views[3].leftAnchor)
    let constraint = first.constraint(equalTo: second)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    views[which].removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("A superview lets go of what left, at once", arguments: [30, 100])
  func lifetime(count: Int) {
    var views = fill(count)
    weak var weakConstraint: NSLayoutConstraint?
    weak var weakView: UIView?
    weakConstraint = root.constraints[25]
    weakView = views[9]
    #expect(weakConstraint != nil)
    #expect(weakView != nil)
    for view in views { view.removeFromSuperview() }
    views = []
    #expect(weakConstraint == nil)
    #expect(weakView == nil)
    #expect(root.constraints.isEmpty)
  }
}
