// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View {
  /// Makes a layout for rows of views and applies it, all at once.
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

  /// Makes a layout for views in rows of a number each and applies it, all at once. The last row may be
  /// shorter.
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

  /// Makes a layout for rows of views which can be kept and applied later.
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
