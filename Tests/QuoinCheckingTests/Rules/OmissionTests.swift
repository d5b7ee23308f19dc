// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

@Suite("Rules that need an option say what they do not look at") @MainActor
struct OmissionTests {
  private func omissions(_ rule: String, _ options: [String: ConfigurationValue]) throws
    -> [String]
  {
    var configuration = CheckConfiguration.default
    configuration.only = [rule]
    var setting = RuleSetting()
    setting.options = options
    configuration.rules = [rule: setting]
    let view = FixSample.view("box", FixSample.placedFrame)
    let file = try FixSample.file(FixSample.xib(views: view))
    return LayoutChecker(configuration).report(on: file).omissions
  }

  @Test("Outlets are not compared without folders of sources")
  func outlets() throws {
    #expect(
      try omissions("missing-outlet", [:]) == [
        "missing-outlet compared no outlets and actions: its option sources names no folder"
      ])
    #expect(
      try omissions("missing-outlet", ["sources": .array([.string("/no/such/folder")])]) == [
        "missing-outlet compared no outlets and actions: the folders of its option sources, "
          + "/no/such/folder, have no Swift or Objective-C files"
      ])
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    #expect(try omissions("missing-outlet", ["sources": .array([.string(own)])]) == [])
  }

  @Test("Classes are not compared without modules")
  func modules() throws {
    #expect(
      try omissions("custom-module", [:]) == [
        "custom-module compared no classes: its option modules names no module"
      ])
  }

  @Test("Other rules look at everything")
  func others() throws {
    #expect(try omissions("left-right", [:]) == [])
  }
}
