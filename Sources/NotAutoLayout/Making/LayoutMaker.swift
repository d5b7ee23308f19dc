// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Makes a layout, call by call.
///
/// A maker offers those calls which its property can store, so that a chain cannot say a thing twice
/// and is a layout only when it is complete:
///
/// ```swift
/// parent.nal.layout(title) { $0
///   .setTopLeft(by: { $0.layoutMarginsGuide.topLeft })
///   .setWidth(to: 120)
///   .fitHeight()
/// }
/// ```
public struct LayoutMaker<Property: LayoutMakerPropertyType> {
  @usableFromInline let property: Property
  /// Whether the layout is applied before the call that makes it returns.
  @usableFromInline let isImmediate: Bool

  @inlinable init(property: Property, isImmediate: Bool) {
    self.property = property
    self.isImmediate = isImmediate
  }

  /// The maker after one more element.
  @inlinable func with<Next>(_ property: Next) -> LayoutMaker<Next> {
    LayoutMaker<Next>(property: property, isImmediate: isImmediate)
  }
}

extension LayoutMaker where Property == IndividualProperty.Initial {
  /// Begins a layout which is applied before the call that makes it returns.
  @inlinable static func immediate(_ log: ElementLog) -> Self {
    LayoutMaker(
      property: IndividualProperty.Initial(record: LayoutRecord(log: log, count: 0)),
      isImmediate: true)
  }

  /// Begins a layout which is kept.
  @inlinable static var stored: Self {
    LayoutMaker(property: IndividualProperty.Initial(), isImmediate: false)
  }
}

extension LayoutMaker where Property == SequentialProperty.Initial {
  /// Begins a run which is applied before the call that makes it returns.
  static var immediate: Self {
    LayoutMaker(property: Property(record: LayoutRecord()), isImmediate: true)
  }

  /// Begins a run which is kept.
  static var stored: Self {
    LayoutMaker(property: Property(record: LayoutRecord()), isImmediate: false)
  }
}

extension LayoutMaker where Property == MatricalProperty.Initial {
  /// Begins a grid which is applied before the call that makes it returns.
  static var immediate: Self {
    LayoutMaker(property: Property(record: LayoutRecord()), isImmediate: true)
  }

  /// Begins a grid which is kept.
  static var stored: Self {
    LayoutMaker(property: Property(record: LayoutRecord()), isImmediate: false)
  }
}
