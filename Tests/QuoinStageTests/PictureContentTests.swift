// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import QuoinStage
import QuoinUIKit
import Testing

/// The content of views in code, as pictures show it.
@MainActor @Suite("The content of pictures of views in code") struct PictureContentTests {
  /// The signature and the header of a PNG file of 20 × 10 pixels.
  private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 20, 0, 0, 0, 10, 8, 6, 0, 0, 0, 0, 0, 0, 0]

  private func appearance(of view: UIView) throws -> RenderedAppearance {
    try #require(view.picture.scene.views.first).appearance
  }

  @Test("A navigation bar shows its title, the way back and its buttons")
  func navigationBar() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let detail = UINavigationItem(title: "Ada")
    detail.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
    ]
    bar.items = [UINavigationItem(title: "People"), detail]
    let shown = try appearance(of: bar)
    #expect(shown.text == "Ada")
    #expect(shown.leadingItems.map(\.title) == ["People"])
    #expect(shown.leadingItems.map(\.isBack) == [true])
    #expect(shown.trailingItems.map(\.title) == ["Edit", "Share"])
    let svg = bar.picture.svg
    // The way back is a chevron, drawn as a line, before the title.
    for text in ["Ada", "People", "Share", "Edit"] { #expect(svg.contains(">\(text)</text>")) }
    #expect(svg.contains("<polyline"))
  }

  @Test("A tab bar shows its items and which one is selected, a toolbar its buttons")
  func itemBars() throws {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    tabs.items = ["Home", "Search"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    tabs.selectedItem = tabs.items?[1]
    #expect(try appearance(of: tabs).items.map(\.title) == ["Home", "Search"])
    #expect(try appearance(of: tabs).selectedSegment == 1)
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    tools.items = [UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)]
    #expect(try appearance(of: tools).items.map(\.title) == ["Reply"])
  }

  @Test("An image with data is shown, by its content mode, and a symbol by its name")
  func images() throws {
    let view = UIImageView(image: UIImage(data: Data(png)))
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(try appearance(of: view).image?.bytes == png)
    // 20 × 10 in 100 × 100 is 100 × 50, 25 below the top.
    #expect(view.picture.svg.contains("transform=\"translate(0 25) scale(100 50)\""))
    #expect(view.picture.svg.contains(Data(png).base64EncodedString()))
    let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
    #expect(try appearance(of: symbol).imageName == "star.fill")
    #expect(try appearance(of: symbol).isSymbol)
  }

  @Test("The same image in two views is embedded once")
  func sharedImage() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for x in [0, 50] {
      let view = UIImageView(image: UIImage(data: Data(png)))
      view.frame = CGRect(x: x, y: 0, width: 40, height: 40)
      root.addSubview(view)
    }
    let svg = root.picture.svg
    #expect(svg.components(separatedBy: "<image").count == 2)
    #expect(svg.components(separatedBy: "<use").count == 3)
  }

  @Test("A dark stage draws dark")
  func dark() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
    label.text = "Night"
    view.addSubview(label)
    let stage = Stage(device: "iPhone 15")
    stage.show(view)
    let light = stage.picture.scene.views.map(\.appearance)
    stage.appearance = .dark
    let dark = stage.picture.scene
    #expect(dark.isDark)
    // Apple's systemBackground is white and black, and label is black and white.
    #expect(light.first?.backgroundColor == RenderedColor(red: 1, green: 1, blue: 1))
    #expect(
      dark.views.first?.appearance.backgroundColor == RenderedColor(red: 0, green: 0, blue: 0))
    // The usual colour of labels is that of the appearance.
    #expect(light.last?.textColor == nil)
    #expect(dark.views.last?.appearance.textColor == nil)
    #expect(stage.picture.svg.contains("fill=\"#ffffff\">Night</text>"))
  }

  @Test("The parts of a text with styles have their fonts, colours and lines")
  func styledText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let text = NSMutableAttributedString(string: "Now ")
    text.append(
      NSAttributedString(
        string: "free",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]))
    text.append(NSAttributedString(string: " 9 €", attributes: [.strikethroughStyle: 1]))
    label.attributedText = text
    #expect(try appearance(of: label).runs.map(\.text) == ["Now ", "free", " 9 €"])
    let svg = label.picture.svg
    #expect(svg.contains("font-size=\"20\" font-weight=\"700\""))
    #expect(svg.contains("fill=\"#ff0000\">free</text>"))
    #expect(svg.contains("<line"))
    label.attributedText = NSAttributedString(string: "Plain")
    #expect(try appearance(of: label).runs.isEmpty)
  }

  @Test("A border of a layer is drawn inside of the view")
  func border() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    #expect(try appearance(of: view).borderColor == RenderedColor(red: 1, green: 0, blue: 0))
    // The line is as wide as its two points, whose middle is one point inside.
    #expect(view.picture.svg.contains("x=\"1\" y=\"1\" width=\"48\" height=\"28\""))
  }
}
