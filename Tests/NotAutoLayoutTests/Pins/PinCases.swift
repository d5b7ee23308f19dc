// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

extension PinCase {
  /// Pins in one coordinate space.
  static let simple: [PinCase] = [
    PinCase("P1", 280, 160, 20, 10) { scene in
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.ref, with: { $0.bottomRight })
          .setSize(to: Size(width: 20, height: 10))
      }
    },
    PinCase("P2", 200, 172, 105, 18) { scene in
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinLeft(to: scene.ref, with: { $0.left })
          .pinRight(to: scene.ref, with: { $0.right + 25 })
          .pinTop(to: scene.ref, with: { $0.bottom + 12 })
          .setHeight(to: 18)
      }
    },
    PinCase("P3", 206, 105, 66, 48) { scene in
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinLeft(to: scene.ref, with: { $0.layoutMarginsGuide.left })
          .pinRight(to: scene.ref, with: { $0.layoutMarginsGuide.right })
          .pinTop(to: scene.ref, with: { $0.layoutMarginsGuide.top })
          .pinBottom(to: scene.ref, with: { $0.layoutMarginsGuide.bottom })
      }
    },
    PinCase("P4", 216, 143, 8, 4) { scene in
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinMiddleCenter(to: scene.ref, with: { $0.pointAt(x: 0.25, y: 0.75) })
          .setSize(to: Size(width: 8, height: 4))
      }
    },
    PinCase("P5", 316, 68, 8, 4) { scene in
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinCenter(to: scene.ref, with: { $0.horizontal(at: 1.5) })
          .pinMiddle(to: scene.ref, with: { $0.vertical(at: -0.5) })
          .setSize(to: Size(width: 8, height: 4))
      }
    },
    PinCase("P16", 0, 0, 5, 5) { scene in
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: nil, with: { $0.bottomRight })
          .setSize(to: Size(width: 5, height: 5))
      }
    },
    PinCase("P19", 44, 66, 10, 6) { scene in
      scene.target.frame = CGRect(x: 11, y: 22, width: 33, height: 44)
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.target, with: { $0.bottomRight })
          .pinRight(to: scene.target, with: { $0.right + 10 })
          .setHeight(to: 6)
      }
    },
  ]

  /// Pins to a view that is scaled by 1.5 and 2.
  static let transformed: [PinCase] = [
    PinCase("P6", 180, 70, 120, 120) { scene in
      scene.ref.transform = CGAffineTransform(scaleX: 1.5, y: 2)
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.ref, with: { $0.topLeft })
          .pinBottomRight(to: scene.ref, with: { $0.bottomRight })
      }
    },
    PinCase("P7", 200, 100, 80, 60) { scene in
      scene.ref.transform = CGAffineTransform(scaleX: 1.5, y: 2)
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.ref, with: { $0.identityFrameGuide.topLeft })
          .pinBottomRight(to: scene.ref, with: { $0.identityFrameGuide.bottomRight })
      }
    },
    PinCase("P8", 206, 105, 66, 48) { scene in
      scene.ref.transform = CGAffineTransform(scaleX: 1.5, y: 2)
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.ref, with: { $0.layoutMarginsGuide.topLeft })
          .pinBottomRight(to: scene.ref, with: { $0.layoutMarginsGuide.bottomRight })
      }
    },
  ]

  /// Pins to a view in another coordinate space.
  static let converted: [PinCase] = [
    PinCase("P10", 360, 220, 5, 5) { scene in
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.inner, with: { $0.topRight })
          .setSize(to: Size(width: 5, height: 5))
      }
    },
    PinCase("P11", 360, 205, 5, 5) { scene in
      scene.box.bounds.origin = CGPoint(x: 0, y: 15)
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.inner, with: { $0.topRight })
          .setSize(to: Size(width: 5, height: 5))
      }
    },
    PinCase("P12", 220, 165, 100, 80) { scene in
      scene.box.transform = CGAffineTransform(scaleX: 2, y: 2)
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.inner, with: { $0.topLeft })
          .pinBottomRight(to: scene.inner, with: { $0.bottomRight })
      }
    },
    PinCase("P13", -20, -40, 5, 5) { scene in
      scene.box.nal.layout(scene.target) {
        $0
          .pinTopLeft(to: scene.ref, with: { $0.bottomRight })
          .setSize(to: Size(width: 5, height: 5))
      }
    },
    PinCase("P14", 3, 0, 197, 75) { scene in
      scene.box.nal.layout(scene.target) {
        $0
          .pinLeft(to: scene.box, with: { $0.left + 3 })
          .pinRight(to: scene.box, with: { $0.right })
          .pinTop(to: scene.box, with: { $0.top })
          .pinBottom(to: scene.box, with: { $0.middle })
      }
    },
    PinCase("P15", 3, 0, 637, 1) { scene in
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinLeft(to: scene.canvas, with: { $0.left + 3 })
          .pinRight(to: scene.canvas, with: { $0.right })
          .setTop(to: 0)
          .setHeight(to: 1)
      }
    },
  ]
}
#endif
