// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

extension LayoutExpectation {
  /// Expects that a view has a frame, in points and in the coordinates of its superview.
  ///
  /// - Parameters:
  ///   - selector: The view.
  ///   - frame: The frame.
  ///   - tolerance: How far each number may differ, in points.
  public static func frame(
    of selector: LayoutSelector, _ frame: CGRect, within tolerance: CGFloat = 0.01
  ) -> LayoutExpectation {
    frames([selector: frame], within: tolerance, named: "frame")
  }

  /// Expects that views have frames, in points and in the coordinates of their superviews.
  ///
  /// - Parameters:
  ///   - frames: The frames by view.
  ///   - tolerance: How far each number may differ, in points.
  public static func frames(
    _ frames: [LayoutSelector: CGRect], within tolerance: CGFloat = 0.01
  ) -> LayoutExpectation {
    self.frames(frames, within: tolerance, named: "frames")
  }

  private static func frames(
    _ frames: [LayoutSelector: CGRect], within tolerance: CGFloat, named name: String
  ) -> LayoutExpectation {
    // A dictionary has no order.
    let sorted = frames.sorted { $0.key.name < $1.key.name }
    return LayoutExpectation(named: name) { layout in
      sorted.flatMap { selector, frame in
        layout.with(selector) { entry in
          [FrameDifference(entry, in: layout, expected: frame, within: tolerance)?.finding]
            .compactMap(\.self)
        }
      }
    }
  }

  /// Expects that a view has a size, in points.
  ///
  /// - Parameters:
  ///   - selector: The view.
  ///   - size: The size.
  ///   - tolerance: How far each length may differ, in points.
  public static func size(
    of selector: LayoutSelector, equals size: CGSize, within tolerance: CGFloat = 0.01
  ) -> LayoutExpectation {
    LayoutExpectation(named: "size") { layout in
      layout.with(selector) { entry in
        let frame = CGRect(origin: entry.view.frame.origin, size: size)
        return [FrameDifference(entry, in: layout, expected: frame, within: tolerance)?.finding]
          .compactMap(\.self)
      }
    }
  }

  /// Expects that the size of a view is within limits, in points.
  ///
  /// - Parameters:
  ///   - selector: The view.
  ///   - least: The minimum width and height; nil for no minimum.
  ///   - most: The maximum width and height; nil for no maximum.
  public static func size(
    of selector: LayoutSelector, atLeast least: CGSize? = nil, atMost most: CGSize? = nil
  ) -> LayoutExpectation {
    LayoutExpectation(named: "size") { layout in
      layout.with(selector) { entry in
        let size = entry.view.frame.size
        let name = layout.name(of: entry.view)
        let lengths: [(NSLayoutConstraint.Attribute, String, CGFloat, CGFloat?, CGFloat?)] = [
          (.width, "wide", size.width, least?.width, most?.width),
          (.height, "high", size.height, least?.height, most?.height),
        ]
        return lengths.compactMap { attribute, word, length, lower, upper in
          let limit: String
          if let lower, !(length >= lower - tolerance) {
            limit = "at least \(LengthText.points(lower))"
          } else if let upper, !(length <= upper + tolerance) {
            limit = "at most \(LengthText.points(upper))"
          } else {
            return nil
          }
          return ExpectationFinding(
            key: "\(entry.path) \(word)",
            message: "\(name) is \(LengthText.points(length)) \(word), expected \(limit)"
          ) { layout.reasons(for: attribute, of: entry.view) }
        }
      }
    }
  }

  /// Expects the ratio of the width of a view to its height.
  ///
  /// - Parameters:
  ///   - selector: The view.
  ///   - ratio: The width for a height of 1.
  ///   - tolerance: How far the width may be from that of the height, in points.
  public static func aspectRatio(
    of selector: LayoutSelector, _ ratio: CGFloat, within tolerance: CGFloat = 0.5
  ) -> LayoutExpectation {
    LayoutExpectation(named: "aspectRatio") { layout in
      layout.with(selector) { entry in
        let size = entry.view.frame.size
        guard !(abs(size.width - size.height * ratio) <= tolerance) else { return [] }
        return [
          ExpectationFinding(
            key: entry.path,
            message: "\(layout.name(of: entry.view)) is \(LengthText.size(size)), a ratio of "
              + "\(LengthText.points(size.width / size.height)), expected \(LengthText.points(ratio))"
          ) { layout.reasons(for: .width, of: entry.view) }
        ]
      }
    }
  }

  /// The tolerance for rounding errors in points, which is smaller than a pixel of any screen.
  static let tolerance: CGFloat = 0.01
}
