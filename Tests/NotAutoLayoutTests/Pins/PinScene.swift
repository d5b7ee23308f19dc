// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// The views of the cases P1 to P19 of the specification.
@MainActor struct PinScene {
  let canvas = Canvas()
  /// A subview of the canvas.
  let ref = UIView(frame: CGRect(x: 200, y: 100, width: 80, height: 60))
  /// A subview of the canvas.
  let box = UIView(frame: CGRect(x: 300, y: 200, width: 200, height: 150))
  /// A subview of the box.
  let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
  /// The view that is laid out.
  let target = UIView()

  init() {
    ref.insetsLayoutMarginsFromSafeArea = false
    ref.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    canvas.addSubview(ref)
    canvas.addSubview(box)
    box.addSubview(inner)
    canvas.addSubview(target)
  }
}

/// A layout in the scene, and the frame that the target gets from it.
struct PinCase: Sendable {
  let id: String
  let frame: CGRect
  let place: @MainActor @Sendable (PinScene) -> Void

  init(
    _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ place: @escaping @MainActor @Sendable (PinScene) -> Void
  ) {
    self.id = id
    frame = CGRect(x: x, y: y, width: width, height: height)
    self.place = place
  }
}
#endif
