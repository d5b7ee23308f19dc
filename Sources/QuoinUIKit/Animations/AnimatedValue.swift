// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A property of a view that moves within an animation.
enum AnimatedProperty: Hashable, Sendable {
  case position, bounds, transform, alpha, backgroundColor
}

/// A value of an animated property.
enum AnimatedValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case rectangle(CGRect)
  case transform(CGAffineTransform)
  /// A color; nil is clear.
  case color(UIColor?)

  /// Returns a value on the way to another one of the same kind. The progress may be below 0 and
  /// above 1.
  func mixed(with end: AnimatedValue, progress: CGFloat) -> AnimatedValue {
    if progress == 0 { return self }
    if progress == 1 { return end }
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    switch (self, end) {
    case (.number(let start), .number(let end)):
      return .number(mix(start, end))
    case (.point(let start), .point(let end)):
      return .point(CGPoint(x: mix(start.x, end.x), y: mix(start.y, end.y)))
    case (.rectangle(let start), .rectangle(let end)):
      return .rectangle(
        CGRect(
          x: mix(start.origin.x, end.origin.x), y: mix(start.origin.y, end.origin.y),
          width: mix(start.width, end.width), height: mix(start.height, end.height)))
    case (.transform(let start), .transform(let end)):
      return .transform(
        CGAffineTransform(
          a: mix(start.a, end.a), b: mix(start.b, end.b), c: mix(start.c, end.c),
          d: mix(start.d, end.d), tx: mix(start.tx, end.tx), ty: mix(start.ty, end.ty)))
    case (.color(let start), .color(let end)):
      let (from, to) = (Self.components(start, beside: end), Self.components(end, beside: start))
      let mixed = zip(from, to).map { mix($0, $1) }
      return .color(UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3]))
    default:
      return end
    }
  }

  /// Returns the components of a colour; no colour is the other one without opacity.
  private static func components(_ color: UIColor?, beside other: UIColor?) -> [CGFloat] {
    if let color { return color.components }
    return (other?.components ?? [0, 0, 0]).prefix(3) + [0]
  }

  /// Returns the value after the property was set to another value without an animation. Numbers
  /// keep their distance from the value of the property; transforms and colours are not changed.
  func shifted(from old: AnimatedValue, to new: AnimatedValue) -> AnimatedValue {
    switch (self, old, new) {
    case (.number(let value), .number(let old), .number(let new)):
      .number(value + new - old)
    case (.point(let value), .point(let old), .point(let new)):
      .point(CGPoint(x: value.x + new.x - old.x, y: value.y + new.y - old.y))
    case (.rectangle(let value), .rectangle(let old), .rectangle(let new)):
      .rectangle(
        CGRect(
          x: value.origin.x + new.origin.x - old.origin.x,
          y: value.origin.y + new.origin.y - old.origin.y,
          width: value.width + new.width - old.width,
          height: value.height + new.height - old.height))
    default: self
    }
  }
}
