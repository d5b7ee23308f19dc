// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// An animation of properties of views, from its start to its completion.
///
/// The views have their new values from the start on. The shown values move from the old to the new
/// ones: see ``RunningAnimations/presented(_:of:)``.
@MainActor final class ViewAnimation {
  /// A property of a view, which may have been freed.
  struct Target: Hashable {
    var handle: ItemHandle
    var property: AnimatedProperty

    nonisolated static func == (first: Target, second: Target) -> Bool {
      first.handle === second.handle && first.property == second.property
    }

    nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(handle))
      hasher.combine(property)
    }
  }

  /// The progress of the animation.
  private enum Pace {
    case paused(Double)
    case moving(AnimationMovement)
  }

  private(set) var tracks: [Target: AnimationTrack] = [:]
  private var pace = Pace.paused(0)
  /// Whether another animation took over a property, or a view left its window.
  private(set) var wasInterrupted = false
  /// Whether the animation lasts for its time without any track, as a transition does.
  let isTransition: Bool
  private let completion: (Bool) -> Void

  /// - Parameter completion: called once, with whether the animation ran to its end.
  init(isTransition: Bool = false, completion: @escaping (Bool) -> Void) {
    self.isTransition = isTransition
    self.completion = completion
  }

  // MARK: Time

  /// Starts a movement.
  func move(_ movement: AnimationMovement) { pace = .moving(movement) }

  /// Pauses at a fraction of the animation, from 0 to 1.
  func pause(at fraction: Double) { pace = .paused(fraction) }

  /// Returns the completed fraction of the animation; 0 before the start.
  func fraction(at time: TimeInterval) -> Double {
    switch pace {
    case .paused(let fraction): fraction
    case .moving(let movement): movement.fraction(at: time)
    }
  }

  var isMoving: Bool {
    if case .moving = pace { true } else { false }
  }

  func repeatMovement(count: Double, autoreverses: Bool) {
    guard case .moving(var movement) = pace else { return }
    movement.repeatCount = count
    movement.autoreverses = autoreverses
    pace = .moving(movement)
  }

  /// Returns whether the animation has ended.
  func isOver(at time: TimeInterval) -> Bool {
    if tracks.isEmpty && !isTransition { return true }
    guard case .moving(let movement) = pace else { return false }
    return time >= movement.end
  }

  // MARK: Tracks

  /// Records a new value of a property within the animation.
  func record(
    _ target: Target, of view: UIView, _ span: AnimationSpan, from: AnimatedValue,
    to: AnimatedValue
  ) {
    tracks[target, default: AnimationTrack(of: view)].add(span, from: from, to: to)
  }

  /// Called when the property is set without an animation.
  func shift(_ target: Target, from old: AnimatedValue, to new: AnimatedValue) {
    tracks[target]?.shift(from: old, to: new)
  }

  /// Called when another animation takes over the property.
  func interrupt(_ target: Target) {
    if tracks.removeValue(forKey: target) != nil { wasInterrupted = true }
  }

  /// Drops the views that were freed or left their window.
  /// - Returns: the targets that it no longer moves.
  func dropLostViews() -> [Target] {
    let lost = tracks.filter { $1.hasLost($0.handle.view) }.map(\.key)
    for target in lost { interrupt(target) }
    return lost
  }

  func end() { completion(!wasInterrupted) }
}
