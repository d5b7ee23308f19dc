// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

// Extensions and operators of the four anchor classes and of guides, as libraries declare them.

infix operator ~ : ComparisonPrecedence

extension NSLayoutAnchor {
  func pinned(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: other)
  }
}

extension NSLayoutXAxisAnchor {
  static func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    left.constraint(equalTo: right)
  }
}

extension NSLayoutYAxisAnchor {
  static func <= (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    left.constraint(lessThanOrEqualTo: right)
  }
}

extension NSLayoutDimension {
  static func ~ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    left.constraint(equalToConstant: right)
  }
}

extension NSLayoutAnchor where AnchorType == NSLayoutYAxisAnchor {
  var isVertical: Bool { true }
}

extension UILayoutGuide {
  static func | (left: UILayoutGuide, right: UIView) -> NSLayoutConstraint {
    left.trailingAnchor.constraint(equalTo: right.leadingAnchor)
  }
}

@MainActor @Suite("Operators of a client on anchors and guides")
struct AnchorOperatorTests {
  let root = UIView()
  let child = UIView()
  let guide = UILayoutGuide()

  init() {
    root.addSubview(child)
    root.addLayoutGuide(guide)
  }

  @Test("Each operator makes the constraint that it says")
  func operators() {
    let equal: NSLayoutConstraint = child.leadingAnchor == root.leadingAnchor
    #expect(equal.firstAttribute == .leading)
    let atMost: NSLayoutConstraint = child.topAnchor <= guide.topAnchor
    #expect(atMost.relation == .lessThanOrEqual)
    #expect((child.widthAnchor ~ 40).constant == 40)
    #expect((guide | child).secondItem === child)
    #expect(child.bottomAnchor.pinned(to: root.bottomAnchor).secondItem === root)
    #expect(child.topAnchor.isVertical)
  }
}
