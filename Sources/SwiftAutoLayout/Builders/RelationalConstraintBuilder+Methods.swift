// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit BuilderMethods in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinLayout
import QuoinPlatform

extension RelationalConstraintBuilder {
  /// Relates `leading` of the item to the same attribute of the other item.
  @discardableResult
  public func leading(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.leading)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: leading(constant: …)")
  @discardableResult public func leading(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func leading(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `trailing` of the item to the same attribute of the other item.
  @discardableResult
  public func trailing(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.trailing)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: trailing(constant: …)")
  @discardableResult public func trailing(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func trailing(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `leading` and `trailing` of the item to the same attributes of the other item.
  @discardableResult
  public func leadingTrailing(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.leading), .both(.trailing)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: leadingTrailing(constant: …)")
  @discardableResult public func leadingTrailing(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func leadingTrailing(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `top` of the item to the same attribute of the other item.
  @discardableResult
  public func top(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.top)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: top(constant: …)")
  @discardableResult public func top(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func top(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `bottom` of the item to the same attribute of the other item.
  @discardableResult
  public func bottom(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.bottom)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: bottom(constant: …)")
  @discardableResult public func bottom(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func bottom(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `top` and `bottom` of the item to the same attributes of the other item.
  @discardableResult
  public func topBottom(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.top), .both(.bottom)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: topBottom(constant: …)")
  @discardableResult public func topBottom(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func topBottom(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `leading`, `trailing`, `top` and `bottom` of the item to the same attributes of the other item.
  @discardableResult
  public func leadingTrailingTopBottom(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.leading), .both(.trailing), .both(.top), .both(.bottom)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: leadingTrailingTopBottom(constant: …)")
  @discardableResult public func leadingTrailingTopBottom(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func leadingTrailingTopBottom(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `centerX` of the item to the same attribute of the other item.
  @discardableResult
  public func centerX(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.centerX)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: centerX(constant: …)")
  @discardableResult public func centerX(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func centerX(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `centerY` of the item to the same attribute of the other item.
  @discardableResult
  public func centerY(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.centerY)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: centerY(constant: …)")
  @discardableResult public func centerY(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func centerY(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `centerX` and `centerY` of the item to the same attributes of the other item.
  @discardableResult
  public func centerXY(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.centerX), .both(.centerY)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: centerXY(constant: …)")
  @discardableResult public func centerXY(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func centerXY(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `width` of the item to the same attribute of the other item.
  @discardableResult
  public func width(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.width)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: width(constant: …)")
  @discardableResult public func width(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func width(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `height` of the item to the same attribute of the other item.
  @discardableResult
  public func height(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.height)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: height(constant: …)")
  @discardableResult public func height(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func height(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `width` and `height` of the item to the same attributes of the other item.
  @discardableResult
  public func widthHeight(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.width), .both(.height)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: widthHeight(constant: …)")
  @discardableResult public func widthHeight(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func widthHeight(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates a horizontal position of the item to a horizontal position of the other item.
  @discardableResult
  public func xAxis(
    _ firstAnchor: XAxisAnchor, to secondAnchor: XAxisAnchor,
    relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([AttributePair(first: firstAnchor.attribute, second: secondAnchor.attribute)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  /// Relates a vertical position of the item to a vertical position of the other item.
  @discardableResult
  public func yAxis(
    _ firstAnchor: YAxisAnchor, to secondAnchor: YAxisAnchor,
    relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([AttributePair(first: firstAnchor.attribute, second: secondAnchor.attribute)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  /// Relates a length of the item to a length of the other item.
  @discardableResult
  public func dimension(
    _ firstAnchor: DimensionAnchor, to secondAnchor: DimensionAnchor,
    relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([AttributePair(first: firstAnchor.attribute, second: secondAnchor.attribute)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }
}
