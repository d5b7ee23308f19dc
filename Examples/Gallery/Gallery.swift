// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectExamples
import Foundation
import QuoinRender
import QuoinStage
import QuoinUIKit

/// One cell of a feed in each dialect, on several devices and in both reading directions.
@MainActor struct Gallery {
  /// A small phone, a large one and a tablet.
  nonisolated static let devices = [
    "iPhone SE (3rd generation)", "iPhone 16 Pro Max", "iPad Pro 11-inch",
  ]
  static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  let dialects = FeedCellDialect.allCases
  let devices: [SceneDevice]
  /// The widths in points of the cell that can be resized. Its height follows.
  let widths: SizeRange

  init(devices: [String] = Gallery.devices, widths: ClosedRange<Int> = 280...1024) {
    self.devices = devices.compactMap(SceneDevice.init(named:))
    self.widths = SizeRange(widths: widths, heights: 100...100)
  }

  /// A page with the sources beside a picture, and the differences between sizes and directions.
  ///
  /// - Throws: A ``MissingSource`` when the sources of the dialects are not beside the gallery's.
  func html() throws -> String {
    let sources = try dialects.map { ($0.rawValue, try DialectSource.text(of: $0)) }
    return GalleryPage(gallery: self, sources: sources).html
  }

  /// A cell as wide as the device, as high as its parts need, below what the device covers at the
  /// top.
  func shownCell(
    _ dialect: FeedCellDialect, _ device: SceneDevice, _ direction: UIUserInterfaceLayoutDirection
  ) -> ShownCell {
    let stage = Stage(device, direction: direction)
    let (width, top) = (stage.size.width, stage.safeAreaInsets.top)
    let cell = stage.perform {
      let cell = dialect.makeCell()
      cell.frame = CGRect(x: 0, y: top, width: width, height: cell.height(in: width))
      let screen = UIView()
      screen.addSubview(cell)
      stage.show(screen)
      return cell
    }
    return ShownCell(cell: cell, stage: stage)
  }

  /// Sentences about frames that differ between dialects by half a point or more; none if all are
  /// equal.
  var differences: [String] {
    devices.flatMap { device in
      Self.directions.flatMap { direction -> [String] in
        let cells = dialects.map { ($0, shownCell($0, device, direction).cell) }
        guard let first = cells.first?.1 else { return [] }
        return cells.dropFirst().flatMap { dialect, cell in
          zip(cell.parts, first.parts).compactMap { part, expected in
            part.0.frame.isNear(expected.0.frame)
              ? nil : "\(part.1) in \(dialect.rawValue) on \(device.name)"
          }
        }
      }
    }
  }
}

/// A cell on a device.
@MainActor struct ShownCell {
  let cell: FeedCell
  /// The device, which goes away with its window when nothing refers to it.
  let stage: Stage
}

extension CGRect {
  /// Whether no edge is half a point or more from that of another rectangle. Auto Layout puts edges
  /// on pixels; frames without constraints stay as they are calculated.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { abs($0 - $1) < 0.5 }
  }
}
#endif
