// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import DialectExamples
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

/// One cell in all dialects, in one window.
@MainActor @Suite("Dialects in windows", .serialized)
struct DialectTests {
  /// A width at which no part has an edge between pixels: NotAutoLayout rounds no frames.
  private static let width: CGFloat = 368

  /// A picture of the cell in Cartography at one pixel a point. QUOIN_UPDATE=1 writes it again.
  private static let reference = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures/FeedCell.png").path

  @Test("The cell looks the same in each dialect, and as in the picture of it")
  func pictures() throws {
    let dialects = FeedCellDialect.allCases
    let size = CGSize(width: Self.width, height: 420)
    let pictures = try dialects.map { dialect in
      try Stage.run(size) { stage in
        let cell = dialect.makeCell()
        stage.root.addSubview(cell)
        cell.frame = CGRect(
          x: 0, y: 0, width: Self.width, height: cell.height(in: Self.width))
        try stage.settle()
        return WindowPicture(of: try stage.widget(of: cell))
      }
    }
    // The text of the cell is dark on white.
    #expect(pictures[0].count(where: { red, green, blue in red + green + blue < 200 }) > 100)
    for (picture, dialect) in zip(pictures, dialects) {
      #expect(picture.difference(from: pictures[0]) == 0, "\(dialect.rawValue)")
    }
    guard UIScreen.main.scale == 1 else { return }
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      #expect(pictures[0].write(to: Self.reference))
    }
    #expect(pictures[0].difference(from: WindowPicture(file: Self.reference)) <= 0.02)
  }

  @Test("Sizes that are measured from widgets give the same frames in each dialect")
  func frames() throws {
    let dialects = FeedCellDialect.allCases
    let window = CGSize(width: Self.width * CGFloat(dialects.count), height: 420)
    try Stage.run(window) { stage in
      let cells = dialects.enumerated().map { index, dialect in
        let cell = dialect.makeCell()
        stage.root.addSubview(cell)
        cell.frame = CGRect(
          x: Self.width * CGFloat(index), y: 0, width: Self.width,
          height: cell.height(in: Self.width))
        return cell
      }
      try stage.settle()
      let expected = cells[0].parts.map { $0.0.frame }
      // The text has the height that its widget wants.
      #expect(expected.allSatisfy { $0.width > 0 && $0.height > 0 })
      let text = cells[0].text
      #expect(text.frame.height == text.sizeThatFits(text.frame.size).height)
      for (cell, dialect) in zip(cells, dialects) {
        for ((part, name), frame) in zip(cell.parts, expected) {
          #expect(part.frame == frame, "\(name) in \(dialect.rawValue)")
          let shown = stage.shownFrame(of: part)
          #expect(abs(shown.minX - cell.frame.minX - frame.minX) < 0.01, "\(name) in \(dialect)")
          #expect(abs(shown.minY - frame.minY) < 0.01, "\(name) in \(dialect)")
        }
      }
    }
  }
}
#endif
