// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinStoryboards
import QuoinUIKit
import Testing

extension FileTests {
  @MainActor @Suite("Files of public projects") struct PublicFileTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("shared/fixtures/interface-builder")

    private nonisolated static var paths: [String] {
      (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
    }

    private let problems = ProblemList()

    private func text(_ path: String) throws -> String {
      try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// Whether a file is for iOS, and of a format that can be read.
    private func isSuitable(_ text: String) -> Bool {
      text.contains("CocoaTouch") && !text.contains("<archive")
    }

    @Test(
      "The controllers of storyboards load their views and lay them out", .thorough,
      .enabled(if: FileManager.default.fileExists(atPath: folder.path)))
    func storyboards() throws {
      UIStoryboard.problemHandler = { [problems] in problems.add($0) }
      var count = 0
      for path in Self.paths where path.hasSuffix(".storyboard") {
        let text = try text(path)
        // Another storyboard that is missing stops the program.
        guard isSuitable(text), !text.contains("<viewControllerPlaceholder") else { continue }
        let storyboard = try UIStoryboard(data: Data(text.utf8), fileName: path)
        for part in text.components(separatedBy: " storyboardIdentifier=\"").dropFirst() {
          let identifier = String(part.prefix { $0 != "\"" })
          // Identifiers with references of XML are written otherwise.
          guard !identifier.contains("&") else { continue }
          let controller = storyboard.instantiateViewController(withIdentifier: identifier)
          controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
          controller.view.layoutIfNeeded()
          #expect(controller.isViewLoaded, "\(path) \(identifier)")
          count += 1
        }
        if let initial = storyboard.instantiateInitialViewController() {
          initial.loadViewIfNeeded()
          count += 1
        }
      }
      #expect(count > 100)
      // Classes of public programs are not registered here. All that UIKit has is made, except for
      // constraints of other size classes and references to objects of other scenes, of which some
      // files have a few that Interface Builder left behind.
      let rest = problems.all.filter {
        ![.unknownClass, .unknownOutlet, .unknownAction, .unknownAttribute].contains($0.code)
      }
      #expect(rest.allSatisfy { $0.code == .missingObject })
      #expect(rest.count < 20, "\(rest)")
    }

    @Test(
      "The views of nibs are made and laid out", .thorough,
      .enabled(if: FileManager.default.fileExists(atPath: folder.path)))
    func nibs() throws {
      UIStoryboard.problemHandler = { [problems] in problems.add($0) }
      var count = 0
      for path in Self.paths where path.hasSuffix(".xib") {
        let text = try text(path)
        guard isSuitable(text) else { continue }
        for case let view as UIView in UINib(data: Data(text.utf8), bundle: nil)
          .instantiate(withOwner: UIResponder())
        {
          view.layoutIfNeeded()
          count += 1
        }
      }
      #expect(count > 100)
    }
  }
}
