// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinUIKit

@MainActor @Suite("The view that owns a constraint")
struct ConstraintOwnerTests {
  /// Views one inside of the other.
  private func chain(_ depth: Int) -> [UIView] {
    let views = (0..<depth).map { _ in UIView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test(
    "is found however far above the first item it is",
    arguments: [1, 2, 3, 300])
  func distance(depth: Int) throws {
    let views = chain(depth)
    let (top, inner) = (try #require(views.first), try #require(views.last))
    let constraint = inner.leftAnchor.constraint(equalTo: inner.rightAnchor)
    top.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(constraint.owner === top)
    constraint.isActive = false
    #expect(top.constraints.isEmpty)
    #expect(!constraint.isActive)
    // And from the other end, where the owner is the first item.
    let other = top.widthAnchor.constraint(equalTo: inner.widthAnchor)
    other.isActive = true
    #expect(other.owner === top)
    top.removeConstraint(other)
    #expect(!other.isActive)
  }

  @Test("is the owner of a guide or what is around the owner")
  func guide() {
    let views = chain(2)
    let guide = UILayoutGuide()
    views[1].addLayoutGuide(guide)
    let inside = guide.leftAnchor.constraint(equalTo: views[1].leftAnchor)
    let outside = guide.topAnchor.constraint(equalTo: views[0].topAnchor)
    NSLayoutConstraint.activate([inside, outside])
    #expect(inside.owner === views[1])
    #expect(outside.owner === views[0])
    views[1].removeLayoutGuide(guide)
    #expect(!inside.isActive && !outside.isActive)
  }

  @Test("takes the activity of its constraints with it when it ends")
  func end() {
    let inner = UIView()
    let other = UIView()
    var outer: UIView? = UIView()
    weak var ended: UIView?
    ended = outer
    outer?.addSubview(inner)
    outer?.addSubview(other)
    let constraint = inner.leftAnchor.constraint(equalTo: other.leftAnchor)
    constraint.isActive = true
    outer = nil
    #expect(ended == nil)
    #expect(!constraint.isActive)
    let next = UIView()
    next.addSubview(inner)
    next.addSubview(other)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(next.constraints == [constraint])
  }
}
