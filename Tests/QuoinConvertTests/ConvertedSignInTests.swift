// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinInterfaceBuilder
import QuoinStoryboards
import QuoinUIKit
import Testing

/// The scene of `Examples/SignIn.storyboard` in all dialects, compiled with the tests and laid out.
@MainActor @Suite struct ConvertedSignInTests {
  private nonisolated static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private nonisolated static let storyboard =
    package.appendingPathComponent("Examples/SignIn.storyboard")

  private static func text(_ dialect: ConversionDialect) throws -> String {
    let file = try InterfaceFile(contentsOf: storyboard.path)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let style = OutputStyle(dialect, sourceName: "SignIn.storyboard")
    guard dialect == .notAutoLayout else { return scene.printed(style).text }
    // The frame of a switch is not symmetric, so that the scene is not the same in a mirror.
    let frames = FrameProof(file, scene, directions: [.leftToRight])
    let rules = try frames.rules().get()
    #expect(frames.check(rules).holds)
    return scene.printed(style, frames: rules).text
  }

  private nonisolated static let dialects = ConstraintFormTests.dialects + [.notAutoLayout]

  /// With `QUOIN_UPDATE=1` a file is written in place of the comparison.
  private func expect(_ text: String, at path: URL) throws {
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try Data(text.utf8).write(to: path)
    }
    #expect(
      try text == String(contentsOf: path, encoding: .utf8),
      "\(path.lastPathComponent) is not what the code writes now; QUOIN_UPDATE=1 updates it")
  }

  @Test("The compiled files are what is written now", arguments: dialects)
  func files(dialect: ConversionDialect) throws {
    let name = "\(dialect.title.prefix(1).uppercased() + dialect.title.dropFirst())SignIn"
    let text = try Self.text(dialect)
      .replacingOccurrences(
        of: "import SwiftAutoLayout\nimport UIKit",
        with: "import QuoinUIKit\nimport SwiftAutoLayout"
      )
      .replacingOccurrences(of: "import UIKit", with: "import QuoinUIKit")
      .replacingOccurrences(of: "SignInViewController", with: name)
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Converted/\(name).swift")
    let header = """
      // Copyright (c) 2026 The Quoin authors
      // SPDX-License-Identifier: MIT


      """
    try expect(header + text, at: path)
  }

  @Test("The page shows what is written now")
  func page() throws {
    let path = Self.package.appendingPathComponent("Documentation/Converting.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    let begin = "## A scene in all dialects\n"
    let parts = page.components(separatedBy: begin)
    try #require(parts.count == 2)
    var text =
      parts[0] + begin + """

        `Examples/SignIn.storyboard`, written by `quoin convert` in each dialect. Values and the tree of views are the same in
        all of them, and are shown once.

        ```swift
        \(try Self.text(.anchors).trimmingCharacters(in: .newlines))
        ```

        """
    for dialect in Self.dialects.dropFirst() {
      let code = try Self.text(dialect)
      let method = dialect == .notAutoLayout ? "placeViews" : "constrainViews"
      let start = try #require(code.range(of: "  private func \(method)() {\n"))
      let lines = code[start.upperBound...].components(separatedBy: "\n")
        .prefix { $0 != "  }" }.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
      text += """

        ### \(dialect.title)

        ```swift
        \(lines.joined(separator: "\n"))
        ```

        """
    }
    try expect(text, at: path)
  }

  private static let controllers: [(String, @MainActor () -> UIViewController)] = [
    ("anchors", { AnchorsSignIn() }), ("Cartography", { CartographySignIn() }),
    ("SwiftAutoLayout", { SwiftAutoLayoutSignIn() }), ("Mortar", { MortarSignIn() }),
    ("MortarVFL", { MortarVFLSignIn() }),
  ]

  /// The frames of all views below one, in their order.
  private func frames(of view: UIView) -> [CGRect] {
    view.subviews.flatMap { subview in
      // Subviews of controls are not part of the scene.
      [subview.frame] + (subview is UIControl || subview is UILabel ? [] : frames(of: subview))
    }
  }

  private func frames(
    of controller: UIViewController, _ size: CGSize, _ direction: UISemanticContentAttribute
  ) -> [CGRect] {
    controller.loadViewIfNeeded()
    var waiting: [UIView] = [controller.view]
    while let view = waiting.popLast() {
      view.semanticContentAttribute = direction
      waiting += view.subviews
    }
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.layoutIfNeeded()
    return frames(of: controller.view)
  }

  @Test(
    "The compiled controllers place their views where the storyboard places its own",
    arguments: ProofSetting.sizes,
    [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func frames(size: CGSize, direction: UISemanticContentAttribute) throws {
    let data = try Data(contentsOf: Self.storyboard)
    let storyboard = try UIStoryboard(data: data, fileName: "SignIn.storyboard")
    let original = try #require(storyboard.instantiateInitialViewController())
    let expected = frames(of: original, size, direction)
    #expect(expected.count == 17)
    if direction == .forceLeftToRight {
      for (one, other) in zip(frames(of: NotAutoLayoutSignIn(), size, direction), expected) {
        // Frames in code are not rounded to pixels.
        #expect(abs(one.minX - other.minX) <= 0.5 && abs(one.minY - other.minY) <= 0.5)
        #expect(abs(one.width - other.width) <= 0.5 && abs(one.height - other.height) <= 0.5)
      }
    }
    for (name, make) in Self.controllers {
      #expect(frames(of: make(), size, direction) == expected, "\(name)")
    }
  }
}
