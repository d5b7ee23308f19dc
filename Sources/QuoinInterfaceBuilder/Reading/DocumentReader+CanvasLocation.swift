// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  /// Reads the position of the current scene on the canvas.
  mutating func readCanvasLocation(of element: MarkupElement) {
    guard let point = element.child("point", key: "canvasLocation"),
      let x = number("x", of: point), let y = number("y", of: point)
    else { return }
    document.scenes[scene].canvasLocation = AxisPair(x, y)
  }
}
