// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// The controls of a file as views, which know the places of their images and titles, its texts
/// with styles, and the rows of its tables.
@MainActor struct FileContents: FileResources {
  let resources: MarkupElement?
  /// The traits of the scene, for the sizes of texts.
  let traits: UITraitCollection?
  private let imageSizes: [String: CGSize]
  private let assets: SceneAssets?
  private let environment: AssetEnvironment
  /// By id, the controls with parts, and the views with a text with styles. The others show their
  /// text alone.
  private let elements: [String: MarkupElement]
  private var tables: FileTables?

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
    let scenes = file.tree.root.child("scenes")?.children ?? []
    let root = scenes.first { $0["sceneID"] == scene.id } ?? file.tree.root
    var elements: [String: MarkupElement] = [:]
    Self.collect(scene.texts?.applied(to: root) ?? root, into: &elements)
    self.elements = elements
    let tables = elements.values.filter { $0.name == "tableView" }
    if !tables.isEmpty { self.tables = FileTables(tables, in: scene, self) }
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
    switch element.name {
    case "slider", "segmentedControl", "pageControl", "toolbar", "tabBar", "navigationBar",
      "tableView":
      return true
    case "imageView": return element.child("preferredSymbolConfiguration") != nil
    case "textField" where element["clearButtonMode"] != nil: return true
    case "button": break
    default: return element.child("attributedString", key: "attributedText") != nil
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
    if let known = assets?.image(named: name, environment) { return UIImage(known, name: name) }
    return imageSizes[name].map { UIImage(size: $0, name: name) }
  }

  /// Adds the parts of a control at their places, the styles of a text, or the looks of a row; leaves
  /// other views as they are.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - view: The view in layout with its frame.
  func read(_ id: String, _ view: UIView, into appearance: inout RenderedAppearance) {
    tables?.read(id, into: &appearance)
    guard let element = elements[id] else { return }
    switch element.name {
    case "button": read(element, view, into: &appearance)
    case "slider":
      let slider = UISlider()
      read(element, into: slider)
      show(slider, of: view, in: &appearance)
    case "segmentedControl":
      let control = UISegmentedControl()
      read(element, into: control)
      show(control, of: view, in: &appearance)
    case "pageControl":
      let pages = UIPageControl()
      read(element, into: pages)
      show(pages, of: view, in: &appearance)
    case "imageView":
      guard let image = image(of: element) else { return }
      let shown = UIImageView(image: image)
      shown.contentMode = FileNames.contentModes[element["contentMode"] ?? ""] ?? .scaleToFill
      show(shown, of: view, in: &appearance)
    case "textField" where element["clearButtonMode"] != nil:
      addClearButton(element, of: view, in: &appearance)
    case "toolbar":
      let bar = UIToolbar()
      bar.items = element.child("items")?.children.map(barButtonItem)
      bar.barTintColor = color("barTintColor", of: element)
      show(bar, of: view, in: &appearance)
    case "tabBar": showTabs(element, of: view, in: &appearance)
    case "navigationBar": showNavigation(element, of: view, in: &appearance)
    default: readText(element, view, into: &appearance)
    }
  }

  private func readText(
    _ element: MarkupElement, _ view: UIView, into appearance: inout RenderedAppearance
  ) {
    // A translated text has no styles.
    guard let text = attributedText("attributedText", of: element), text.string == appearance.text
    else { return }
    let font = (view as? UILabel)?.font ?? .systemFont(ofSize: CGFloat(appearance.font.size))
    appearance.read(text, in: view, font: font)
  }

  private func addClearButton(
    _ element: MarkupElement, of view: UIView, in appearance: inout RenderedAppearance
  ) {
    let field = UITextField()
    place(field, as: view, appearance)
    field.text = appearance.text
    field.font = (view as? UITextField)?.font
    field.borderStyle = appearance.hasBorder ? .roundedRect : .none
    field.clearButtonMode = FileNames.viewModes[element["clearButtonMode"] ?? ""] ?? .never
    field.layoutIfNeeded()
    let shown = RenderedAppearance(of: field)
    if shown.icons.isEmpty { return }
    (appearance.icons, appearance.contentRect) = (shown.icons, shown.contentRect)
  }

