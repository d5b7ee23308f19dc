// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinText
import QuoinUIKit
import Testing

@testable import quoin

/// Layout of files with other fonts than the system font.
@MainActor @Suite struct GivenFontsTests {
  /// Letters that are all ten points wide.
  private struct EqualLetters: TextMeasurer {
    func advances(of text: String, style: TextStyleMetrics) -> [Double] { text.map { _ in 10 } }
  }

  private func width(of id: String) throws -> Double {
    let file = try InterfaceFile(contentsOf: PackageFolder.path("Examples/SignIn.storyboard"))
    let scene = try #require(file.scenes().first)
    scene.layout()
    let views = RenderedScene(scene, in: file).views
    return try #require(views.first { $0.id == id }).frame.width
  }

  @Test("Labels are measured with another font only while it is set")
  func labels() throws {
    let usual = try width(of: "sty-Lb-007")
    // "Stay signed in" has 14 letters.
    let given = try TextMeasuring.measuring(with: EqualLetters()) { try width(of: "sty-Lb-007") }
    #expect(given == 140)
    #expect(try width(of: "sty-Lb-007") == usual)
    #expect(usual != given)
  }
}
