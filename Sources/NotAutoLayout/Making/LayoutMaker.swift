// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A builder that makes a layout, call by call.
///
/// A maker has the methods for the elements that its property can store. So a chain cannot set an
/// element twice, and it is a layout only when it is complete:
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
  /// Begins a layout that is applied before the call that makes it returns.
  @inlinable static func immediate(_ log: ElementLog) -> Self {
    LayoutMaker(
      property: IndividualProperty.Initial(record: LayoutRecord(log: log, count: 0)),
      isImmediate: true)
  }

  /// Begins a layout that is stored.
  @inlinable static var stored: Self {
    LayoutMaker(property: IndividualProperty.Initial(), isImmediate: false)
  }
}

extension LayoutMaker where Property == SequentialProperty.Initial {
  /// Begins a run that is applied before the call that makes it returns.
  static var immediate: Self {
    LayoutMaker(property: Property(record: LayoutRecord()), isImmediate: true)
  }

  /// Begins a run that is stored.
  static var stored: Self {
    LayoutMaker(property: Property(record: LayoutRecord()), isImmediate: false)
  }
}

extension LayoutMaker where Property == MatricalProperty.Initial {
  /// Begins a grid that is applied before the call that makes it returns.
  static var immediate: Self {
    LayoutMaker(property: Property(record: LayoutRecord()), isImmediate: true)
  }

  /// Begins a grid that is stored.
  static var stored: Self {
    LayoutMaker(property: Property(record: LayoutRecord()), isImmediate: false)
  }
}
