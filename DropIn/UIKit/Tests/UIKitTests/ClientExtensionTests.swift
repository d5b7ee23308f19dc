// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

// Declarations that clients add to types of UIKit. Each would be an error if the module had it.

// The tests check that a client may declare these conformances.
// swift-format-ignore: AvoidRetroactiveConformances
extension UILayoutPriority: @retroactive ExpressibleByFloatLiteral,
  @retroactive ExpressibleByIntegerLiteral, @retroactive Comparable
{
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}

extension UIView {
  var width: CGFloat {
    get { frame.size.width }
    set { frame.size.width = newValue }
  }

  var top: CGFloat { frame.minY }

  func subviews(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}

@MainActor private var noteKey: UInt8 = 0

extension UIView {
  /// A property of an extension that is stored as an associated object, as in libraries.
  var note: String? {
    get { objc_getAssociatedObject(self, &noteKey) as? String }
    set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

@MainActor @Suite("Extensions of a client")
struct ClientExtensionTests {
  @Test("Priorities are literals and comparable if the client says so")
  func priorities() {
    let low: UILayoutPriority = 250
    let odd: UILayoutPriority = 749.5
    #expect(low < odd && odd < .defaultHigh)
  }

  @Test("Insets and views have the members of the client")
  func members() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets + insets == UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8))
    let view = UIView(frame: CGRect(x: 0, y: 7, width: 10, height: 10))
    view.width = 30
    view.subviews(UIView(), UIView())
    #expect(view.frame.size.width == 30)
    #expect(view.top == 7)
    #expect(view.subviews.count == 2)
  }

  @Test("A property that is stored from an extension keeps its value with the view")
  func associatedProperty() {
    let view = UIView()
    view.note = "first"
    #expect(view.note == "first")
    #expect(UIView().note == nil)
  }
}
