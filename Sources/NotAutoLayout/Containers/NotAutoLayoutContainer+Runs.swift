// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View {
  /// Creates a layout for a run of views and applies it.
  ///
  /// ```swift
  /// parent.nal.layout(icons) { $0
  ///   .setMiddle(by: { $0.middle })
  ///   .fitSize()
  ///   .setHorizontalInsetsEqualingToMargin()
  /// }
  /// ```
  ///
  /// Views of a row are placed from left to right, whatever the direction.
  public func layout(
    _ subviews: [View],
    by making: (
      _ layoutMaker: LayoutMaker<SequentialProperty.Initial>
    ) -> LayoutMaker<SequentialProperty.Layout>
  ) {
    apply(making(.immediate).property, to: subviews)
  }

  /// Applies a layout to a run of views.
  public func layout(_ views: [View], with layout: SequentialProperty.Layout) {
    apply(layout, to: views)
  }

  /// Returns a layout for runs of views that can be stored and applied later.
  public func makeSequentialLayout(
    _ making: (
      _ layoutMaker: LayoutMaker<SequentialProperty.Initial>
    ) -> LayoutMaker<SequentialProperty.Layout>
  ) -> SequentialProperty.Layout {
    making(.stored).property
  }

  private func apply(_ layout: SequentialProperty.Layout, to views: [View]) {
    let guides = ViewLayoutGuides(of: body)
    for (view, frame) in zip(views, layout.evaluatedFrames(for: views, guides: guides)) {
      place(view, at: frame)
      layout.finish(frame, for: view, guides: guides)
    }
  }
}
