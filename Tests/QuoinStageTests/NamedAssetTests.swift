// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// Colours and images of asset catalogs, as programs name them.
@MainActor @Suite("Named colours and images of programs") struct NamedAssetTests {
  /// A bundle with a catalog: a colour that is white, in the dark appearance black, an image of 60 × 40
  /// pixels at 2x that is another file in the dark appearance, a sliced template, and a data set.
  private final class Catalog {
    let path = NSTemporaryDirectory() + "/named-\(UUID().uuidString)"
    var bundle: Bundle { get throws { try #require(Bundle(path: path)) } }

    init() throws {
      let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
      try write(
        """
        {"colors": [
          {"idiom": "universal", "color": {"components": {"white": "1.0", "alpha": "1.0"}}},
          {"idiom": "universal", \(dark), "color": {"components": {"white": "0.0", "alpha": "1.0"}}}
        ]}
        """, to: "Card.colorset/Contents.json")
      try write(
        #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
        to: "Alarm.colorset/Contents.json")
      try write(
        """
        {"images": [
          {"idiom": "universal", "filename": "light.png", "scale": "2x"},
          {"idiom": "universal", \(dark), "filename": "dark.png", "scale": "2x"}
        ]}
        """, to: "Logo.imageset/Contents.json")
      for (name, width) in [("light", UInt8(60)), ("dark", 30)] {
        try write(Self.png(width, 40), to: "Logo.imageset/\(name).png")
      }
      try write(
        """
        {"images": [{"filename": "frame.png", "scale": "2x", "resizing": {
          "mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 4},
          "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}],
         "properties": {"template-rendering-intent": "template"}}
        """, to: "Frame.imageset/Contents.json")
      try write(Self.png(40, 40), to: "Frame.imageset/frame.png")
      try write(
        """
        {"images": [{"filename": "glass.png", "scale": "2x", "resizing": {
          "mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 4},
          "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
        """, to: "Glass.imageset/Contents.json")
      try write(Self.png(40, 40, hasAlpha: true), to: "Glass.imageset/glass.png")
      try write(
        #"{"data": [{"idiom": "universal", "filename": "words.txt"}]}"#,
        to: "Words.dataset/Contents.json")
      try write(Array("hello".utf8), to: "Words.dataset/words.txt")
    }

    /// Adds the accent colour of new projects in Xcode.
    func addAccent() throws {
      try write(
        #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
        to: "AccentColor.colorset/Contents.json")
    }

    /// Adds a PDF page of 20 × 10 points with a red rectangle.
    func addPage() throws {
      let content = "1 0 0 rg 2 3 4 5 re f"
      let page = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj
        4 0 obj << /Length \(content.utf8.count) >>
        stream
        \(content)
        endstream endobj
        trailer << /Root 1 0 R >>
        %%EOF
        """
      try write(#"{"images": [{"filename": "page.pdf"}]}"#, to: "Page.imageset/Contents.json")
      try write(page, to: "Page.imageset/page.pdf")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private func write(_ text: String, to name: String) throws {
      try write(Array(text.utf8), to: name)
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
      let url = URL(fileURLWithPath: path + "/Media.xcassets/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }

    private static func png(
      _ width: UInt8, _ height: UInt8, hasAlpha: Bool = false
    ) -> [UInt8] {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        // Eight bits of each channel, with alpha.
        + [0, 0, 0, width, 0, 0, 0, height, 8, hasAlpha ? 6 : 2]
    }
  }

  @Test("The catalogs of a stage are those of its program, and of no other")
  func stage() throws {
    let catalog = try Catalog()
    let stage = Stage(device: "iPhone 15", assets: [catalog.path])
    let (image, color) = stage.perform { (UIImage(named: "Logo"), UIColor(named: "Card")) }
    #expect(image?.size == CGSize(width: 30, height: 20))
    #expect(color?.resolvedColor(with: stage.traits) == .white)
    #expect(stage.perform { UIImage(named: "Other") } == nil)
    #expect(UIImage(named: "Logo") == nil)
    #expect(UIColor(named: "Card") == nil)
  }

  @Test("The catalogs of a bundle are read for names and resources in it")
  func bundle() throws {
    let catalog = try Catalog()
    let bundle = try catalog.bundle
    let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(UIImage(resource: ImageResource(name: "Logo", bundle: bundle)).size == image.size)
    let color = UIColor(resource: ColorResource(name: "Card", bundle: bundle))
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
    #expect(NSDataAsset(name: "Words", bundle: bundle)?.data == Data("hello".utf8))
    #expect(UIColor(named: "Alarm", in: bundle, compatibleWith: nil) == .systemRed)
  }

  @Test("A picture shows the variants for the appearance of the stage, also after a change")
  func appearance() throws {
    let catalog = try Catalog()
    let stage = Stage(device: "iPhone 15", assets: [catalog.path])
    let view = stage.show(UIImageView(image: UIImage(named: "Logo")))
    view.backgroundColor = stage.perform { UIColor(named: "Card") }
    func shown() throws -> RenderedAppearance {
      try #require(stage.picture.scene.views.first).appearance
    }
    #expect(try shown().image?.width == 30)
    #expect(try shown().backgroundColor == RenderedColor(red: 1, green: 1, blue: 1))
    stage.appearance = .dark
    #expect(try shown().image?.width == 15)
    #expect(try shown().backgroundColor == RenderedColor(red: 0, green: 0, blue: 0))
  }

  @Test("An image that is a PDF page of shapes is shown as a drawing")
  func page() throws {
    let catalog = try Catalog()
    try catalog.addPage()
    let image = try #require(UIImage(named: "Page", in: try catalog.bundle, compatibleWith: nil))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let shown = try #require(view.picture.scene.views.first?.appearance.image)
    #expect(shown.format == .svg)
    #expect(view.picture.svg.contains("#ff0000"))
  }

  @Test("The accent colour of a catalog is the tint of the window, the bars and messages")
  func accent() throws {
    let catalog = try Catalog()
    try catalog.addAccent()
    let stage = Stage(device: "iPhone 15", assets: [catalog.path])
    let root = stage.show(UIViewController())
    #expect(stage.window.tintColor == .systemRed)
    let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    let line = stage.picture.svg.split(separator: "\n").first { $0.contains(">OK</text>") }
    // Apple's value of `systemRed`.
    #expect(line?.contains("#ff3b30") == true)
  }

  @Test("Slices have the size of their pixels divided by the scale, and templates are tinted")
  func slices() throws {
    let catalog = try Catalog()
    let image = try #require(
      UIImage(named: "Frame", in: try catalog.bundle, compatibleWith: nil))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 108, height: 56)
    view.tintColor = .green
    let shown = try #require(view.picture.scene.views.first).appearance
    #expect(shown.tintColor == RenderedColor(red: 0, green: 1, blue: 0))
    let svg = view.picture.svg
    // The middle is 1 × 2 points, and fills what the parts at the edges leave: 108 - 8 and 56 - 6.
    // It is 0.3 points longer on both sides, under the next parts: of the image 1 + 0.3 × 1 / 100 and
    // 2 + 0.3 × 2 / 50.
    #expect(svg.contains("viewBox=\"3 2 1 2.01\""))
    #expect(svg.contains("x=\"3\" y=\"2\" width=\"100.3\" height=\"50.3\""))
    #expect(svg.contains("filter=\"url(#tint-00ff00)\""))
    // Parts of an image that may be transparent do not overlap.
    view.image = UIImage(named: "Glass", in: try catalog.bundle, compatibleWith: nil)
    #expect(view.picture.svg.contains("x=\"3\" y=\"2\" width=\"100\" height=\"50\""))
  }

  @Test(
    "A stage that fills the screen has the device around it, and the status bar that it asks for")
  func screen() throws {
    final class Quiet: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let stage = Stage(device: "iPhone 15")
    stage.show(UIViewController())
    #expect(stage.picture.scene.screen?.cutout == .island)
    #expect(stage.picture.svg.contains(">9:41</text>"))
    stage.show(UINavigationController(rootViewController: Quiet()))
    #expect(stage.picture.scene.screen?.statusBar == .hidden)
    #expect(!stage.picture.svg.contains("9:41"))
  }
}
