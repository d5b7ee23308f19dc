// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import SignInExample
import Testing

/// The same screens as files and as code give the same pictures, element by element.
@MainActor @Suite("Pictures of files and of code") struct FileAndCodeTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private func expectEqual(_ code: RenderedScene, _ file: RenderedScene) {
    #expect(file.showsStructure && !code.showsStructure)
    for showsStructure in [true, false] {
      let code = ComparedPictures.lines(code, showsStructure: showsStructure)
      let file = ComparedPictures.lines(file, showsStructure: showsStructure)
      #expect(code.count == file.count)
      // What follows the first difference says no more.
      if let (code, file) = zip(code, file).first(where: { $0 != $1 }) { #expect(code == file) }
    }
  }

  /// The form as a file and as code, in an appearance.
  private func form(_ style: UIUserInterfaceStyle) throws -> (
    file: RenderedScene, code: RenderedScene
  ) {
    let path = Self.package + "/Examples/SignIn.storyboard"
    let catalog = Self.package + "/Examples/Assets.xcassets"
    var options = SceneOptions()
    options.device = SceneDevice(named: "iPhone 15")
    options.settings.appearance = style
    let file = try ComparedPictures.scenes(
      String(contentsOfFile: path, encoding: .utf8), options: options,
      assets: SceneAssets(AssetCatalogs(reading: [catalog])))
    let stage = Stage(device: "iPhone 15", appearance: style, assets: [catalog])
    stage.show(SignInController())
    return (try #require(file.first), stage.picture.scene)
  }

  @Test("The sign-in form with its catalog", arguments: [UIUserInterfaceStyle.light, .dark])
  func signIn(_ style: UIUserInterfaceStyle) throws {
    let (file, code) = try form(style)
    expectEqual(code, file)
  }

  @Test(
    "Small screens of common views, light and dark", arguments: ComparedScreen.samples,
    [UIUserInterfaceStyle.light, .dark])
  func samples(_ screen: ComparedScreen, _ style: UIUserInterfaceStyle) throws {
    var options = SceneOptions()
    options.device = SceneDevice(named: "iPhone 15")
    options.settings.appearance = style
    let stage = Stage(device: "iPhone 15", appearance: style)
    stage.show(screen.makeController())
    let file = try ComparedPictures.scenes(screen.storyboard, options: options)
    expectEqual(stage.picture.scene, try #require(file.first))
  }

  @Test("The image of a button has its own size, and the one behind it that of the button")
  func buttonImages() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" width="300" height="200"/>
      <subviews><button contentMode="scaleToFill" buttonType="custom" id="b">
      <rect key="frame" x="10" y="10" width="200" height="150"/>
      <state key="normal" image="Logo" backgroundImage="Logo"/></button></subviews>
      </view></objects></document>
      """
    let assets = SceneAssets(AssetCatalogs(reading: [Self.package + "/Examples/Assets.xcassets"]))
    let scene = try ComparedPictures.scenes(text, options: SceneOptions(), assets: assets).first
    let button = try #require(scene?.views.first { $0.kind == .button }).appearance
    let (image, content) = try (#require(button.image), #require(button.buttonContent))
    // The catalog has it with 144 × 144 pixels for 2x.
    #expect((image.width, image.height) == (72, 72))
    #expect(content.image == LayoutRect(x: 64, y: 39, width: 72, height: 72))
    #expect(content.background?.image == image)
    #expect(content.background?.rect == LayoutRect(x: 0, y: 0, width: 200, height: 150))
  }

  @Test("A date picker of the style compact has the fields that it has in code")
  func dateFields() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" width="300" height="100"/>
      <subviews><datePicker contentMode="scaleToFill" datePickerMode="time" style="compact" id="d">
      <rect key="frame" x="10" y="10" width="120" height="34"/></datePicker></subviews>
      </view></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "Date.xib")
    let scenes = file.scenes(options: SceneOptions()).map { scene in
      scene.layout()
      return RenderedScene(scene, in: file)
    }
    let picker = try #require(scenes.first?.views.first { $0.kind == .datePicker })
    let texts = picker.appearance.fields.map { $0.text.filter { !$0.isWhitespace } }
    #expect(texts == ["9:41AM"])
  }

  /// The bars of the fixture as a file and as code.
  private func bars(assets: [String]) throws -> (file: RenderedScene, code: RenderedScene) {
    let path = Self.package + "/Tests/Fixtures/Catalogs/Bars.storyboard"
    var options = SceneOptions()
    options.device = SceneDevice(named: "iPhone 15")
    let file = try ComparedPictures.scenes(
      String(contentsOfFile: path, encoding: .utf8), options: options,
      assets: SceneAssets(AssetCatalogs(reading: assets)))
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    content.title = "Messages"
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    content.navigationItem.rightBarButtonItems = [.compose, .search].map {
      UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
    }
    let inbox = UINavigationController(rootViewController: content)
    inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
    inbox.tabBarItem.badgeValue = "3"
    let contacts = UIViewController()
    contacts.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [inbox, contacts]
    let stage = Stage(device: "iPhone 15", assets: assets)
    stage.show(tabs)
    let scene = try #require(file.first { $0.id == "one-sc-001" })
    return (scene, stage.picture.scene)
  }

  @Test("The bars of a navigation controller in a tab bar controller")
  func bars() throws {
    let (file, code) = try bars(assets: [])
    #expect(ComparedPictures.shapes(code) == ComparedPictures.shapes(file))
    // Nothing is scrolled under the tab bar.
    #expect(file.screen?.bars.coversContent == false)
  }

  @Test("Bars have the accent colour of the catalog, also where it is one of the system")
  func accent() throws {
    let catalog = NSTemporaryDirectory() + "/accent-\(UUID().uuidString).xcassets"
    defer { try? FileManager.default.removeItem(atPath: catalog) }
    let set = URL(fileURLWithPath: catalog + "/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let text = #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let (file, code) = try bars(assets: [catalog])
    // Apple's value of `systemRed`.
    #expect(ComparedPictures.lines(file).contains { $0.contains("#ff3b30") })
    #expect(ComparedPictures.shapes(code) == ComparedPictures.shapes(file))
  }

  @Test("The picture of the readme shows the form as a file and as code, light and dark")
  func stored() throws {
    var (file, code) = try form(.light)
    var (darkFile, darkCode) = try form(.dark)
    file.name = "SignIn.storyboard"
    darkFile.name = "SignIn.storyboard, dark"
    code.name = "SignInController"
    darkCode.name = "SignInController, dark"
    let scenes = [file, code, darkFile, darkCode]
    let picture = RenderedFile.svg(of: [RenderedFile(file: "", scenes: scenes)])
    let path = Self.package + "/Documentation/Pictures/SignIn.svg"
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] != nil {
      try picture.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == picture)
  }
}
