// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view whose frame on the screen changed.
public struct FrameChange: Hashable, Sendable, Codable {
  /// The name of the device.
  public var device: String
  /// The id of the view.
  public var view: String
  /// The class of the view.
  var name: String?
  /// x, y, width and height in points, in the superview's coordinates.
  public var old: [Double]
  public var new: [Double]
  /// What made the frame change, where it is known.
  public var cause: String?

  enum CodingKeys: String, CodingKey {
    case device, view, old, new, cause
  }

  /// The difference of each number.
  var delta: [Double] { zip(old, new).map { (($1 - $0) * 100).rounded() / 100 } }
}
