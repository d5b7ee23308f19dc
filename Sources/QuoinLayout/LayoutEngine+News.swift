// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Tells what is new since the last time; the first time, everything.
  ///
  /// Frames come in parts, so that a large layout takes no more memory than a small one: after each
  /// part comes the next, until there are no frames.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the grid for rounding, 0 for none.
  ///   - news: gets the next frames that are new.
  /// - Returns: whether there are any.
  /// - Complexity: O(*n*), *n* the number of items that changed and of those inside of them.
  package mutating func takeFrames(scale: Double, into news: inout LayoutNews) -> Bool {
    news.makeRoom()
    withValues { engine, values in
      news.frameCount = news.frames.withUnsafeMutableBufferPointer {
        engine.placements.tellFrames(scale: scale, values, into: $0)
      }
    }
    #if QUOIN_INVARIANTS
    if news.frameCount == 0 { checkReportedFrames(scale: scale) }
    #endif
    return news.frameCount > 0
  }

  /// Tells which insets are new since the last time; the first time, all.
  ///
  /// - Parameter news: gets the insets, in the memory that it has.
  package mutating func takeInsets(into news: inout LayoutNews) {
    news.insets.removeAll(keepingCapacity: true)
    toldInsets.take(model, placements.plans, into: &news.insets)
    #if QUOIN_INVARIANTS
    checkReportedInsets()
    #endif
  }
}
