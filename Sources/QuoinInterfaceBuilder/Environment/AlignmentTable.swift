// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The insets from frame to alignment rectangle of controls, by era of Interface Builder.
enum AlignmentTable {
  /// The insets of a view, zero for all that the table does not name.
  static func insets(
    of view: ViewDescription, platform: InterfacePlatform, tools: ToolsVersion
  ) -> LayoutInsets {
    guard platform == .macOS else { return touch(view.element, tools) }
    let variant = ControlVariant(of: view)
    let era: Character = tools < 17000 ? "A" : tools < 24000 ? "B" : "C"
    let row = desktop.first { row in
      row.variant == variant.name && row.eras.contains(era)
        && (row.size == nil || row.size == variant.size)
        && (row.height == nil || row.height == view.frame?.height)
    }
    return row?.insets ?? .zero
  }

  private static func touch(_ element: String, _ tools: ToolsVersion) -> LayoutInsets {
    switch element {
    case "switch": LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider" where tools < 24000: LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": LayoutInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  private struct Row: Sendable {
    var variant: String
    var size: String?
    var eras: String
    var height: Double?
    var insets: LayoutInsets

    init(
      _ variant: String, _ eras: String, _ insets: (Double, Double, Double, Double),
      size: String? = nil, height: Double? = nil
    ) {
      self.variant = variant
      self.eras = eras
      self.size = size
      self.height = height
      self.insets = LayoutInsets(
        top: insets.0, left: insets.1, bottom: insets.2, right: insets.3)
    }
  }

  /// The first row that fits counts. Eras: A below 17000, B below 24000, C from there on.
  private static let desktop: [Row] = [
    Row("label", "ABC", (0, 2, 0, 2)),
    Row("push", "A", (3, 5, 6, 5), size: "small"),
    Row("push", "B", (4, 6, 7, 6), size: "small"),
    Row("push", "C", (4, 6, 7, 6), size: "small", height: 27),
    Row("push", "A", (4, 6, 7, 6)),
    Row("push", "B", (5, 7, 7, 7)),
    Row("check", "A", (3, 3, 3, 2), size: "small"),
    Row("check", "B", (1, 1, 1, 0), size: "small"),
    Row("check", "C", (0, 1, 0, 0), size: "small", height: 14),
    Row("check", "C", (1, 1, 1, 0), size: "small"),
    Row("check", "A", (2, 2, 2, 2)),
    Row("check", "B", (1, 2, 1, 0)),
    Row("check", "C", (1, 2, 1, 0), height: 18),
    Row("radio", "A", (0, 1, 1, 2)),
    Row("radio", "B", (1, 2, 0, 0)),
    Row("radio", "C", (1, 2, 1, 2), height: 18),
    Row("popUp", "A", (1, 3, 3, 3), size: "small"),
    Row("popUp", "BC", (2, 4, 4, 4), size: "small"),
    Row("popUp", "A", (2, 2, 3, 3), height: 26),
    Row("popUp", "A", (1, 2, 3, 3)),
    Row("popUp", "B", (1, 3, 4, 4)),
    Row("popUp", "C", (1, 3, 4, 3), height: 25),
    Row("popUp", "C", (1, 3, 4, 3), height: 26),
    Row("help", "B", (0, 1, 2, 1), size: "small"),
    Row("help", "A", (1, 2, 3, 2)),
    Row("help", "B", (1, 3, 4, 2)),
    Row("help", "C", (0, 2, 4, 2), height: 25),
    Row("smallSquare", "ABC", (1, 0, 1, 0)),
    Row("roundRect", "AB", (0, 0, 1, 0)),
    Row("recessed", "A", (0, 0, 1, 0)),
    Row("textured", "B", (1, 1, 2, 1)),
    Row("separatorLine", "C", (0, 0, 0, 0), height: 14),
    Row("separatorLine", "ABC", (2, 0, 2, 0)),
    Row("separatorColumn", "ABC", (0, 2, 0, 2)),
    Row("titledBox", "AB", (0, 3, 4, 3)),
    Row("untitledBox", "AB", (2, 3, 4, 3)),
    Row("segmented", "A", (1, 2, 2, 2)),
    Row("segmented", "B", (1, 2, 1, 2)),
    Row("segmented", "C", (2, 3, 0, 0)),
    Row("plainSegmented", "B", (1, 1, 1, 1)),
    Row("slider", "B", (2, 2, 6, 2), height: 28),
    Row("slider", "AB", (2, 2, 2, 2)),
    Row("stepper", "A", (2, 3, 2, 3)),
    Row("stepper", "B", (0, 3, 4, 3)),
    Row("stepper", "C", (0, 2, 0, 0), size: "small"),
    Row("switch", "B", (1, 2, 2, 2)),
    Row("comboBox", "A", (0, 0, 4, 3)),
    Row("comboBox", "B", (1, 1, 4, 3)),
    Row("colorWell", "B", (2, 3, 2, 3)),
    // Observed: `MessageWindow.xib` of santa.
    Row("progressBar", "AB", (0, 0, 0, 0), size: "small"),
    Row("progressBar", "AB", (1, 0, 1, 0)),
    Row("tabView", "ABC", (6, 7, 10, 7)),
  ]
}
