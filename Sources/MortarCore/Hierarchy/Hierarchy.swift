// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// Subviews are autoclosures, evaluated inside the operators: constraints that they state can wait
// for the superviews.

/// Adds a subview in front, and returns the parent. A stack view arranges it.
///
/// Constraints that the expression for the subview states become active when the outermost operator
/// of the line has added everything, if they need a view above.
///
/// ```swift
/// view |+| [background, panel |+| [name, field]]
/// ```
@preconcurrency @MainActor @discardableResult
public func |+| <Parent: MortarView>(
  parent: Parent, child: @autoclosure () -> MortarView
) -> Parent {
  HierarchyExpression.build { parent.take(child()) }
  return parent
}

/// Adds subviews in order, so that the last is in front, and returns the parent. A stack view
/// arranges them. Constraints inside wait as with a single subview.
@preconcurrency @MainActor @discardableResult
public func |+| <Parent: MortarView>(
  parent: Parent, children: @autoclosure () -> [MortarView]
) -> Parent {
  HierarchyExpression.build { for child in children() { parent.take(child) } }
  return parent
}

/// Adds a subview in front, and returns the parent. A stack view arranges it. Constraints inside
/// wait as with `|+|`.
@preconcurrency @MainActor @discardableResult
public func |^| <Parent: MortarView>(
  parent: Parent, child: @autoclosure () -> MortarView
) -> Parent {
  HierarchyExpression.build { parent.take(child()) }
  return parent
}

/// Adds subviews from the last to the first, so that the first is in front, and returns the parent.
/// A stack view arranges them. Constraints inside wait as with `|+|`.
@preconcurrency @MainActor @discardableResult
public func |^| <Parent: MortarView>(
  parent: Parent, children: @autoclosure () -> [MortarView]
) -> Parent {
  HierarchyExpression.build { for child in children().reversed() { parent.take(child) } }
  return parent
}

#if QUOIN_APPKIT
private typealias StackView = NSStackView
#else
private typealias StackView = UIStackView
#endif

extension MortarView {
  fileprivate func take(_ child: MortarView) {
    if let stack = self as? StackView {
      stack.addArrangedSubview(child)
    } else {
      addSubview(child)
    }
  }
}
