// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension IndividualProperty.State: LayoutPropertyCanAddAdditionalEvaluationType
where Horizontal: CompleteAxis, Vertical: CompleteAxis {
  @inlinable public func addEvaluation(_ evaluation: FrameAdditionalEvaluation) -> Self {
    Self(record: record.adding(evaluation))
  }
}

extension IndividualProperty.State
where Horizontal == HorizontalAxis.Complete, Vertical == VerticalAxis.Complete {
  /// Applies the layout of a statement that lays a view out at once.
  @MainActor @usableFromInline func applyAtOnce(to view: View, in body: View) {
    FrameStatement.view = view
    defer { FrameStatement.view = nil }
    apply(to: view, in: body)
  }

  /// Evaluates the layout and places a view.
  @MainActor @usableFromInline func apply(to view: View, in body: View) {
    FrameStatement.current = record.log.statement
    if let statement = record.log.statement {
      view.hostWillPlace(fileID: statement.fileID, line: statement.line)
    }
    defer { FrameStatement.current = nil }
    let guides = ViewLayoutGuides(of: body)
    let frame = evaluatedFrame(for: view, guides: guides)
    view.take(frame, in: body)
    finish(frame, for: view, guides: guides)
  }

  /// The frame for a view, in the bounds coordinates of the view that the guides are of. The
  /// size may be negative, and any number NaN.
  @MainActor func evaluatedFrame(for view: View, guides: ViewLayoutGuides) -> Rect {
    record.changed(
      FrameEvaluation.rect(of: record.log, for: view, guides: guides), for: view, guides: guides)
  }

  /// Runs the stored processes of the view after it has been placed.
  @MainActor func finish(_ frame: Rect, for view: View, guides: ViewLayoutGuides) {
    record.finish(frame, for: view, guides: guides)
  }
}
