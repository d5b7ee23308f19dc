// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// The last text of a view that was measured. The key is the runs and the measurer.
@MainActor struct KeptText {
  private var kept: (runs: [TextRun], generation: Int, text: PreparedText)?

  /// Returns the text of some runs, measured where it is another one than the last time.
  mutating func prepared(_ runs: [TextRun]) -> PreparedText {
    if let kept, kept.generation == TextMeasuring.generation, kept.runs == runs {
      #if QUOIN_INVARIANTS
      let again = PreparedText(runs, measurer: TextMeasuring.measurer)
      precondition(kept.text.isEqual(to: again), "A kept text is not what \(runs) is now.")
      #endif
      return kept.text
    }
    let text = PreparedText(runs, measurer: TextMeasuring.measurer)
    kept = (runs, TextMeasuring.generation, text)
    return text
  }
}
