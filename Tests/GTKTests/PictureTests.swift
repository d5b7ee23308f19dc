// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Pictures", .serialized)
struct PictureTests {
  /// A PNG file of 2 × 1 pixels: signature, header, the compressed rows, end.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE"
      + "/wEHAAH/4iOeWQAAAABJRU5ErkJggg=="
  )

  private func area(of view: UIView, in stage: Stage) throws -> CGRect {
    let place = quoin_image_area(try stage.widget(of: view))
    return CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
  }

  // A picture twice as wide as high, in a square of 100 points.
  @Test(
    "A picture lies in its view as the content mode says",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 49, y: 49.5, width: 2, height: 1)),
      (.topLeft, CGRect(x: 0, y: 0, width: 2, height: 1)),
      (.bottomRight, CGRect(x: 98, y: 99, width: 2, height: 1)),
      (.right, CGRect(x: 98, y: 49.5, width: 2, height: 1)),
    ])
  func contentModes(mode: UIView.ContentMode, expected: CGRect) throws {
    try Stage.run { stage in
      let data = try #require(Self.png)
      let image = try #require(UIImage(data: data))
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      view.contentMode = mode
      stage.root.addSubview(view)
      try stage.settle()
      #expect(try area(of: view, in: stage) == expected)
    }
  }

  @Test("A symbol is an icon of the theme, as large as layout has it")
  func symbols() throws {
    try Stage.run { stage in
      let view = UIImageView(image: UIImage(systemName: "star.fill"))
      stage.add(view)
      try stage.settle()
      let area = try self.area(of: view, in: stage)
      // GTK allocates whole points, layout whole pixels.
      #expect(area.origin == .zero)
      #expect(abs(area.width - view.bounds.width) <= 0.5)
      #expect(abs(area.height - view.bounds.height) <= 0.5)
      view.image = nil
      #expect(Program.turn { (try? self.area(of: view, in: stage))?.isEmpty ?? false })
    }
  }

  @Test("A button with a picture is wider than one without, and keeps its title")
  func buttonPictures() throws {
    try Stage.run { stage in
      let button = UIButton(type: .system)
      button.setTitle("Play", for: .normal)
      stage.add(button)
      try stage.settle()
      let width = button.frame.width
      button.setImage(UIImage(systemName: "play.fill"), for: .normal)
      try stage.settle()
      #expect(Program.turn { button.frame.width > width })
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      input_click(try stage.widget(of: button))
      #expect(count == 1)
    }
  }
}
#endif