  // MARK: Bars

  /// The button of an element. Its view is in the file.
  private func barButtonItem(_ element: MarkupElement) -> UIBarButtonItem {
    barButtonItem(element) { view in
      let frame = view.child("rect", key: "frame")
      let size = CGSize(width: frame?.number("width") ?? 0, height: frame?.number("height") ?? 0)
      return UIView(frame: CGRect(origin: .zero, size: size))
    }
  }

  private func showTabs(
    _ element: MarkupElement, of view: UIView, in appearance: inout RenderedAppearance
  ) {
    let bar = UITabBar()
    let tabs = element.child("items")?.children ?? []
    bar.items = tabs.map(tabBarItem)
    let selected = tabs.firstIndex { $0["id"] == element["selectedItem"] }
    bar.selectedItem = selected.flatMap { bar.items?[$0] }
    bar.barTintColor = color("barTintColor", of: element)
    bar.unselectedItemTintColor = color("unselectedItemTintColor", of: element)
    show(bar, of: view, in: &appearance)
  }

  private func showNavigation(
    _ element: MarkupElement, of view: UIView, in appearance: inout RenderedAppearance
  ) {
    let bar = UINavigationBar()
    bar.items = element.child("items")?.children.map { written in
      let item = UINavigationItem(title: "")
      read(written, into: item, view: { _ in UIView() }, button: barButtonItem)
      return item
    }
    bar.barTintColor = color("barTintColor", of: element)
    bar.prefersLargeTitles = element.flag("largeTitles") ?? false
    if let attributes = element.child("textAttributes", key: "titleTextAttributes"),
      let color = color("textColor", of: attributes)
    {
      bar.titleTextAttributes = [.foregroundColor: color]
    }
    show(bar, of: view, in: &appearance)
  }

  // MARK: Controls

  /// Replaces the appearance of a view of the file by that of a control with its content.
  private func show(
    _ control: UIView, of view: UIView, in appearance: inout RenderedAppearance
  ) {
    place(control, as: view, appearance)
    control.backgroundColor = appearance.backgroundColor.map { UIColor($0) }
    control.alpha = CGFloat(appearance.opacity)
    control.layer.cornerRadius = CGFloat(appearance.cornerRadius)
    control.clipsToBounds = appearance.isClipped
    (control as? UIControl)?.isEnabled = appearance.isEnabled
    control.layoutIfNeeded()
    appearance = RenderedAppearance(of: control)
  }

  private func place(_ control: UIView, as view: UIView, _ appearance: RenderedAppearance) {
    control.takeSurroundings(of: view)
    if let tint = appearance.tintColor { control.tintColor = UIColor(tint) }
    control.frame.size = view.bounds.size
  }

  private func read(
    _ element: MarkupElement, _ view: UIView, into appearance: inout RenderedAppearance
  ) {
    let button = UIButton(type: .custom)
    place(button, as: view, appearance)
    read(element, into: button)
    button.layoutIfNeeded()
    appearance.read(button)
    guard let icon = appearance.buttonContent?.background, icon.image == nil else { return }
    appearance.buttonContent?.background = nil
  }
}

extension UIView {
  /// Gives the view the traits and the reading direction of another one.
  func takeSurroundings(of other: UIView) {
    traitsOverride = other.traitCollection
    semanticContentAttribute =
      other.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .forceRightToLeft : .forceLeftToRight
  }
}

extension UIColor {
  convenience init(_ color: RenderedColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension UIImage {
  fileprivate convenience init(_ image: RenderedImage, name: String) {
    let insets = image.slices?.insets ?? LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)
    self.init(
      data: Data(image.bytes), size: CGSize(width: image.width, height: image.height), name: name,
      isTemplate: image.isTemplate, isMirrored: image.isMirrored,
      capInsets: UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      center: (image.slices?.centerWidth, image.slices?.centerHeight),
      isTiled: image.slices?.isTiled ?? false)
  }
}
