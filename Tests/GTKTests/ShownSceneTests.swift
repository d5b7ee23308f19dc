// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinInterfaceBuilder
import QuoinStoryboards
import QuoinUIKit
import Testing

@MainActor @Suite("Scenes of files in windows", .serialized)
struct ShownSceneTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  private func file(_ name: String) throws -> InterfaceFile {
    try InterfaceFile(contentsOf: Self.examples.appendingPathComponent(name).path)
  }

  /// Shows a controller as `quoin show` does.
  private func run(
    _ controller: UIViewController, _ size: CGSize, _ body: () throws -> Void = {}
  ) throws {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    defer {
      window.isHidden = true
      _ = Program.turn { Program.widget(of: controller.view) == nil }
    }
    #expect(Program.turn { Program.widget(of: controller.view) != nil })
    window.layoutIfNeeded()
    try body()
  }

  /// The views of a class that have widgets of their own.
  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    if let found = view as? View { return [found] }
    return view is UIControl ? [] : view.subviews.flatMap { views(type, in: $0) }
  }

  @Test("The sign-in scene has its colours, borders and values, and no text is cut")
  func signIn() throws {
    let made = ShownScene.controller(nil, of: try file("SignIn.storyboard"))
    let controller = try #require(made)
    try run(controller, CGSize(width: 393, height: 852)) {
      let labels = views(UILabel.self, in: controller.view)
      #expect(labels.count >= 4)
      for label in labels {
        #expect(label.frame.width >= label.intrinsicContentSize.width, "\(label.text ?? "")")
      }
      let buttons = views(UIButton.self, in: controller.view)
      for button in buttons {
        #expect(button.frame.width >= button.intrinsicContentSize.width)
      }
      let signIn = try #require(buttons.first { $0.currentTitle == "Sign In" })
      let found: OpaquePointer? = Program.widget(of: signIn)
      let widget = try #require(found)
      // The theme would draw a light background, on which the white title could not be read.
      #expect(input_has_class(widget, "quoin-plain"))
      #expect(signIn.currentTitleColor == UIColor(white: 1, alpha: 1))
      #expect(views(UISwitch.self, in: controller.view).map(\.isOn) == [true])
      #expect(
        views(UITextField.self, in: controller.view).map(\.borderStyle)
          == [.roundedRect, .roundedRect])
    }
  }

  @Test("A view of a xib is shown")
  func xib() throws {
    let read = try file("ProfileCard.xib")
    let scene = try #require(read.scenes().first)
    let controller = try #require(ShownScene.controller(scene.id, of: read))
    try run(controller, scene.size) {
      #expect(!views(UILabel.self, in: controller.view).isEmpty)
    }
    #expect(ShownScene.controller("none", of: read) == nil)
  }

  @Test("A file for macOS has no scenes that run")
  func otherPlatform() throws {
    let read = try file("MacWindow.xib")
    let scene = try #require(read.scenes().first)
    #expect(ShownScene.controller(scene.id, of: read) == nil)
  }

  /// Thirty files of people, from the folder that the environment names; none where it names none.
  private nonisolated static let files: [String] = {
    guard let folder = ProcessInfo.processInfo.environment["QUOIN_IB_FIXTURES"] else { return [] }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    let step = max(files.count / 30, 1)
    return stride(from: 0, to: files.count, by: step).prefix(30).map { "\(folder)/\(files[$0])" }
  }()

  /// Keeps a picture of a controller, where the environment names a folder for that.
  private func keepPicture(of controller: UIViewController, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["QUOIN_PICTURES"] else { return }
    let found: OpaquePointer? = Program.widget(of: controller.view)
    let picture = WindowPicture(of: try #require(found))
    #expect(picture.write(to: "\(folder)/\(name).png"))
  }

  @Test("Scenes of files of people are shown, without a warning of GTK", arguments: files)
  func fixtures(path: String) throws {
    let read = try InterfaceFile(contentsOf: path)
    let name = URL(fileURLWithPath: path).lastPathComponent
    for scene in read.scenes().prefix(3) {
      guard let controller = ShownScene.controller(scene.id, of: read) else { continue }
      try run(controller, CGSize(width: 400, height: 700)) {
        try keepPicture(of: controller, as: "\(name)-\(scene.id)")
      }
    }
  }
}
#endif
