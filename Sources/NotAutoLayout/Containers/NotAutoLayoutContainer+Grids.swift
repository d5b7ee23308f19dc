// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View {
  /// Creates a layout for rows of views and applies it.
  ///
  /// ```swift
  /// parent.nal.layout([[a, b], [c, d]]) { $0
  ///   .stickOnParent()
  ///   .setInsets(to: 8)
  /// }
  /// ```
  public func layout(
    _ rows: [[View]],
    by making: (
      _ layoutMaker: LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.Layout>
  ) {
    apply(making(.immediate).property, to: rows)
  }

  /// Creates a layout for views in rows and applies it. The last row may be shorter.
  ///
  /// - Parameters:
  ///   - views: The views, row by row.
  ///   - columns: The number of views in a row, 1 at least.
  ///   - making: A closure that makes the layout. It is called once.
  public func layout(
    _ views: [View], columns: Int,
    by making: (
      _ layoutMaker: LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.Layout>
  ) {
    let length = max(columns, 1)
    let rows = stride(from: 0, to: views.count, by: length).map {
      Array(views[$0..<min($0 + length, views.count)])
    }
    layout(rows, by: making)
  }

  /// Applies a layout to rows of views.
  public func layout(_ rows: [[View]], with layout: MatricalProperty.Layout) {
    apply(layout, to: rows)
  }

  /// Returns a layout for rows of views that can be stored and applied later.
  public func makeMatricalLayout(
    _ making: (
      _ layoutMaker: LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.Layout>
  ) -> MatricalProperty.Layout {
    making(.stored).property
  }

  private func apply(_ layout: MatricalProperty.Layout, to rows: [[View]]) {
    let guides = ViewLayoutGuides(of: body)
    let frames = layout.evaluatedFrames(for: rows, guides: guides)
    for (view, frame) in zip(rows.joined(), frames.joined()) {
      place(view, at: frame)
      layout.finish(frame, for: view, guides: guides)
    }
  }
}
