// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension LayoutRecord {
  /// The elements of this chain; another chain may have continued in the log.
  var elements: [RecordedElement] {
    Array(log.elements(count))
  }

  /// The evaluations of this chain; another chain may have continued in the log.
  var evaluations: ArraySlice<FrameAdditionalEvaluation> {
    log.evaluations.prefix(max(count - log.elementCount, 0))
  }

  /// The frame after all changes.
  @MainActor func changed(_ frame: Rect, for view: View, guides: ViewLayoutGuides) -> Rect {
    guard count > log.elementCount else { return frame }
    var changed = frame
    for evaluation in evaluations {
      evaluation.change(&changed, (view, guides))
    }
    return changed
  }

  /// Runs the stored processes of the view after it has been placed.
  @MainActor func finish(_ frame: Rect, for view: View, guides: ViewLayoutGuides) {
    guard count > log.elementCount else { return }
    for case .postProcess(let process) in evaluations {
      process(frame, (view, guides))
    }
  }
}
