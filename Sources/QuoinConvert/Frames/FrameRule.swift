// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The frame of a view as a function of the parent and of views that have their frames already.
package struct FrameRule: Hashable, Sendable {
  package var view: Int
  package var horizontal: AxisRule
  package var vertical: AxisRule

  /// The siblings that the frame depends on.
  var siblings: Set<Int> { Set(horizontal.siblings + vertical.siblings) }
}

/// The two elements that determine a view on one axis.
package struct AxisRule: Hashable, Sendable {
  /// Whether positions are counted in the reading direction.
  var isDirectional: Bool
  var lines: [LineRule]
  /// The length; nil where there are two lines.
  var length: LengthRule?
  /// Whether the length is a number that follows from contents, and not from a constraint.
  var isFromContent = false

  var siblings: [Int] {
    lines.compactMap { line in
      if case .sibling(let view) = line.reference { view } else { nil }
    }
  }
}

/// The position of one line of a view: a share of a reference, from its start, plus a number.
struct LineRule: Hashable, Sendable {
  enum Reference: Hashable, Sendable {
    /// The bounds of the parent, or one of its guides.
    case parent(ConvertedGuide?)
    case sibling(Int)
  }

  /// The line of the view itself: 0 for its start, 1 for its end, 0.5 for the middle.
  var line: Double
  var reference: Reference
  var share: Double
  var constant: Double
  /// The constant from right to left; nil where it is the same. Switches, whose frames are wider than
  /// what is aligned on one side only, have another one.
  var mirroredConstant: Double?

  /// The position for the span of the reference.
  func position(in span: AxisSpan, isMirrored: Bool) -> Double {
    span.start + share * span.length + (isMirrored ? mirroredConstant ?? constant : constant)
  }
}

/// The length of a view on one axis, in points.
enum LengthRule: Hashable, Sendable {
  /// `sizeThatFits(_:)` of the view.
  case fit
  /// A share of the parent plus a number.
  case share(Double, constant: Double)
}

/// A part of an axis, in points.
struct AxisSpan: Hashable, Sendable {
  var start: Double
  var length: Double

  /// The position of a line: 0 for the start, 1 for the end.
  func position(_ line: Double) -> Double { start + line * length }

  /// The span from the other side of a container of some length.
  func mirrored(in length: Double) -> AxisSpan {
    AxisSpan(start: length - start - self.length, length: self.length)
  }
}

/// A view that has no such rule, and the reason.
package struct FrameRefusal: Hashable, Sendable, Error {
  package var view: Int
  package var reason: String
  /// The constraints that stand against a rule.
  var constraints: [ConvertedConstraint] = []
}
