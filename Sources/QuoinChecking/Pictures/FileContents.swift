// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// The buttons of a file as views, which know the places of their images and titles, and its texts
/// with styles.
@MainActor struct FileContents: FileResources {
  let resources: MarkupElement?
  /// The traits of the scene, for the sizes of texts.
  let traits: UITraitCollection?
  private let imageSizes: [String: CGSize]
  private let assets: SceneAssets?
  private let environment: AssetEnvironment
  /// By id, the buttons with a configuration, an image or a title with styles, and the views with a
  /// text with styles. The others show their text alone.
  private let elements: [String: MarkupElement]

  init(
    _ file: InterfaceFile, _ scene: LoadedScene, _ assets: SceneAssets?,
    _ environment: AssetEnvironment
  ) {
    self.assets = assets
    self.environment = environment
    resources = file.tree.root.child("resources")
    traits = scene.roots.first?.traitCollection
    imageSizes = file.document.imageSizes.mapValues {
      CGSize(width: $0.horizontal, height: $0.vertical)
    }
    var elements: [String: MarkupElement] = [:]
    let scenes = file.tree.root.child("scenes")?.children ?? []
    Self.collect(scenes.first { $0["sceneID"] == scene.id } ?? file.tree.root, into: &elements)
    self.elements = elements
  }

  private static func collect(
    _ element: MarkupElement, into elements: inout [String: MarkupElement]
  ) {
    for child in element.children {
      if let id = child["id"], hasContent(child) { elements[id] = child }
      collect(child, into: &elements)
    }
  }

  private static func hasContent(_ element: MarkupElement) -> Bool {
    guard element.name == "button" else {
      return element.child("attributedString", key: "attributedText") != nil
    }
    let state = element.child("state", key: "normal")
    return element.child("buttonConfiguration") != nil || state?["image"] != nil
      || state?["backgroundImage"] != nil || state?.child("imageReference") != nil
      || state?.child("attributedString") != nil
  }

  func color(named name: String) -> UIColor? {
    assets?.color(named: name, environment).map { UIColor($0) }
  }

  func image(named name: String) -> UIImage? {
    let known = assets?.image(named: name, environment)
    let size = known.map { CGSize(width: $0.width, height: $0.height) } ?? imageSizes[name]
    return size.map { UIImage(size: $0, name: name) }
  }

  /// Adds the images, titles and colours of a button at their places, or the styles of a text;
  /// leaves other views as they are.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - view: The view in layout with its frame.
  func read(_ id: String, _ view: UIView, into appearance: inout RenderedAppearance) {
    guard let element = elements[id] else { return }
    guard element.name == "button" else {
      guard let text = attributedText("attributedText", of: element) else { return }
      let font = (view as? UILabel)?.font ?? .systemFont(ofSize: CGFloat(appearance.font.size))
      appearance.read(text, in: view, font: font)
      return
    }
    let button = UIButton(type: .custom)
    button.overrideUserInterfaceStyle = environment.isDark ? .dark : .light
    button.semanticContentAttribute =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .forceRightToLeft : .forceLeftToRight
    if let tint = appearance.tintColor { button.tintColor = UIColor(tint) }
    read(element, into: button)
    button.frame.size = view.bounds.size
    button.layoutIfNeeded()
    appearance.readContent(of: button)
    guard let icon = appearance.buttonContent?.background else { return }
    let image = assets?.image(named: icon.name, environment)
    appearance.buttonContent?.background?.image = image
    if image == nil { appearance.buttonContent?.background = nil }
  }
}

extension UIColor {
  fileprivate convenience init(_ color: RenderedColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
