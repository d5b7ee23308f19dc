// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Moves a view as the device is tilted. No device is tilted here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// An effect.
  public override init() { super.init() }
  /// The values of key paths for a tilt; nil for none.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// Moves a view between two values as the device is tilted.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of a tilt.
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The value that is changed.
  open private(set) var keyPath: String
  /// The axis.
  open private(set) var type: EffectType
  /// The least value that is added. Stored.
  open var minimumRelativeValue: Any?
  /// The greatest value that is added. Stored.
  open var maximumRelativeValue: Any?

  /// A change of a value by a tilt.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. Stored.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects of tilts.
  public var motionEffects: [UIMotionEffect] {
    get { kept(as: [UIMotionEffect].self, .motionEffects) ?? [] }
    set { keep(newValue, .motionEffects) }
  }
  /// Adds an effect of tilts.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect of tilts.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
