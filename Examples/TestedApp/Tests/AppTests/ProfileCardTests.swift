// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import Testing
import UIKit

@testable import App

@MainActor @Suite("The card of a person") struct ProfileCardTests {
  @Test("Any name and any text fit, at the width of each phone")
  func texts() {
    expectLayout(
      of: { (s: Sample) in ProfileCard(name: s.text, bio: s.text) }, samples: .strings,
      in: .sizes(320, 393, 440).rtl, .sane, .textFits, .noOverlap(), .selfSizes,
      .mirrorsRightToLeft())
  }

  @Test("The photo is a square beside the name")
  func photo() {
    expectLayout(
      of: ProfileCard(name: "Ada Lovelace", bio: "Analyst"), in: .sizes(320),
      .frame(of: "photo", CGRect(x: 16, y: 12, width: 56, height: 56)),
      .distance(from: LayoutSelector("photo").trailing, to: LayoutSelector("name").leading, 12))
  }
}
