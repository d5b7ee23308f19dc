// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import QuoinUIKitExtras

/// One instantiation of a scene: makes the controller, and its view when that is first read.
@MainActor final class StoryboardScene: ControllerOrigin {
  let storyboard: UIStoryboard
  let element: MarkupElement
  let objects: FileObjects
  private(set) weak var controller: UIViewController?
  /// The items of bars by id, until the view is loaded and they are connected.
  private var items: [String: UIBarButtonItem] = [:]
  /// The container views of embed segues, which are performed when the view is loaded.
  private var embeds: [(segue: MarkupElement, container: UIView)] = []
  /// The ids of the controllers that this one is embedded in.
  private var outerIDs: [String] = []
  private var embeddingIDs: [String] { outerIDs + [element["id"] ?? ""] }

  init(
    _ element: MarkupElement, of storyboard: UIStoryboard, _ file: ProgramFile, bundle: Bundle?
  ) {
    self.element = element
    self.storyboard = storyboard
    objects = FileObjects(
      file, bundle: bundle, isWithoutProgram: storyboard.isWithoutProgram)
    objects.scene = self
  }

  // MARK: Controller

  /// Creates the controller, together with the controllers that it contains.
  func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let base = ElementClasses.controller(element.name) ?? unknownController() else {
      return nil
    }
    let coder = FileCoder { [self] object in
      guard let controller = object as? UIViewController else { return }
      self.controller = controller
      controller.origin = self
      apply(to: controller)
    }
    var type = base
    if let name = element["customClass"], creator == nil {
      type = objects.registeredType(name, instead: base, at: element)
    }
    guard let made = creator.map({ $0(coder) }) ?? type.init(coder: coder) else { return nil }
    coder.decode(made)
    addChildren(to: made)
    made.awakeFromNib()
    return made
  }

  /// A plain controller for one of a framework that is not here.
  private func unknownController() -> UIViewController.Type? {
    element.name.hasSuffix("ontroller") ? UIViewController.self : nil
  }

  /// Sets the properties of the controller from the file.
  private func apply(to controller: UIViewController) {
    if let title = element.text("title") { controller.title = title }
    if let item = element.child("navigationItem", key: "navigationItem") {
      objects.apply(item, to: controller.navigationItem, keeping: &items)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") {
      controller.tabBarItem = objects.tabBarItem(item)
    }
    if let written = element.child("toolbarItems")?.children, !written.isEmpty {
      controller.toolbarItems = written.map { objects.barButtonItem($0, keeping: &items) }
    }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    if let defines = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    controller.restorationIdentifier = element["restorationIdentifier"]
    if let style = element["modalPresentationStyle"].flatMap({ Self.presentations[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      var set: UIRectEdge = []
      if edges.flag("top") == true { set.insert(.top) }
      if edges.flag("bottom") == true { set.insert(.bottom) }
      if edges.flag("left") == true { set.insert(.left) }
      if edges.flag("right") == true { set.insert(.right) }
      controller.edgesForExtendedLayout = set
    }
    if let size = element.size("preferredContentSize") ?? element.size("value") {
      controller.preferredContentSize = size
    }
  }

  static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]

  /// Adds the controllers of a container's relationships to it.
  private func addChildren(to controller: UIViewController) {
    var children: [String: [UIViewController]] = [:]
    for segue in element.child("connections")?.children ?? []
    where segue.name == "segue" && segue["kind"] == "relationship" {
      guard let id = segue["destination"], let child = storyboard.makeController(id) else {
        objects.report(
          .missingObject, at: segue,
          "The relationship '\(segue["relationship"] ?? "")' leads to no controller, or to a container "
            + "of this one.")
        continue
      }
      children[segue["relationship"] ?? "", default: []].append(child)
    }
    switch controller {
    case let navigation as UINavigationController:
      if element.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
      if element["toolbarHidden"] == "NO" { navigation.isToolbarHidden = false }
      if let bar = element.child("navigationBar", key: "navigationBar") {
        navigation.navigationBar.prefersLargeTitles = bar.flag("largeTitles") ?? false
        navigation.navigationBar.isTranslucent = bar.flag("translucent") ?? true
      }
      if let root = children["rootViewController"] { navigation.viewControllers = root }
    case let tabs as UITabBarController:
      tabs.viewControllers = children["viewControllers"]
    default: addColumns(children, to: controller)
    }
  }

  private func addColumns(
    _ children: [String: [UIViewController]], to controller: UIViewController
  ) {
    guard let split = controller as? UISplitViewController else { return }
    let primary = children["masterViewController"] ?? children["primaryViewController"] ?? []
    let secondary = children["detailViewController"] ?? children["secondaryViewController"] ?? []
    split.viewControllers = primary + (children["supplementaryViewController"] ?? []) + secondary
  }

  // MARK: View

  func loadView(of controller: UIViewController) -> Bool {
    objects.keep(controller, as: element["id"])
    for (id, item) in items { objects.keep(item, as: id) }
    items = [:]
    let mainView =
      element.children.first { $0.key == "view" && $0["id"] != nil }
      ?? element.children.first { ["tableView", "collectionView"].contains($0.name) }
    let view = objects.makeViews(mainView?["id"])
    let rest = sceneObjects
    for object in rest where object["id"] != element["id"] { objects.makeTopLevel(object) }
    if let view { controller.view = view }
    for object in rest { objects.connect(object) }
    objects.awake()
    return view != nil
  }

  /// The objects of the scene: the controller, and those beside it.
  private var sceneObjects: [MarkupElement] {
    let scenes = objects.file.root.child("scenes")?.children ?? []
    let scene = scenes.first { scene in
      (scene.child("objects")?.children ?? []).contains { $0["id"] == element["id"] }
    }
    return scene?.child("objects")?.children ?? [element]
  }

  // MARK: Segues

  /// Connects a segue that starts from an object of the scene.
  func connect(_ segue: MarkupElement, of source: AnyObject) {
    switch (segue["kind"], source) {
    case ("relationship", _): break
    case ("embed", let container as UIView): embeds.append((segue, container))
    case (_, let control as UIControl):
      control.addAction(
        UIAction { [weak self] in self?.trigger(segue, sender: $0.sender) },
        for: .primaryActionTriggered)
    case (_, let item as UIBarButtonItem):
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        [weak self, weak item] _ in self?.trigger(segue, sender: item)
      }
    case (_, let cell as UITableViewCell):
      cell.selectionHandler = { [weak self, weak cell] in self?.trigger(segue, sender: cell) }
    case (_, let cell as UICollectionViewCell):
      cell.selectionHandler = { [weak self, weak cell] in self?.trigger(segue, sender: cell) }
    case (_, let recognizer as UIGestureRecognizer):
      recognizer.addHandler { [weak self, weak recognizer] in
        self?.trigger(segue, sender: recognizer)
      }
    default: break
    }
  }

  private func trigger(_ segue: MarkupElement, sender: Any?) {
    guard let controller,
      controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
    else { return }
    perform(segue, from: controller, sender: sender)
  }

  func performSegue(
    _ identifier: String, of controller: UIViewController, sender: Any?
  ) -> Bool {
    var waiting = sceneObjects
    while let next = waiting.popLast() {
      if next.name == "segue", next["identifier"] == identifier {
        return perform(next, from: controller, sender: sender)
      }
      waiting.append(contentsOf: next.children)
    }
    return false
  }

  func viewIsLoaded(of controller: UIViewController) {
    let embeds = embeds
    self.embeds = []
    for (segue, container) in embeds {
      guard !embeddingIDs.contains(segue["destination"] ?? "") else {
        objects.report(
          .missingObject, at: segue, "The embedded controller would be inside of itself.")
        continue
      }
      guard let child = destination(of: segue) else { continue }
      (child.origin as? StoryboardScene)?.outerIDs = embeddingIDs
      let embedding = UIStoryboardSegue(
        identifier: segue["identifier"], source: controller, destination: child
      ) {
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: controller)
      }
      controller.prepare(for: embedding, sender: nil)
      embedding.perform()
    }
  }

  /// The controller that a segue leads to; reports one that the file does not have.
  func destination(of segue: MarkupElement) -> UIViewController? {
    let made = segue["destination"].flatMap { storyboard.makeController($0) }
    if made == nil {
      objects.report(
        .missingObject, at: segue,
        "The segue '\(segue["identifier"] ?? segue["id"] ?? "")' leads to "
          + "'\(segue["destination"] ?? "")', which is not a controller of the file.")
    }
    return made
  }
}
