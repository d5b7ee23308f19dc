// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The evaluations after a complete layout, in their order. The first one, and mostly there is no
/// other, needs no array.
@usableFromInline struct RecordedEvaluations {
  @usableFromInline var first: FrameAdditionalEvaluation?
  @usableFromInline var others: [FrameAdditionalEvaluation] = []

  @inlinable init() {}

  /// These and one more.
  @inlinable func adding(_ evaluation: FrameAdditionalEvaluation) -> Self {
    var evaluations = self
    if first == nil {
      evaluations.first = evaluation
    } else {
      evaluations.others.append(evaluation)
    }
    return evaluations
  }

  /// The frame after all changes.
  @MainActor func changed(_ frame: Rect, for view: View, guides: ViewLayoutGuides) -> Rect {
    guard let first else { return frame }
    var changed = frame
    first.change(&changed, (view, guides))
    for evaluation in others {
      evaluation.change(&changed, (view, guides))
    }
    return changed
  }

  /// Runs what waits for the view to have the frame.
  @MainActor func finish(_ frame: Rect, for view: View, guides: ViewLayoutGuides) {
    guard let first else { return }
    if case .postProcess(let process) = first { process(frame, (view, guides)) }
    for case .postProcess(let process) in others {
      process(frame, (view, guides))
    }
  }
}
