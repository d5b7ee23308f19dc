// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import Testing
import UIKit

@testable import App

@MainActor @Suite("The form to sign in", .layouts(in: .phones.rotation.rtl)) struct SignInTests {
  @Test("Nothing is wrong on any phone")
  func sanity() {
    expectLayout(
      of: SignInView(), .sane, .textFits, .noOverlap(), .insideSafeArea(), .mirrorsRightToLeft())
  }

  @Test("The parts follow each other, and the button can be touched")
  func parts() {
    expectLayout(
      of: SignInView(), .aligned("title", "email", on: .leading, .trailing),
      .ordered("title", "email", "submit", along: .vertical, spacing: 16...),
      .centered("submit", on: .horizontal),
      .size(of: "submit", atLeast: CGSize(width: 44, height: 44)))
  }
}
