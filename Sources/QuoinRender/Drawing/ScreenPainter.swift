// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws the parts of a device's screen over the views of a scene: bars of containers, the status
/// bar, the notch and the home indicator.
struct ScreenPainter {
  var screen: RenderedScreen
  /// The size of the scene in points.
  var size: LayoutSize
  /// Whether the background of the scene is dark, on which texts are light.
  var isDark: Bool
  var isRightToLeft: Bool
  var style: DrawingStyle
  var ruler = TextRuler()

  private var isLandscape: Bool { size.width > size.height }
  private var ink: RenderedColor { Self.ink(isLight: isDark) }
  private static func ink(isLight: Bool) -> RenderedColor {
    RenderedColor(hex: isLight ? 0xFFFFFF : 0x000000)
  }

  /// All shapes from back to front.
  var elements: [DrawingElement] {
    group([navigationBar, bottomBars, statusBar, cutout, homeIndicator])
  }

  /// The bars alone, without the device.
  var bars: [DrawingElement] { group([navigationBar, bottomBars]) }

  private func group(_ parts: [[DrawingElement]]) -> [DrawingElement] {
    let parts = parts.filter { !$0.isEmpty }
    return parts.isEmpty ? [] : [.group(parts.flatMap(\.self))]
  }

  // MARK: Bars of containers

  private var navigationBar: [DrawingElement] {
    let bars = screen.bars
    guard bars.navigationBar > 0 else { return [] }
    // Over content that is not scrolled the bar has no background.
    let top = bars.prompt == nil ? 0 : BarPainter.promptHeight
    let row = LayoutRect(
      x: 0, y: screen.insets.top + top, width: size.width, height: bars.navigationBar)
    let large = LayoutRect(x: 0, y: row.maxY, width: size.width, height: bars.largeTitle)
    return barPainter.navigationBar(
      title: bars.title, leading: bars.leadingItems, trailing: bars.trailingItems, in: row,
      largeTitle: bars.largeTitle > 0 ? large : nil, prompt: bars.prompt)
  }

  private var barPainter: BarPainter {
    BarPainter(style: style, ruler: ruler, tint: style.tint, isRightToLeft: isRightToLeft)
  }

  /// A tab bar with its items, or with places for unknown ones, or a toolbar.
  private var bottomBars: [DrawingElement] {
    let bars = screen.bars
    let bar = bars.tabBar + bars.toolbar
    guard bar > 0 else { return [] }
    let height = bar + screen.insets.bottom
    let face = LayoutRect(x: 0, y: size.height - height, width: size.width, height: height)
    let parts: [DrawingElement] =
      bars.coversContent
      ? [
        .rect(face, .fill(style.bar.withAlpha(0.94))),
        .line(from: (0, face.y), to: (size.width, face.y), .stroke(style.border, width: 0.5)),
      ] : []
    let row = LayoutRect(x: 0, y: face.y, width: size.width, height: bar)
    guard bars.tabBar > 0 else { return parts + barPainter.toolbar(bars.toolbarItems, in: row) }
    let unknown = Array(repeating: RenderedBarItem(), count: 3)
    return parts
      + barPainter.tabs(
        bars.tabs.isEmpty ? unknown : bars.tabs, selected: bars.selectedTab ?? 0, in: row)
  }

  // MARK: Device

  /// The time and the battery, which phones do not show in landscape.
  private var statusBar: [DrawingElement] {
    let height = screen.insets.top
    guard screen.statusBar != .hidden, height >= 20, screen.isTablet || !isLandscape else {
      return []
    }
    let isHigh = height > 30
    // With a cutout the texts are in the middle of the room beside it.
    let line = screen.cutout == .island ? 33.5 : isHigh ? 24 : height / 2
    let font = RenderedFont(size: isHigh ? 16 : 12, weight: 600)
    let hasClockInMiddle = !isHigh && !screen.isTablet
    let corner = isHigh ? size.width * 0.13 : 20
    let ink = screen.statusBar == .automatic ? ink : Self.ink(isLight: screen.statusBar == .light)
    return [
      .text(
        "9:41", x: hasClockInMiddle ? size.width / 2 : corner,
        baseline: line + font.size * 0.36, font: font, color: ink,
        anchor: hasClockInMiddle || isHigh ? .middle : .start)
    ]
      + battery(
        right: isHigh ? size.width - corner + 13 : size.width - (screen.isTablet ? 17 : 6),
        middle: line, ink)
  }

  private func battery(right: Double, middle: Double, _ ink: RenderedColor) -> [DrawingElement] {
    let face = LayoutRect(x: right - 27, y: middle - 6, width: 24, height: 12)
    return [
      .rect(face, radius: 3.5, .stroke(ink.withAlpha(0.4))),
      .rect(face.inset(x: 2, y: 2), radius: 2, .fill(ink)),
      .rect(
        LayoutRect(x: face.maxX + 1.5, y: middle - 2, width: 1.5, height: 4), radius: 0.75,
        .fill(ink.withAlpha(0.4))),
    ]
  }

  /// The notch or the pill at the upper edge, on the left when the device is in landscape.
  private var cutout: [DrawingElement] {
    let black = ShapePaint.fill(RenderedColor(hex: 0x000000))
    let face: LayoutRect
    let radius: Double
    switch screen.cutout {
    case .none: return []
    case .island:
      face = LayoutRect(x: -63, y: 11, width: 126, height: 37)
      radius = 18.5
    case .notch:
      // The upper half is outside of the screen, so that only the lower corners are round.
      face = LayoutRect(x: -82, y: -30, width: 164, height: 60)
      radius = 20
    }
    return [
      .rect(
        isLandscape
          ? LayoutRect(
            x: face.y, y: size.height / 2 + face.x, width: face.height, height: face.width)
          : face.moved(x: size.width / 2), radius: radius, black)
    ]
  }

  private var homeIndicator: [DrawingElement] {
    guard screen.insets.bottom > 0 else { return [] }
    let width = min(screen.isTablet ? 320 : isLandscape ? 230 : 140, size.width * 0.4)
    let face = LayoutRect(
      x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    return [.rect(face, radius: 2.5, .fill(ink))]
  }
}
