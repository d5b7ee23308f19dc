// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// The cases B1 to B24 of the specification.
enum FittingCases {
  static let all: [FrameCase] = [
    FrameCase("B1", 275, 406, 90, 40, .tile(90, 40)) {
      $0.setBottomCenter(by: { $0.safeAreaGuide.bottomCenter }).fitSize()
    },
    FrameCase("B2", 260, 0, 120, 60, .paragraph, asked: [CGSize(width: 120, height: 0)]) {
      $0.setTopCenter(by: { $0.topCenter }).setWidth(to: 120).fitHeight()
    },
    FrameCase("B3", 20, 30, 150, 40, .paragraph, asked: [CGSize(width: 150, height: 0)]) {
      $0.setLeft(to: 20).setRight(to: 170).setTop(to: 30).fitHeight()
    },
    FrameCase("B4", 0, 0, 120, 20, .paragraph, asked: [CGSize(width: 0, height: 0)]) {
      $0.setTopLeft(to: .zero).fitHeight().setWidth(to: 120)
    },
    FrameCase(
      "B5", 0, 0, 80, 80, .paragraph,
      asked: [CGSize(width: 80, height: 0), CGSize(width: 80, height: 0)]
    ) { $0.setTopLeft(to: .zero).fitWidth(by: 80).fitHeight() },
    FrameCase("B6", 0, 0, 75, 50, .paragraph, asked: [CGSize(width: 75, height: 50)]) {
      $0.setTopLeft(to: .zero).setBottom(to: 50).fitWidth(by: 75)
    },
    FrameCase("B7", 0, 0, 100, 60, .paragraph, asked: [CGSize(width: 100, height: 9)]) {
      $0.setTopLeft(to: .zero).fitSize(by: Size(width: 100, height: 9))
    },
    FrameCase(
      "B8, D4", 225, 340, 150, 60, .paragraph, asked: [CGSize(width: 150, height: 60)]
    ) { $0.setBottomCenter(to: Point(x: 300, y: 400)).setHeight(to: 60).fitWidth(by: 150) },
    FrameCase(
      "B9", 5, 6, 4, 20, .paragraph,
      asked: [CGSize(width: 0, height: 3), CGSize(width: 4, height: 20)]
    ) { $0.setLeft(to: 5).setTop(to: 6).fitHeight(by: 3).fitWidth(by: 4) },
    FrameCase("B10", 0, 80, 640, 320, .tile(90, 40)) {
      $0.setMiddleCenter(by: { $0.middleCenter }).aspectFit(ratio: 2)
    },
    FrameCase("B11", -160, 0, 960, 480, .tile(90, 40)) {
      $0.setMiddleCenter(by: { $0.middleCenter }).aspectFill(ratio: 2)
    },
    FrameCase("B12", 200, 0, 240, 480, .tile(90, 40)) {
      $0.setMiddleCenter(by: { $0.middleCenter }).aspectFit(ratio: 0.5)
    },
    FrameCase("B13", 24, 12, 432, 432) {
      $0.setTopLeft(by: { $0.layoutMarginsGuide.topLeft }).aspectFit(
        ratio: 1, in: { $0.layoutMarginsGuide })
    },
    FrameCase("B14", 0, 0, 640, 284.44444444444446, .tile(90, 40)) {
      $0.setTopLeft(by: { $0.topLeft }).aspectFit()
    },
    FrameCase("B15", 0, 0, 640, 480, .tile(0, 0)) { $0.setTopLeft(by: { $0.topLeft }).aspectFit() },
    FrameCase("B16", 0, 0, 640, 0, .tile(10, 0)) { $0.setTopLeft(by: { $0.topLeft }).aspectFit() },
    FrameCase("B17", 0, 0, .greatestFiniteMagnitude, 480, .tile(10, 0)) {
      $0.setTopLeft(by: { $0.topLeft }).aspectFill()
    },
    FrameCase("B18", 0, 0, 0, 480) { $0.setTopLeft(to: .zero).aspectFit(ratio: 0) },
    FrameCase("B19", 0, 0, 640, .greatestFiniteMagnitude) {
      $0.setTopLeft(to: .zero).aspectFill(ratio: 0)
    },
    FrameCase("B20", 0, 0, 402, 402) {
      $0.setTopLeft(to: .zero).aspectFit(ratio: 1, safeAreaOnly: true)
    },
    FrameCase("B21, D7", 0, 0, 480, 480) {
      $0.setTopLeft(to: .zero).aspectFit(ratio: 1, safeAreaOnly: false)
    },
    FrameCase("B21 filling, D7", 0, 0, 640, 640) {
      $0.setTopLeft(to: .zero).aspectFill(ratio: 1, safeAreaOnly: false)
    },
    FrameCase("B22", 0, 0, 640, 426.6666666666667) {
      $0.setTopLeft(to: .zero).aspectFill(ratio: 1.5, in: { $0.safeAreaGuide })
    },
    FrameCase(
      "B23", 1, 2, 33, 44, .plain(33, 44)
    ) { $0.setTopLeft(to: Point(x: 1, y: 2)).fitSize() },
    FrameCase("B24", 0, 0, 640, 480) { $0.setTopLeft(to: .zero).aspectFit(ratio: 4.0 / 3) },
  ]
}
#endif
