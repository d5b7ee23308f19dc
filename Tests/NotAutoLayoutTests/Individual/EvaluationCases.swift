// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// The cases E1 to E27 of the specification.
enum EvaluationCases {
  static let all: [FrameCase] = [
    FrameCase("E1", 7, 60, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingLeft(to: 7)
    },
    FrameCase("E2", -53, 60, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingCenter(to: 7)
    },
    FrameCase("E3", -113, 60, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingRight(to: 7)
    },
    FrameCase("E4", 40, 9, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingTop(to: 9)
    },
    FrameCase("E5", 40, -31, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingMiddle(to: 9)
    },
    FrameCase("E6", 40, -71, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingBottom(to: 9)
    },
    FrameCase("E7", 27, 74, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingX(by: -13).movingY(by: 14)
    },
    FrameCase("E8", 43, 56, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingOrigin(
        by: Point(x: 3, y: -4))
    },
    FrameCase("E9", 25, 60, 135, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingLeft(to: 25)
    },
    FrameCase("E10", 55, 60, 105, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingLeft(by: 15)
    },
    FrameCase("E11", 40, 60, 110, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingRight(to: 150)
    },
    FrameCase("E12", 40, 60, 135, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingRight(by: 15)
    },
    FrameCase("E13", 40, 70, 120, 70) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingTop(to: 70)
    },
    FrameCase("E14", 40, 50, 120, 90) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingTop(by: -10)
    },
    FrameCase("E15", 40, 60, 120, 40) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingBottom(to: 100)
    },
    FrameCase("E16", 40, 60, 120, 60) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingBottom(by: -20)
    },
    FrameCase("E17", 40, 60, 200, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).expandingWidth(
        to: 200, from: .coordinateLeft)
    },
    FrameCase("E18", -40, 60, 200, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).expandingWidth(
        to: 200, from: .coordinateRight)
    },
    FrameCase("E19", 30, 60, 160, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).expandingWidth(by: 40, from: 0.25)
    },
    FrameCase("E20", 40, 80, 120, 40) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).expandingHeight(
        to: 40, from: .coordinateMiddle)
    },
    FrameCase("E21", 40, 40, 120, 100) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).expandingHeight(by: 20, from: 1)
    },
    FrameCase("E22, D5, D6", 20, 50, 160, 100) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).expandingSize(
        to: Size(width: 160, height: 100), from: .coordinateMiddleCenter)
    },
    FrameCase("E23, D5", 20, 50, 160, 100) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).expandingSize(
        by: Size(width: 40, height: 20), from: .coordinateMiddleCenter)
    },
    FrameCase("E24", 224, 60, 120, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingLeft(to: {
        $0.right + $1.guides.width / 10
      })
    },
    FrameCase("E25", -90, 60, 130, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingRight(by: 10).movingRight(
        to: { frame, _ in frame.left })
    },
    FrameCase("E26", -80, 60, 130, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).movingRight(to: { frame, _ in
        frame.left
      }).pinchingRight(by: 10)
    },
    FrameCase("E27", 40, 60, -30, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).pinchingRight(to: 10)
    },
    FrameCase("sizes and points that are computed", 0, 60, 240, 80) {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80)).expandingSize(
        by: { frame, _ in Size(width: frame.width, height: 0) }, from: Point(x: 1, y: 0)
      ).movingOrigin(by: { frame, _ in Point(x: 80, y: 0) })
    },
  ]
}
#endif
