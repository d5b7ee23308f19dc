// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Declarations that programs and libraries make against UIKit. That this file compiles is the test.

import QuoinUIKit

final class PlainView: UIView {
  var label: String?

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class ContainerView: UIView {
  let inner = UIView()
  private(set) var setUpCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCount += 1
    addSubview(inner)
  }

  required init(coder: NSCoder) { fatalError("not used") }
}

class NamedConstraint: NSLayoutConstraint {
  var label: String?
}

final class ColumnStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class CodeController: UIViewController {
  let content = PlainView()
  private(set) var calls: [String] = []

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func loadView() {
    calls.append("loadView")
    view = content
  }

  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
}

final class NotchedWindow: UIWindow {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
  }
}

final class SizedImage: UIImage, @unchecked Sendable {
  override var size: CGSize { CGSize(width: 30, height: 40) }
}

extension UILayoutPriority: ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, Comparable
{
  init(floatLiteral value: Float) { self.init(rawValue: value) }
  init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
  static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UIView {
  var width: CGFloat {
    get { frame.size.width }
    set { frame.size.width = newValue }
  }

  var top: NSLayoutYAxisAnchor { topAnchor }

  func subviews(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}

extension UILayoutGuide {
  var left: NSLayoutXAxisAnchor { leftAnchor }
}

infix operator ~~ : ComparisonPrecedence

@MainActor func ~~ <Anchor: AnyObject>(
  left: NSLayoutAnchor<Anchor>, right: NSLayoutAnchor<Anchor>
) -> NSLayoutConstraint {
  left.constraint(equalTo: right)
}

@MainActor func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  left.constraint(equalToConstant: right)
}

@MainActor func <= (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  left.constraint(lessThanOrEqualTo: right)
}

extension NSLayoutAnchor where AnchorType == NSLayoutYAxisAnchor {
  var isVertical: Bool { true }
}

@MainActor func describe(_ axis: NSLayoutConstraint.Axis) -> String {
  switch axis {
  case .horizontal: return "h"
  case .vertical: return "v"
  }
}
