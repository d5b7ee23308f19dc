// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view whose frame on the screen changed.
///
/// > Note: QuoinStage has another type of this name. Where both modules are imported, write
/// > `QuoinVersioning.FrameChange` or `QuoinStage.FrameChange`.
public struct FrameChange: Hashable, Sendable, Codable {
  /// The name of the device.
  public var device: String
  /// The id of the view.
  public var view: String
  /// The class of the view.
  var name: String?
  /// The id of the view in the old version.
  var oldView = ""
  /// x, y, width and height in points, in the superview's coordinates.
  public var old: [Double]
  public var new: [Double]
  /// The cause of the change, where it is known.
  public var cause: String?

  enum CodingKeys: String, CodingKey {
    case device, view, old, new, cause
  }

  /// The difference of each number.
  var delta: [Double] { zip(old, new).map { (($1 - $0) * 100).rounded() / 100 } }

  /// Returns the frames that changed alike and for the same cause, together.
  static func groups(of frames: [FrameChange]) -> [[FrameChange]] {
    struct Key: Hashable {
      var delta: [Double]
      var cause: String?
    }
    var indices: [Key: Int] = [:]
    var groups: [[FrameChange]] = []
    for frame in frames {
      let key = Key(delta: frame.delta, cause: frame.cause)
      if let index = indices[key] {
        groups[index].append(frame)
      } else {
        indices[key] = groups.count
        groups.append([frame])
      }
    }
    return groups
  }
}
