// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// Frequent mistakes. The compiler chooses these methods only where no other one fits, and then
// shows their message.

extension RelationalConstraintBuilder {
  @available(*, unavailable, message: "use leading, which follows the reading direction")
  @discardableResult public func left(constant: CGFloat = 0) -> Self { unavailable() }

  @available(*, unavailable, message: "use trailing, which follows the reading direction")
  @discardableResult public func right(constant: CGFloat = 0) -> Self { unavailable() }

  @available(*, unavailable, message: "use leadingTrailingTopBottom(constant: …)")
  @discardableResult public func edges(constant: CGFloat = 0) -> Self { unavailable() }

  @available(*, unavailable, message: "use leadingTrailingTopBottom(constant: …)")
  @discardableResult public func insets(_ constant: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "use centerXY()")
  @discardableResult public func center() -> Self { unavailable() }
}

extension SelfConstraintBuilder {
  @available(*, unavailable, message: "an edge needs another item: constrain(to: other).leading()")
  @discardableResult public func leading(constant: CGFloat = 0) -> Self { unavailable() }

  @available(*, unavailable, message: "an edge needs another item: constrain(to: other).trailing()")
  @discardableResult public func trailing(constant: CGFloat = 0) -> Self { unavailable() }

  @available(*, unavailable, message: "an edge needs another item: constrain(to: other).top()")
  @discardableResult public func top(constant: CGFloat = 0) -> Self { unavailable() }

  @available(*, unavailable, message: "an edge needs another item: constrain(to: other).bottom()")
  @discardableResult public func bottom(constant: CGFloat = 0) -> Self { unavailable() }

  @available(*, unavailable, message: "use widthHeight(size: CGSize(width: …, height: …))")
  @discardableResult public func size(width: CGFloat, height: CGFloat) -> Self { unavailable() }
}

extension Constrainable {
  @available(*, unavailable, message: "use constrain(to: other), or constrainSelf() for lengths")
  public func constrain() -> SelfConstraintBuilder { unavailable() }

  @available(*, unavailable, message: "use constrain(after: other).topBottom(constant: …)")
  public func constrain<Other>(below other: Other) -> DistributiveConstraintBuilder {
    unavailable()
  }
}

extension ConstraintBuilder {
  @available(*, unavailable, message: "pass it to the call before: leading(priority: .defaultHigh)")
  @discardableResult public func priority(_ priority: PlatformLayoutPriority) -> Self {
    unavailable()
  }
}
