// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectExamples
import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// One screen in each dialect, on several devices and in both reading directions.
@MainActor struct Gallery {
  /// A small phone, a large one and a tablet.
  nonisolated static let devices = [
    "iPhone SE (3rd generation)", "iPhone 16 Pro Max", "iPad Pro 11-inch",
  ]

  let dialects = FeedCellDialect.allCases
  let devices: [SceneDevice]

  init(devices: [String] = Gallery.devices) {
    self.devices = devices.compactMap(SceneDevice.init(named:))
  }

  /// One page of pictures, titled by dialect.
  var html: String {
    RenderedFile.html(of: dialects.map(page), title: "A feed cell in each dialect")
  }

  private func page(_ dialect: FeedCellDialect) -> RenderedFile {
    let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    return RenderedFile(
      file: dialect.rawValue,
      scenes: devices.flatMap { device in
        directions.map { scene(dialect, device, $0) }
      })
  }

  private func scene(
    _ dialect: FeedCellDialect, _ device: SceneDevice, _ direction: UIUserInterfaceLayoutDirection
  ) -> RenderedScene {
    let cell = laidOutCell(dialect, device, direction)
    let reading = direction == .leftToRight ? "left to right" : "right to left"
    return RenderedScene(
      id: "\(dialect.rawValue)-\(device.identifier)-\(reading)", name: device.name,
      device: reading, roots: [cell], constraints: [], naming: .automatic(for: cell))
  }

  /// A cell as wide as the device, as high as its parts need, laid out.
  func laidOutCell(
    _ dialect: FeedCellDialect, _ device: SceneDevice, _ direction: UIUserInterfaceLayoutDirection
  ) -> FeedCell {
    let cell = dialect.makeCell()
    cell.layoutScale = device.scale
    cell.layoutDirectionOverride = direction
    let width = device.size(in: .portrait).width
    cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.height(in: width))
    cell.layoutIfNeeded()
    return cell
  }
}
#endif
