// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  /// Reads the scenes of a storyboard, or the top-level objects of a xib.
  mutating func readScenes(_ root: MarkupElement) {
    if let scenes = root.child("scenes") {
      for element in scenes.children where element.name == "scene" { readScene(element) }
    }
    for element in root.child("objects")?.children ?? [] { readTopLevelObject(element) }
  }

  private mutating func readScene(_ element: MarkupElement) {
    let objects = element.child("objects")?.children ?? []
    let controller = objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first
    beginScene(
      id: element["sceneID"] ?? controller?["id"] ?? "scene-\(element.line)",
      name: name(of: controller, comment: element.comment), controller: controller)
    for object in objects {
      readSceneObject(object, isController: object["id"] == controller?["id"])
    }
    finishScene(controller: controller)
    readCanvasLocation(of: element)
  }

  private mutating func readTopLevelObject(_ element: MarkupElement) {
    if ["placeholder", "customObject"].contains(element.name) { return }
    beginScene(
      id: element["id"] ?? "object-\(element.line)",
      name: name(of: element, comment: element.comment), controller: element)
    readSceneObject(element, isController: true)
    // Menus, gesture recognizers and the like are not scenes; controllers and windows always are.
    let isScene = element.name == "window" || element.name.hasSuffix("Controller")
    if document.scenes[scene].roots.isEmpty, !isScene {
      document.scenes.removeLast()
    } else {
      finishScene(controller: element)
      readCanvasLocation(of: element)
    }
  }

  private mutating func readSceneObject(_ object: MarkupElement, isController: Bool) {
    if isView(object) {
      document.scenes[scene].topLevelRoots.insert(document.views.count)
      readView(object, role: .root, parent: nil)
      return
    }
    if isController { readController(object) }
    readRoots(in: object)
  }

  private mutating func beginScene(id: String, name: String, controller: MarkupElement?) {
    scene = document.scenes.count
    var description = SceneDescription(id: id, aliases: [], name: name)
    for alias in ["id", "storyboardIdentifier", "identifier"] {
      if let alias = controller?[alias] { description.aliases.append(alias) }
    }
    description.views = document.views.count..<document.views.count
    description.guides = document.guides.count..<document.guides.count
    document.scenes.append(description)
  }

  /// Moves the main root to the front, and gives the controller's own guides to it.
  private mutating func finishScene(controller: MarkupElement?) {
    defer {
      let start = document.scenes[scene].guides.lowerBound
      document.scenes[scene].guides = start..<document.guides.count
    }
    document.scenes[scene].views = document.scenes[scene].views.lowerBound..<document.views.count
    guard let controller else { return }
    let mainKeys = ["view", "splitView", "tabView", "contentView"]
    let mainID =
      isView(controller)
      ? controller["id"]
      : controller.children.first { mainKeys.contains($0.key ?? "") && isView($0) }?["id"]
    let roots = document.scenes[scene].roots
    guard let main = roots.first(where: { document.views[$0].id == mainID }) else { return }
    document.scenes[scene].roots = [main] + roots.filter { $0 != main }
    document.scenes[scene].hasMainRoot = true
    document.scenes[scene].aliases.append(document.views[main].id)
    for guide in controller.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"], guide.name == "viewControllerLayoutGuide" else { continue }
      let kind: GuideDescription.Kind =
        guide["type"] == "bottom" ? .controllerBottom : .controllerTop
      addGuide(GuideDescription(id: id, kind: kind, owner: main), guide)
    }
  }

  private func name(of controller: MarkupElement?, comment: String?) -> String {
    let candidates = [
      comment?.trimmingSpaces, controller?["title"], controller?["userLabel"],
      controller?["customClass"], controller?.name,
    ]
    return candidates.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let tail = drop { $0.isWhitespace }
    return String(tail.reversed().drop { $0.isWhitespace }.reversed())
  }
}
