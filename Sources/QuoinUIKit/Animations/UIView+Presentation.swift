// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

extension UIView {
  /// Records how the geometry changed, for animations.
  func recordGeometry(from old: LayerGeometry) {
    let new = geometry
    if AnimationBlock.isMoving, new.position != old.position {
      changeLayoutExtras { $0.isMovedByAnimation = true }
    }
    AnimationBlock.record(
      .position, of: self, from: .point(old.position), to: .point(new.position))
    AnimationBlock.record(
      .bounds, of: self, from: .rectangle(old.bounds), to: .rectangle(new.bounds))
    AnimationBlock.record(
      .transform, of: self, from: .transform(old.transform), to: .transform(new.transform))
  }

  /// Sets a property without an animation.
  func set(_ property: AnimatedProperty, to value: AnimatedValue) {
    UIView.performWithoutAnimation {
      switch (property, value) {
      case (.position, .point(let point)): center = point
      case (.bounds, .rectangle(let rectangle)): bounds = rectangle
      case (.transform, .transform(let transform)): self.transform = transform
      case (.alpha, .number(let number)): alpha = number
      case (.backgroundColor, .color(let color)): backgroundColor = color
      default: break
      }
    }
  }

  /// The geometry that is shown while animations move the view; nil while none does.
  var presentedGeometry: LayerGeometry? {
    let position = RunningAnimations.presented(.position, of: self)
    let bounds = RunningAnimations.presented(.bounds, of: self)
    let transform = RunningAnimations.presented(.transform, of: self)
    guard position != nil || bounds != nil || transform != nil else { return nil }
    var shown = geometry
    if case .transform(let transform) = transform { shown.transform = transform }
    if case .rectangle(let bounds) = bounds { shown.bounds = bounds }
    if case .point(let point) = position { shown.position = point }
    return shown
  }

  /// The frame that is shown, which animations may move.
  package var presentedFrame: CGRect { presentedGeometry?.frame ?? frame }

  /// The opacity that is shown while animations move it; nil while none does.
  package var presentedAlpha: CGFloat? {
    guard case .number(let alpha) = RunningAnimations.presented(.alpha, of: self) else {
      return nil
    }
    return min(max(alpha, 0), 1)
  }

  /// The colour behind the content that is shown while animations move it; nil while none does.
  var presentedBackgroundColor: UIColor? {
    guard case .color(let color) = RunningAnimations.presented(.backgroundColor, of: self) else {
      return nil
    }
    return color
  }
}
