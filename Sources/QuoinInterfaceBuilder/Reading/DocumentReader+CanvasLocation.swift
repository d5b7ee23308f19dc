// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  /// Reads where the canvas shows the current scene.
  mutating func readCanvasLocation(of element: MarkupElement) {
    guard let point = element.child("point", key: "canvasLocation"),
      let x = number("x", of: point), let y = number("y", of: point)
    else { return }
    document.scenes[scene].canvasLocation = AxisPair(x, y)
  }
}
