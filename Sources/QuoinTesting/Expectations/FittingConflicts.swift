// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinUIKit

/// The conflicts of a fitting pass, which a view has beside those of its layout.
@MainActor struct FittingConflicts {
  /// The conflicts, each in a line.
  let words: [String]

  init(_ view: UIView, at width: CGFloat) {
    // Fitting passes have no report of their own but the one of the log.
    let outer = LayoutProblemReceiver.handler
    defer { LayoutProblemReceiver.handler = outer }
    var texts: [String] = []
    LayoutProblemReceiver.handler = { report in
      guard report.code == "conflict" else { return }
      let lines = report.shortText.split(whereSeparator: \.isNewline)
      texts.append(lines.prefix(2).joined(separator: ":").replacing("  ", with: " "))
    }
    _ = LayoutExpectation.fittingSize(of: view, width: width)
    words = texts
  }
}
