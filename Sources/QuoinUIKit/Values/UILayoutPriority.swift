// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The priority of a constraint: any number above 0 up to 1000, where exactly 1000 is required.
///
/// Values outside of that range are kept as given until they are used in a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority 1000 of required constraints.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly a button resists becoming smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority 500, with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the priority with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the target size of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// UIKit declares these in its Swift overlay.

extension UILayoutPriority {
  /// Returns a priority above another one.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// Returns a priority below another one, such as `.required - 1`.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}
