// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// The cases X1 to X10 of the specification, which version 3.3 does not have, and more of their kind.
enum SupersetCases {
  static let all: [FrameCase] = [
    FrameCase("X1", 2, 1, 90, 40, .tile(90, 40)) { $0.setTop(to: 1).setLeft(to: 2).fitSize() },
    FrameCase("X2", 5, 6, 90, 40, .tile(90, 40)) { $0.fitSize().setTopLeft(to: Point(x: 5, y: 6)) },
    FrameCase("X3", 7, 8, 30, 20) {
      $0.setWidth(to: 30).setTopLeft(to: Point(x: 7, y: 8)).setHeight(to: 20)
    },
    FrameCase("X4", 4, 6, 46, 7) {
      $0.setRight(to: 50).setLeft(to: 4).setTop(to: 6).setHeight(to: 7)
    },
    FrameCase("X5", 0, 0, 150, 40, .paragraph, asked: [CGSize(width: 150, height: 0)]) {
      $0.setTopLeft(to: .zero).fitHeight().setRight(to: 150)
    },
    FrameCase(
      "X6", 0, 0, 75, 20, .paragraph,
      asked: [CGSize(width: 0, height: 0), CGSize(width: 75, height: 20)]
    ) { $0.fitHeight().fitWidth(by: 75).setTopLeft(to: .zero) },
    FrameCase("X7", 4, 7, 5, 59) {
      $0.setBottom(to: 66).setLeft(to: 4).setTop(to: 7).setRight(to: 9)
    },
    FrameCase("X8, D21", 320, 1, 10, 10) {
      $0.setLeft(by: { $0.safeAreaGuide.topCenter }).setTop(to: 1).setSize(
        to: Size(width: 10, height: 10))
    },
    FrameCase("X9, D22", 80, 0, 80, 10) {
      $0.setHorizontal(at: 0.25, to: 100).setWidth(to: 80).setTop(to: 0).setHeight(to: 10)
    },
    FrameCase("X10, D22", 10, 0, 200, 10) {
      $0.setHorizontal(at: 0.2, to: 50).setHorizontal(at: 0.8, to: 170).setTop(to: 0).setHeight(
        to: 10)
    },
    FrameCase("D21 of every line", 10, 20, 300, 400) {
      $0.setLeft(by: { _ in Point(x: 10, y: 1) }).setCenter(by: { _ in Point(x: 160, y: 2) })
        .setTop(by: { _ in Point(x: 3, y: 20) }).setMiddle(by: { _ in Point(x: 4, y: 220) })
    },
    FrameCase("D21 of the last lines", 10, 20, 300, 400) {
      $0.setRight(by: { _ in Point(x: 310, y: 1) }).setBottom(by: { _ in Point(x: 3, y: 420) })
        .setSize(to: Size(width: 300, height: 400))
    },
    FrameCase("D21 leaves zero a number", 0, 0, 10, 10) {
      $0.setLeft(by: { _ in .zero }).setTop(by: { _ in .zero }).setSize(
        to: Size(width: 10, height: 10))
    },
    FrameCase("fractions of both axes", -30, 40, 80, 40) {
      $0.setPoint(at: Point(x: 0.5, y: 0.25), by: { _ in Point(x: 10, y: 50) }).setVertical(
        at: 1, to: 80
      ).setWidth(to: 80)
    },
    FrameCase("a fraction and an edge", 20, 0, 200, 10) {
      $0.setHorizontal(at: 0.4, by: { _ in 100 }).setRight(to: 220).setTop(to: 0).setHeight(
        to: 10)
    },
    FrameCase("an infinite width leaves the left edge", 8, 0, .infinity, 10) {
      $0.setWidth(to: .infinity).setLeft(to: 8).setTop(to: 0).setHeight(to: 10)
    },
  ]
}
#endif
