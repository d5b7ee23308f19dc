// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinRender

/// Texts of pages can be read on their backgrounds.
@Suite struct PageColorTests {
  /// The least contrast of texts, by WCAG 2.2, success criterion 1.4.3.
  private static let leastContrast = 4.5
  /// The least contrast of controls and marks, by success criterion 1.4.11.
  private static let leastMarkContrast = 3.0

  @Test("The contrast is known for black on white and for equal colors")
  func knownContrast() throws {
    #expect(try Self.contrast("#000", "#fff") == 21)
    #expect(try Self.contrast("#a1b2c3", "#a1b2c3") == 1)
    // The example of many guides: the lightest gray that passes on white.
    #expect(abs(try Self.contrast("#767676", "#fff") - 4.54) < 0.005)
  }

  @Test("Texts have enough contrast, in light and in dark")
  func texts() throws {
    let themes = PageStyle.sheet.matches(of: /:root \{([^}]*)\}/).map { String($0.1) }
    #expect(themes.count == 2)
    for theme in themes {
      let colors = theme.matches(of: /--([a-z]+): (#[0-9a-f]+)/)
        .map { (name: String($0.1), color: String($0.2)) }
      let backgrounds = colors.filter { ["page", "card"].contains($0.name) }
      // Lines are decoration; edges are those of controls.
      let texts = colors.filter { !["page", "card", "line", "edge"].contains($0.name) }
      #expect(backgrounds.count == 2 && texts.count == 4)
      for background in backgrounds {
        for text in texts {
          let contrast = try Self.contrast(text.color, background.color)
          #expect(
            contrast >= Self.leastContrast, "\(text.name) \(text.color) on \(background.name)")
        }
      }
    }
  }

  /// The canvases of all platforms.
  private static let lightCanvases = [
    DrawingStyle.iOS.canvas, DrawingStyle.macOS.canvas, DrawingStyle.tvOS.canvas,
  ].map(\.hexadecimal)

  @Test("Captions of pictures can be read on white and on black pages")
  func captions() throws {
    for page in ["#ffffff", "#000000"] {
      let contrast = try Self.contrast(DrawingStyle.caption.hexadecimal, page)
      #expect(contrast >= Self.leastContrast, "on \(page)")
    }
  }

  @Test("Labels of constraints can be read over every view")
  func labels() throws {
    // The background of a label is white, with an alpha of 0.9, so that it is #e6e6e6 over black.
    for color in [DrawingStyle.constraint, DrawingStyle.conflict] {
      #expect(try Self.contrast(color.hexadecimal, "#e6e6e6") >= Self.leastContrast)
    }
  }

  @Test("Names of classes can be read on each canvas")
  func classNames() throws {
    for canvas in Self.lightCanvases + ["#f4f5f7"] {
      let contrast = try Self.contrast(DrawingStyle.className.hexadecimal, canvas)
      #expect(contrast >= Self.leastContrast, "on \(canvas)")
    }
  }

  @Test("Marks in pictures can be seen on each canvas and on dark gray")
  func marks() throws {
    for color in [DrawingStyle.constraint, DrawingStyle.conflict, DrawingStyle.ambiguity] {
      for canvas in Self.lightCanvases + ["#1c1c1e"] {
        let contrast = try Self.contrast(color.hexadecimal, canvas)
        #expect(contrast >= Self.leastMarkContrast, "\(color.hexadecimal) on \(canvas)")
      }
    }
  }

  @Test("Marks of differences can be seen on white views, and beside lines of light and dark pages")
  func differences() throws {
    for kind in ComparedLine.Kind.allCases {
      for background in ["#ffffff", "#f5f5f7", "#1c1c1e", "#2c2c2e"] {
        let contrast = try Self.contrast(kind.color.hexadecimal, background)
        #expect(contrast >= Self.leastMarkContrast, "\(kind) on \(background)")
      }
    }
  }

  private static func contrast(_ first: String, _ second: String) throws -> Double {
    let (a, b) = (try luminance(first), try luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: String) throws -> Double {
    let digits = Array(color.dropFirst())
    let width = digits.count / 3
    let parts = try (0..<3).map { index -> Double in
      let part = String(digits[(index * width)..<(index * width + width)])
      let value = try #require(UInt8(width == 1 ? part + part : part, radix: 16))
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
