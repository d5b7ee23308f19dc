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
