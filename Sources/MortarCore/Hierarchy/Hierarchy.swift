// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// Adds a subview in front, and gives the parent back. A stack view arranges it.
///
/// ```swift
/// view |+| [background, panel |+| [name, field]]
/// ```
@preconcurrency @MainActor @discardableResult
public func |+| <Parent: MortarView>(parent: Parent, child: MortarView) -> Parent {
  parent |+| [child]
}

/// Adds subviews in their order, so that the last is in front, and gives the parent back. A stack view
/// arranges them.
@preconcurrency @MainActor @discardableResult
public func |+| <Parent: MortarView>(parent: Parent, children: [MortarView]) -> Parent {
  for child in children { parent.take(child) }
  return parent
}

/// Adds a subview in front, and gives the parent back. A stack view arranges it.
@preconcurrency @MainActor @discardableResult
public func |^| <Parent: MortarView>(parent: Parent, child: MortarView) -> Parent {
  parent |+| [child]
}

/// Adds subviews from the last to the first, so that the first is in front, and gives the parent back.
/// A stack view arranges them.
@preconcurrency @MainActor @discardableResult
public func |^| <Parent: MortarView>(parent: Parent, children: [MortarView]) -> Parent {
  parent |+| children.reversed()
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
