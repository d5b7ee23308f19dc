// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The columns of a grid from left to right, or its rows from top to bottom.
struct GridTracks {
  private(set) var tracks: [Span]

  /// Creates tracks of known lengths.
  ///
  /// - Parameter start: Returns the position of the first one from the length of all.
  init(lengths: [Float], gap: Float, start: (_ length: Float) -> Float) {
    let gaps = gap * Float(max(lengths.count - 1, 0))
    var next = start(lengths.reduce(gaps, +))
    tracks = lengths.map { length in
      defer { next += length + gap }
      return Span(start: next, length: length)
    }
  }

  /// Creates tracks of equal lengths that fill an extent without the gaps.
  init(count: Int, in extent: Span, gap: Float) {
    let length = (extent.length - Float(count - 1) * gap) / Float(count)
    self.init(lengths: Array(repeating: length, count: count), gap: gap) { _ in extent.start }
  }

  /// Creates tracks of known lengths with equal gaps between and around them.
  init(lengths: [Float], spreadIn extent: Span) {
    let gap = (extent.length - lengths.sum(ofFirst: lengths.count)) / Float(lengths.count + 1)
    self.init(lengths: lengths, gap: gap) { _ in extent.start + gap }
  }

  /// Creates tracks of known lengths with equal gaps between them.
  init(lengths: [Float], filling extent: Span) {
    let rest = extent.length - lengths.sum(ofFirst: lengths.count)
    let gap = lengths.count > 1 ? rest / Float(lengths.count - 1) : 0
    let margin = lengths.count > 1 ? 0 : rest.half
    self.init(lengths: lengths, gap: gap) { _ in extent.start + margin }
  }

  /// Reverses the order of the tracks within the same extent.
  mutating func mirror() {
    guard let first = tracks.first, let last = tracks.last else { return }
    tracks = tracks.map { Span(start: first.start + last.end - $0.end, length: $0.length) }
  }
}
