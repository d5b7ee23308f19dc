// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import Testing

@MainActor @Suite("Pictures of views in code") struct LayoutPictureTests {
  private func makeView() -> UIView {
    let view = UIView()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    return view
  }

  @Test("The picture of a stage has the device, and the frames as text")
  func stagePicture() {
    let stage = Stage(device: "iPhone 15")
    stage.show(makeView())
    let picture = stage.picture
    #expect(picture.scene.device == "iPhone 15")
    #expect(picture.scene.size.width == 393)
    #expect(picture.text.contains("UIView box  (16 59; 100 40)"))
    #expect(picture.svg.hasPrefix("<svg") || picture.svg.hasPrefix("<?xml"))
    #expect(picture.json.contains("\"box\""))
    #expect(picture.html.contains("<html"))
  }

  @Test("The picture of a part shows that part alone")
  func viewPicture() throws {
    let view = makeView()
    Stage(device: "iPhone 15").show(view)
    let box = try #require(view.subviews.first)
    let scene = box.picture.scene
    #expect(scene.views.map(\.id) == ["box"])
    #expect(scene.size.width == 100)
  }

  @Test("The picture says what is wrong in the layout")
  func pictureWithConflict() throws {
    let view = makeView()
    let box = try #require(view.subviews.first)
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let stage = Stage(device: "iPhone 15")
    stage.show(view)
    #expect(stage.picture.scene.conflicts.count == 1)
    #expect(view.picture.scene.conflicts.count == 1)
    #expect(box.picture.scene.conflicts.count == 1)
  }

  @Test(
    "A picture is written in the format that the path names",
    arguments: ["svg", "txt", "json", "html"])
  func writing(format: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("QuoinStageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let stage = Stage(device: "iPhone 15")
    stage.show(makeView())
    let picture = stage.picture
    let file = folder.appendingPathComponent("Form.v2.\(format)")
    try picture.write(to: file.path)
    let expected = [
      "svg": picture.svg, "txt": picture.text, "json": picture.json, "html": picture.html,
    ]
    #expect(try String(contentsOf: file, encoding: .utf8) == expected[format])
  }

  @Test(
    "An extension that names no format is refused, and nothing is written",
    arguments: ["Form.bmp", "Form", "png"])
  func unknownFormat(name: String) {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(name)").path
    #expect(throws: LayoutPictureError.unknownFormat(path: path)) {
      try LayoutPicture(RenderedScene(UIView())).write(to: path)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
