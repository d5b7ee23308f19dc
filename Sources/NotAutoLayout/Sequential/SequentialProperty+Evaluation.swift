// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension SequentialProperty.State
where Direction == SequentialProperty.Finished, Extent == SequentialProperty.Sized {
  /// The frames for views, in the bounds coordinates of the view that the guides are of.
  ///
  /// The line is found once, the size for each view, and the gap of a run whose gaps equal its
  /// margins is `(length - lengths of the views) / (number + 1)`; it may be negative.
  @MainActor func evaluatedFrames(for views: [View], guides: ViewLayoutGuides) -> [Rect] {
    guard !views.isEmpty else { return [] }
    let line = RunLine(record.log.first.element, guides: guides)
    let sizes = views.map { FrameEvaluation.size(of: record.log, for: $0, guides: guides) }
    let span =
      line.isVertical ? Span(verticalFrom: guides.frame) : Span(horizontalFrom: guides.frame)
    let lengths = sizes.map { line.isVertical ? $0.height : $0.width }
    let gap = insets.gap(between: lengths, in: span, guides: guides)
    var start = span.start
    return zip(views, sizes).map { view, size in
      start += gap
      let frame = line.frame(at: start, size: size)
      start += line.isVertical ? size.height : size.width
      return record.changed(frame, for: view, guides: guides)
    }
  }

  /// Runs the stored processes of a view after it has been placed.
  @MainActor func finish(_ frame: Rect, for view: View, guides: ViewLayoutGuides) {
    record.finish(frame, for: view, guides: guides)
  }
}

/// The line on which the views of a run are.
private struct RunLine {
  /// Whether the line is vertical, with the views one below the other.
  let isVertical: Bool
  /// The fraction of each view that is on the line.
  private let fraction: Float
  private let position: Float

  @MainActor init(_ element: RecordedElement, guides: ViewLayoutGuides) {
    switch element {
    case .horizontal(let anchor, let position):
      isVertical = true
      fraction = anchor.value(guides)
      self.position = position.value(guides)
    case .vertical(let anchor, let position):
      isVertical = false
      fraction = anchor.value
      self.position = position.value(guides)
    case .none, .point, .width, .height, .size, .frame:
      preconditionFailure("a run begins with a line, by its type")
    }
  }

  func frame(at start: Float, size: Size) -> Rect {
    let across = position - fraction * (isVertical ? size.width : size.height)
    return Rect(
      origin: isVertical ? Point(x: across, y: start) : Point(x: start, y: across), size: size)
  }
}

extension LayoutElement.Insets {
  @MainActor fileprivate func gap(
    between lengths: [Float], in span: Span, guides: ViewLayoutGuides
  ) -> Float {
    switch self {
    case .constant(let gap): gap
    case .byParent(let gap): gap(guides)
    case .equalsToMargin:
      (span.length - lengths.sum(ofFirst: lengths.count)) / Float(lengths.count + 1)
    }
  }
}
