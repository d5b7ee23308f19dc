// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Pins that were read before the view that they refer to had a frame, until it gets one.
@MainActor enum EarlyPins {
  private static var known: [ObjectIdentifier: Pin] = [:]

  private struct Pin {
    var view: WeakView
    var reference: WeakView
    var statement: FrameStatement?
  }

  /// Records that the view which a statement lays out is pinned to another one, if that has no frame.
  static func record(_ reference: View) {
    guard let view = FrameStatement.view, view !== reference, !reference.hostHasFrame else {
      return
    }
    if known.count > 64 { known = known.filter { $0.value.reference.view != nil } }
    known[ObjectIdentifier(reference)] = Pin(
      view: WeakView(view), reference: WeakView(reference), statement: FrameStatement.current)
  }

  /// Reports the pin that was read too early, when the view that it refers to gets its first frame.
  static func check(_ reference: View) {
    guard !known.isEmpty, let pin = known.removeValue(forKey: ObjectIdentifier(reference)),
      pin.reference.view === reference, let view = pin.view.view
    else { return }
    let outer = FrameStatement.current
    FrameStatement.current = pin.statement
    defer { FrameStatement.current = outer }
    FrameWarning.earlyPin(view: view, reference: reference).report()
  }
}
