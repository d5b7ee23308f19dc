// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View {
  /// Creates a layout for a subview and applies it.
  ///
  /// ```swift
  /// parent.nal.layout(title) { $0
  ///   .setTopCenter(by: { $0.topCenter })
  ///   .setWidth(by: { $0.width })
  ///   .fitHeight()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - subview: The view, usually a subview; that is not checked.
  ///   - making: A closure that makes the layout. It is called once.
  ///   - fileID: The file of the statement, which warnings name.
  ///   - line: The line of the statement.
  @inlinable public func layout(
    _ subview: View,
    by making: (
      _ layoutMaker: LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.Layout>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let log = ElementLog.take()
    log.statement = FrameStatement(fileID, line)
    making(.immediate(log)).property.applyAtOnce(to: subview, in: body)
    ElementLog.giveBack(log)
  }

  /// Applies a layout to a subview.
  public func layout(_ view: View, with layout: IndividualProperty.Layout) {
    layout.apply(to: view, in: body)
  }

  /// Returns a layout that can be stored and applied later, to any view and many times.
  @inlinable public func makeLayout(
    _ making: (
      _ layoutMaker: LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.Layout>
  ) -> IndividualProperty.Layout {
    making(.stored).property
  }
}
