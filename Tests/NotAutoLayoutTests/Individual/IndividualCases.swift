// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// The cases A1 to A23 of the specification.
enum IndividualCases {
  static let all: [FrameCase] = [
    FrameCase("A1", 0, 0, 640, 480) { $0.stickOnParent() },
    FrameCase("A2", 10, 5, 610, 460) {
      $0.stickOnParent(withInsets: Insets(top: 5, left: 10, bottom: 15, right: 20))
    },
    FrameCase("A3", 0, 44, 640, 402) { $0.stickOnParentSafeArea() },
    FrameCase("A4", 7, 50, 624, 388) {
      $0.stickOnParentSafeArea(withInsets: Insets(top: 6, left: 7, bottom: 8, right: 9))
    },
    FrameCase("A5", 3, 4, 50, 60) { $0.setFrame(to: Rect(x: 3, y: 4, width: 50, height: 60)) },
    FrameCase("A6", 26, 13, 562, 428) {
      $0.setFrame(by: {
        $0.layoutMarginsGuide.frame(inside: Insets(top: 1, left: 2, bottom: 3, right: 4))
      })
    },
    FrameCase("A7", 30, 70, 110, 45) {
      $0.setTopLeft(to: Point(x: 30, y: 70)).setSize(to: Size(width: 110, height: 45))
    },
    FrameCase("A8", 492, 394, 100, 50) {
      $0.setBottomRight(by: { $0.layoutMarginsGuide.bottomRight }).setSize(
        to: Size(width: 100, height: 50))
    },
    FrameCase("A9", 240, 195, 160, 90) {
      $0.setMiddleCenter(by: { $0.middleCenter }).setWidth(by: { $0.width * 0.25 }).setHeight(
        to: 90)
    },
    FrameCase("A10", 24, 44, 592, 64) {
      $0.setTopCenter(by: { $0.safeAreaGuide.topCenter }).setLeft(by: {
        $0.layoutMarginsGuide.left
      }).setHeight(to: 64)
    },
    FrameCase("A11", 16, 20, 168, 110) {
      $0.setLeft(to: 16).setCenter(to: 100).setTop(to: 20).setMiddle(to: 75)
    },
    FrameCase("A12", 240, 140, 160, 120) {
      $0.setCenter(to: 320).setRight(to: 400).setMiddle(to: 200).setBottom(to: 260)
    },
    FrameCase("A13", 512, 326, 120, 120) {
      $0.setRight(by: { $0.right - 8 }).setBottom(by: { $0.safeAreaGuide.bottom }).setWidth(
        to: 120
      ).setHeight(by: { $0.height / 4 })
    },
    FrameCase("A14", 10, 10, 100, 30) {
      $0.setTopLeft(to: Point(x: 10, y: 10)).setBottomCenter(to: Point(x: 60, y: 40))
    },
    FrameCase("A15", 15, 200, 200, 100) {
      $0.setBottomLeft(to: Point(x: 15, y: 300)).setMiddleRight(to: Point(x: 215, y: 250))
    },
    FrameCase("A16, D1", 40, 100, 100, 40) {
      $0.setMiddleLeft(to: Point(x: 40, y: 120)).setTopCenter(to: Point(x: 90, y: 100))
    },
    FrameCase("A17, D2", 220, 150, 80, 50) {
      $0.setBottomRight(to: Point(x: 300, y: 200)).setLeft(to: 220).setTop(to: 150)
    },
    FrameCase("A18, D3", 220, 150, 80, 50) {
      $0.setBottomRight(to: Point(x: 300, y: 200)).setCenter(to: 260).setTop(to: 150)
    },
    FrameCase("A19", 100, 10, -40, 20) {
      $0.setLeft(to: 100).setRight(to: 60).setTop(to: 10).setHeight(to: 20)
    },
    FrameCase("A20", 80, 120, 480, 120) {
      $0.setLeft(by: { $0.horizontal(at: 0.125) }).setRight(by: { $0.horizontal(at: 0.875) })
        .setTop(by: { $0.vertical(at: 0.25) }).setBottom(by: { $0.vertical(at: 0.5) })
    },
    FrameCase("A21", 30, 40, 600, 420) {
      $0.setFrame(by: {
        $0.makeGuide(from: Insets(top: 40, left: 30, bottom: 20, right: 10)).frame
      })
    },
    FrameCase("A22", 340, 225, 60, 30) {
      $0.setMiddleCenter(by: {
        $0.makeGuide(by: {
          Rect(x: $0.x + 100, y: $0.y, width: $0.width - 100, height: $0.height)
        }).middleCenter
      }).setSize(to: Size(width: 60, height: 30))
    },
    FrameCase("A23", 220, 130, 10, 10) {
      $0.setTopLeft(by: {
        $0.makeGuide(from: Rect(x: 200, y: 100, width: 80, height: 60)).point(
          at: Point(x: 0.25, y: 0.5))
      }).setSize(to: Size(width: 10, height: 10))
    },
  ]
}
#endif
