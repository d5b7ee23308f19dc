// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The recording of a layer's drawing code, until something that it depends on changes.
struct LayerRecording {
  /// The values on which drawing code depends without marking the layer.
  struct Key: Equatable {
    var size: CGSize
    var style: UIUserInterfaceStyle
  }

  var key: Key
  var list: DisplayList
  /// The rectangle in which the class of a label draws its text; nil where drawing code of the
  /// program does not have it drawn.
  var textRect: CGRect?
}

extension CALayer {
  /// The recording of the layer's drawing code, which runs once for each state; nil without such
  /// code.
  var recording: LayerRecording? {
    let style = withView { $0.traitCollection.userInterfaceStyle } ?? .unspecified
    let key = LayerRecording.Key(size: bounds.size, style: style)
    let kept = storedExtras?.value.recording
    // Core Animation draws the layer of a view without a request, and other layers upon one.
    let isOutdated = kept?.key != key && (view != nil || kept != nil)
    guard needsDisplay() || isOutdated else { return kept }
    if needsDisplay() { extras.needsDisplay = false }
    if kept != nil { extras.recording = nil }
    _ = withView { view in view.traitCollection.performAsCurrent { view.layer.display() } }
    if view == nil { display() }
    storedExtras?.value.recording?.key = key
    return storedExtras?.value.recording
  }

  /// Records the drawing code of the layer and of its delegate.
  func record() {
    #if !QUOIN_APPLE_FOUNDATION
    callDelegate { $0.display($1) }
    let bounds = bounds
    guard let context = CGContext(size: bounds.size, scale: max(contentsScale, 1)) else { return }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    callDelegate { $0.layerWillDraw($1) }
    draw(in: context)
    let list = context.displayList
    // Most layers have no drawing code, and need no memory for a recording.
    let hasMovedText = context.textRect.map { $0 != bounds } ?? false
    guard !list.isEmpty || !context.hasReachedBase || hasMovedText else { return }
    extras.recording = LayerRecording(
      key: LayerRecording.Key(size: bounds.size, style: .unspecified), list: list,
      textRect: context.textRect)
    #endif
  }

  /// Draws the contents through the delegate.
  func drawThroughDelegate(in context: CGContext) {
    #if !QUOIN_APPLE_FOUNDATION
    if storedExtras?.value.delegate == nil, view == nil { context.hasReachedBase = true }
    #endif
    let context = MainActorValue(context)
    callDelegate { $0.draw($1, in: context.value) }
  }

  /// Calls a method of the delegate on the main actor.
  private func callDelegate(
    _ method: @MainActor (any CALayerDelegate, CALayer) -> Void
  ) {
    guard let delegate, MainThread.isCurrent else { return }
    let call = MainActorValue((receiver: delegate, layer: self))
    MainActor.assumeIsolated { method(call.value.receiver, call.value.layer) }
  }
}
