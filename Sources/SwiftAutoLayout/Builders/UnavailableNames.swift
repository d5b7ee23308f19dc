// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// Frequent mistakes. The compiler chooses these methods only where no other one fits, and then
// shows their message.

extension RelationalConstraintBuilder {
  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: leading(constant: …)")
  @discardableResult public func leading(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: trailing(constant: …)")
  @discardableResult public func trailing(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: top(constant: …)")
  @discardableResult public func top(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: bottom(constant: …)")
  @discardableResult public func bottom(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: centerX(constant: …)")
  @discardableResult public func centerX(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: centerY(constant: …)")
  @discardableResult public func centerY(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: centerXY(constant: …)")
  @discardableResult public func centerXY(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: leadingTrailing(constant: …)")
  @discardableResult public func leadingTrailing(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: topBottom(constant: …)")
  @discardableResult public func topBottom(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(
    *, unavailable, message: "name the number: leadingTrailingTopBottom(constant: …)"
  )
  @discardableResult public func leadingTrailingTopBottom(_ number: CGFloat) -> Self {
    unavailable()
  }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: width(constant: …)")
  @discardableResult public func width(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: height(constant: …)")
  @discardableResult public func height(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: widthHeight(constant: …)")
  @discardableResult public func widthHeight(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: edges follow the reading direction.
  @available(*, unavailable, message: "use leading, which follows the reading direction")
  @discardableResult public func left(constant: CGFloat = 0) -> Self { unavailable() }

  /// Unavailable: edges follow the reading direction.
  @available(*, unavailable, message: "use trailing, which follows the reading direction")
  @discardableResult public func right(constant: CGFloat = 0) -> Self { unavailable() }

  /// Unavailable: all edges have a longer name.
  @available(*, unavailable, message: "use leadingTrailingTopBottom(constant: …)")
  @discardableResult public func edges(constant: CGFloat = 0) -> Self { unavailable() }
}

extension SelfConstraintBuilder {
  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: width(constant: …)")
  @discardableResult public func width(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: height(constant: …)")
  @discardableResult public func height(_ number: CGFloat) -> Self { unavailable() }
}

extension DistributiveConstraintBuilder {
  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: leadingTrailing(constant: …)")
  @discardableResult public func leadingTrailing(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: topBottom(constant: …)")
  @discardableResult public func topBottom(_ number: CGFloat) -> Self { unavailable() }
}

extension BaselineConstraintBuilder {
  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: firstBaseline(constant: …)")
  @discardableResult public func firstBaseline(_ number: CGFloat) -> Self { unavailable() }

  /// Unavailable: the argument needs a label.
  @available(*, unavailable, message: "name the number: lastBaseline(constant: …)")
  @discardableResult public func lastBaseline(_ number: CGFloat) -> Self { unavailable() }
}

private func unavailable() -> Never {
  fatalError("unavailable methods cannot be called")
}
