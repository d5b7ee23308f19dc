// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension FileMistake {
  /// The mistakes, one for each file.
  static let all = sizes + edges + stacks + cells + unintended

  private static let sizes = [
    FileMistake(
      "two-widths",
      .conflict(
        ["UIView Button.width == 100", "UIView Button.width == 200"],
        broken: "UIView Button.width == 200")),
    FileMistake(
      "ratio-and-sizes",
      .conflict(
        [
          "UIView Photo.width == 100", "UIView Photo.height == 100",
          "UIView Photo.width == 2*UIView Photo.height",
        ], broken: "UIView Photo.width == 2*UIView Photo.height")),
    FileMistake(
      "column-of-half-and-more",
      .conflict(
        [
          "UIView Card.width == 0.5*UIView Screen.width", "UIView Card.width >= 220",
          "UIView Screen is 393 points wide",
        ], broken: "UIView Card.width >= 220")),
    FileMistake("no-height", .ambiguities(["height of UIView Line"])),
    FileMistake(
      "removed-at-build-time", for: "iPhone 15", .ambiguities(["height of UIView Line"])),
    FileMistake(
      "mask-left-on",
      .conflict(
        [
          "UIView Banner.width == 200", "UIView Banner.height == 88",
          "UIView Banner.top == UIView Screen.top + 16",
          "UIView Banner.leading == UIView Screen.leading + 16",
          "the autoresizing mask of UIView Banner sets its x",
          "the autoresizing mask of UIView Banner sets its y",
          "the autoresizing mask of UIView Banner sets its width",
          "the autoresizing mask of UIView Banner sets its height",
        ],
        broken: "UIView Banner.width == 200", "UIView Banner.height == 88",
        "UIView Banner.top == UIView Screen.top + 16",
        "UIView Banner.leading == UIView Screen.leading + 16")),
    FileMistake(
      "labels-that-grow-alike", .ambiguities(["width of UILabel Name"])),
    FileMistake(
      "texts-that-are-cut-off-alike", .ambiguities(["width of UILabel Name"])),
    FileMistake("optional-width", .nothing),
  ]

  private static let edges = [
    FileMistake(
      "both-edges-and-a-width",
      .conflict(
        [
          "UIView Banner.leading == UIView Screen.safeAreaLayoutGuide.leading + 16",
          "UIView Screen.safeAreaLayoutGuide.trailing == UIView Banner.trailing + 16",
          "UIView Banner.width == 400", "UIView Screen is 393 points wide",
        ], broken: "UIView Banner.width == 400")),
    FileMistake(
      "center-and-edges",
      .conflict(
        [
          "UIView Card.centerX == UIView Screen.centerX",
          "UIView Card.leading == UIView Screen.leading + 16",
          "UIView Screen.trailing == UIView Card.trailing + 32",
        ], broken: "UIView Screen.trailing == UIView Card.trailing + 32")),
    FileMistake(
      "safe-area-and-edge",
      .conflict(
        [
          "UIView Banner.top == UIView Screen.safeAreaLayoutGuide.top",
          "UIView Banner.top == UIView Screen.top",
        ], broken: "UIView Banner.top == UIView Screen.top")),
    FileMistake(
      "column-too-high",
      .conflict(
        [
          "UIView Photo.top == UIView Screen.top", "UIView Photo.height == 500",
          "UIView Text.top == UIView Photo.bottom + 8", "UIView Text.height == 400",
          "UIView Screen.bottom == UIView Text.bottom", "UIView Screen is 852 points high",
        ], broken: "UIView Text.height == 400")),
    FileMistake(
      "insets-wider-than-the-screen",
      .conflict(
        [
          "UIView Card.leading == UIView Screen.leading + 200",
          "UIView Screen.trailing == UIView Card.trailing + 200",
          "UIView Screen is 393 points wide", "the width of UIView Card cannot be negative",
        ], broken: "UIView Screen.trailing == UIView Card.trailing + 200")),
    FileMistake(
      "order-in-a-circle",
      .conflict(
        [
          "UIView Second.leading >= UIView First.trailing",
          "UIView First.leading >= UIView Second.trailing", "UIView First.width == 50",
          "the width of UIView Second cannot be negative",
        ], broken: "UIView First.width == 50")),
    FileMistake("no-horizontal-position", .ambiguities(["x of UIView Badge"])),
    FileMistake(
      "scrolled-content-without-an-end", .ambiguities(["content height of UIScrollView Page"])),
  ]

  private static let stacks = [
    FileMistake(
      "stack-that-fills-equally",
      .conflict(
        [
          "UIView First.width == 40", "UIView Second.width == 60",
          "UIView Second.width == UIView First.width",
        ], broken: "UIView Second.width == 60")),
    FileMistake(
      "stack-of-fixed-height",
      .conflict(
        [
          "UIStackView Column.height == 200", "UIView First.height == 80",
          "UIView Second.height == 80", "UIStackView Column.top == UIView First.top",
          "UIStackView Column.bottom == UIView Second.bottom",
          "UIView Second.top == UIView First.bottom + 10",
        ], broken: "UIView Second.height == 80")),
    FileMistake("hidden-arranged-view", .warning(code: "hidden-size", about: "Second")),
  ]

  private static let cells = [
    FileMistake(
      "cell-higher-than-its-row",
      .conflict(
        [
          "the autoresizing mask of UIView Content sets its height",
          "UIView Photo.top == UIView Content.top + 11",
          "UIView Content.bottom == UIView Photo.bottom + 11", "UIView Photo.height == 60",
          "UITableViewCell Cell is 44 points high",
        ], broken: "UIView Photo.height == 60")),
    FileMistake("cell-without-a-bottom", .warning(code: "missing-height", about: "Cell")),
  ]

  private static let unintended = [
    FileMistake("multiplier-zero", .warning(code: "zero-multiplier", about: "Bar")),
    FileMistake(
      "widths-that-are-parts-of-each-other", .warning(code: "zero-cycle", about: "Left")),
    FileMistake(
      "card-that-may-be-smaller-than-its-photo", .ambiguities(["height of UIView Banner"])),
    FileMistake("wrong-sign", .warning(code: "wrong-sign", about: "Banner")),
  ]
}
