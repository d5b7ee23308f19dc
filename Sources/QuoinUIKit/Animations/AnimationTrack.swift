// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The values of one property of one view through an animation.
@MainActor struct AnimationTrack {
  private struct Segment {
    var span: AnimationSpan
    var from: AnimatedValue
    var to: AnimatedValue
  }

  /// Whether the view was in a window when the animation began.
  private let wasInWindow: Bool
  /// The segments in the order of their starts.
  private var segments: [Segment] = []

  init(of view: UIView) { wasInWindow = view.window != nil }

  /// Returns whether the view was freed, or left its window.
  func hasLost(_ view: UIView?) -> Bool { view.map { wasInWindow && $0.window == nil } ?? true }

  /// Adds a span of the animation. A second value for the same span replaces the first one.
  mutating func add(_ span: AnimationSpan, from: AnimatedValue, to: AnimatedValue) {
    if let index = segments.firstIndex(where: { $0.span == span }) {
      segments[index].to = to
      return
    }
    let index = segments.firstIndex { $0.span.start > span.start } ?? segments.endIndex
    segments.insert(Segment(span: span, from: from, to: to), at: index)
  }

  /// Returns the value at a part of the animation; nil for a track without a way.
  func value(at fraction: Double) -> AnimatedValue? {
    guard let first = segments.first else { return nil }
    let segment = segments.last { $0.span.start <= fraction } ?? first
    let span = segment.span
    if span == .whole { return segment.from.mixed(with: segment.to, progress: CGFloat(fraction)) }
    guard fraction >= span.start else { return segment.from }
    guard !span.jumps, span.length > 0 else { return segment.to }
    let progress = min((fraction - span.start) / span.length, 1)
    return segment.from.mixed(with: segment.to, progress: CGFloat(progress))
  }

  /// The value before the animation.
  var first: AnimatedValue? { segments.first?.from }
  /// The value after the animation.
  var last: AnimatedValue? { segments.last?.to }

  /// Called when the property is set without an animation.
  mutating func shift(from old: AnimatedValue, to new: AnimatedValue) {
    for index in segments.indices {
      segments[index].from = segments[index].from.shifted(from: old, to: new)
      segments[index].to = segments[index].to.shifted(from: old, to: new)
    }
    if let last = segments.indices.last { segments[last].to = new }
  }
}

/// A part of an animation, from 0 to 1.
struct AnimationSpan: Equatable, Sendable {
  static let whole = AnimationSpan(start: 0, length: 1, jumps: false)

  var start: Double
  var length: Double
  /// Whether values change at its start instead of on the way.
  var jumps: Bool
}
