// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
//
// Scenes of a program for `quoin preview --command 'swift run scenes' Examples`: the cell of the gallery in each dialect
// with constraints, at the top of a screen.

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectExamples
import QuoinStage
import QuoinUIKit

Preview.show {
  for dialect in FeedCellDialect.allCases where dialect != .notAutoLayout {
    PreviewScene(dialect.rawValue) { screen(with: dialect.makeCell()) }
  }
}

/// A screen with a cell below the status bar.
@MainActor func screen(with cell: FeedCell) -> UIView {
  let screen = UIView()
  screen.backgroundColor = .white
  cell.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(cell)
  NSLayoutConstraint.activate([
    cell.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
    cell.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
    cell.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
  ])
  return screen
}
#else
print("The scenes are for platforms without UIKit and AppKit.")
#endif
