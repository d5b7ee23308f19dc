// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View {
  /// Makes a layout for a view of this one and applies it, all at once.
  ///
  /// ```swift
  /// parent.nal.layout(title) { $0
  ///   .setTopCenter(by: { $0.topCenter })
  ///   .setWidth(by: { $0.width })
  ///   .fitHeight()
  /// }
  /// ```
  @inlinable public func layout(
    _ subview: View,
    by making: (
      _ layoutMaker: LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.Layout>
  ) {
    let log = ElementLog.take()
    making(.immediate(log)).property.apply(to: subview, in: body)
    ElementLog.giveBack(log)
  }

  /// Applies a layout to a view of this one.
  public func layout(_ view: View, with layout: IndividualProperty.Layout) {
    layout.apply(to: view, in: body)
  }

  /// Makes a layout which can be kept and applied later, to any view and many times.
  @inlinable public func makeLayout(
    _ making: (
      _ layoutMaker: LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.Layout>
  ) -> IndividualProperty.Layout {
    making(.stored).property
  }
}
