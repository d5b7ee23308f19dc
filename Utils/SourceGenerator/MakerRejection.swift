// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The sentence about an axis that does not take an element, and the states that it is for.
///
/// The states of two rejections of one call never overlap, nor do they overlap with those of the
/// call itself.
struct MakerRejection {
  /// The generic parameters for the two axes.
  private var horizontal: String
  private var vertical: String
  private var message: String

  /// The rejections of an element that sets a line of one axis, or of both.
  static func all(_ horizontal: String?, _ vertical: String?) -> [MakerRejection] {
    let ofHorizontal = horizontal.map {
      MakerRejection(
        horizontal: "Horizontal: Rejects\($0)", vertical: "Vertical: VerticalState",
        message: sentence($0, "horizontal"))
    }
    let ofVertical = vertical.map {
      MakerRejection(
        horizontal: "Horizontal: \(horizontal.map { "Accepts\($0)" } ?? "HorizontalState")",
        vertical: "Vertical: Rejects\($0)", message: sentence($0, "vertical"))
    }
    return [ofHorizontal, ofVertical].compactMap { $0 }
  }

  /// The rejections of a frame, which is a whole layout.
  static let ofFrame: [MakerRejection] = {
    let message = "a frame sets both axes, and the layout has elements already"
    return [
      MakerRejection(
        horizontal: "Horizontal: OccupiedHorizontalState", vertical: "Vertical: VerticalState",
        message: message),
      MakerRejection(
        horizontal: "Horizontal: EmptyHorizontalState", vertical: "Vertical: OccupiedVerticalState",
        message: message),
    ]
  }()

  private static func sentence(_ line: String, _ axis: String) -> String {
    let name = line.lowercased()
    return switch line {
    case "Left", "Right":
      "\(name) is already set, or leading or trailing is, or the \(axis) axis already has two elements"
    case "Leading", "Trailing":
      "\(name) is already set, or left or right is, or the \(axis) axis already has two elements"
    default: "\(name) is already set, or the \(axis) axis already has two elements"
    }
  }

  /// The declaration of an unavailable method.
  func call(_ name: String, _ parameters: String) -> String {
    """
      @available(*, unavailable, message: "\(message)")
      @_disfavoredOverload
      public func \(name)<\(horizontal), \(vertical)>(\(parameters)) -> Self
      where Property == IndividualProperty.State<Horizontal, Vertical> { self }

    """
  }
}
