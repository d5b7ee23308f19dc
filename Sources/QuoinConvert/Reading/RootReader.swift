// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinLayout

/// Reads one layout root of a scene: a controller's view, a cell, the view of a xib.
@MainActor struct RootReader {
  let reader: InterfaceReader
  let scene: SceneDescription
  let root: Int
  var document: InterfaceDocument { reader.base.document }

  init(_ reader: InterfaceReader, _ scene: SceneDescription, _ root: Int) {
    self.reader = reader
    self.scene = scene
    self.root = root
  }

  /// - Parameter names: The number of uses of each class name.
  func read(_ names: inout [String: Int]) -> ConvertedRoot {
    let indices = scene.views.filter { document.views[$0].root == root }
    let positions = Dictionary(
      uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
    var naming = ViewNaming(reader.naming)
    var converted = ConvertedRoot(
      className: "", baseClass: document.views[root].systemClass, views: [], constraints: [])
    // Views with outlets keep the names of these, whatever comes before them.
    var viewNames: [Int: String] = [:]
    let outlets = indices.filter { document.views[$0].names.outlet != nil }
    for index in outlets + indices.filter({ document.views[$0].names.outlet == nil })
    where index != root {
      viewNames[index] = naming.name(of: document.views[index])
    }
    for index in indices {
      converted.views.append(
        view(at: index, name: viewNames[index] ?? "", positions, &converted.notes))
    }
    let description = document.views[root]
    converted.canvasSize = description.frame.map { ($0.width, $0.height) }
    converted.reuseIdentifier = reader.base.element(description.id)?["reuseIdentifier"]
    let hasParts = converted.views.contains {
      if case .cellPart = $0.origin { true } else { false }
    }
    converted.cellStyle = hasParts ? cellStyle : nil
    nameClass(&converted, &names)
    readConstraints(into: &converted, positions)
    readModules(into: &converted, indices)
    recordVariedViews(into: &converted, indices)
    return converted
  }

  /// Whether the root is the view of the scene's controller.
  private var isMain: Bool { scene.hasMainRoot && scene.roots.first == root }

  private func nameClass(_ converted: inout ConvertedRoot, _ names: inout [String: Int]) {
    let view = document.views[root]
    let controller = scene.controller.flatMap { reader.base.element($0.id) }
    let isControllers = isMain && controller?.name.hasSuffix("ontroller") == true
    var name: String
    if isControllers, let controller {
      converted.controller = Self.controllerClass(controller.name)
      let foreign = foreignClass(controller, &converted)
      name =
        foreign.map { "Own" + $0 } ?? controller["customClass"].map(SwiftName.valid)
        ?? SwiftName.className(scene.name).map { $0 + "ViewController" } ?? "MainViewController"
      if name.hasSuffix("ViewControllerViewController") { name.removeLast(14) }
      readController(controller, into: &converted)
    } else {
      let noun = String(view.systemClass.drop { $0 == "U" || $0 == "I" })
      let text = view.names.all.first ?? (reader.file.isStoryboard ? scene.name : fileTitle)
      let foreign = reader.base.element(view.id).flatMap { foreignClass($0, &converted) }
      name =
        foreign.map { "Own" + $0 } ?? view.customClass.map(SwiftName.valid)
        ?? SwiftName.className(text).map { $0.hasSuffix(noun) ? $0 : $0 + noun } ?? "Own" + noun
      if name == view.systemClass { name = "Own" + noun }
    }
    if SwiftName.isKeyword(name) {
      let other = name + (isControllers ? "Controller" : "View")
      converted.notes.append(
        ConversionNote(
          line: view.line,
          "The class '\(name)' is '\(other)', because the name is a word of Swift.",
          isMissing: false))
      name = other
    }
    // A class that contains a view of its own class would create itself endlessly.
    let isInside = converted.views.dropFirst().contains { $0.className == name }
    let count = (names[name] ?? (isInside ? 1 : 0)) + 1
    names[name] = count
    converted.className = count == 1 ? name : "\(name)\(count)"
  }

  /// The class of another module, which the code inherits from instead of declaring it again; nil
  /// for a class of the program.
  private func foreignClass(_ element: MarkupElement, _ converted: inout ConvertedRoot) -> String? {
    guard let name = element["customClass"], let module = element["customModule"],
      element["customModuleProvider"] == nil, !reader.programModules.contains(module)
    else { return nil }
    converted.modules.append(module)
    converted.superclassName = SwiftName.valid(name)
    return SwiftName.valid(name)
  }

  /// The name of the file without its extension and without the suffix of a controller.
  private var fileTitle: String {
    let name = String(reader.file.name.split(separator: "/").last ?? "")
    return name.prefix { $0 != "." }.description.replacingSuffix("Controller")
  }

  private static func controllerClass(_ element: String) -> String {
    switch element {
    case "tableViewController": "UITableViewController"
    case "collectionViewController": "UICollectionViewController"
    default: "UIViewController"
    }
  }

  private func readModules(into converted: inout ConvertedRoot, _ indices: [Int]) {
    let frameworks = [
      "MKMapView": "MapKit", "WKWebView": "WebKit", "SCNView": "SceneKit", "ARSCNView": "ARKit",
      "ARSKView": "ARKit", "SKView": "SpriteKit", "GLKView": "GLKit", "MTKView": "MetalKit",
    ]
    for index in indices {
      let view = document.views[index]
      let element = reader.base.element(view.id)
      if view.customClass == nil, let module = frameworks[view.systemClass] {
        converted.modules.append(module)
      } else if let module = element?["customModule"], element?["customModuleProvider"] == nil,
        !reader.programModules.contains(module), index != root, view.customClass != nil
      {
        converted.modules.append(module)
      }
    }
    converted.modules = Set(converted.modules.map(SwiftName.valid)).sorted()
  }

  /// Records the views that the file excludes for all size classes.
  private func recordExcludedViews(into converted: inout ConvertedRoot, _ known: Set<String>) {
    for view in converted.views {
      for child in reader.base.element(view.id)?.child("subviews")?.children ?? [] {
        guard let id = child["id"], !known.contains(id) else { continue }
        converted.notes.append(
          ConversionNote(
            line: child.line, "The view \(word(for: id, in: converted)) is not installed."))
      }
    }
  }

  /// The name of a view in a sentence, by the file if the code does not have it.
  private func word(for id: String, in converted: ConvertedRoot) -> String {
    if let view = converted.views.first(where: { $0.id == id }) {
      return ConversionNote.quoted(view.name)
    }
    let element = reader.base.element(id)
    return "'\(element?["userLabel"] ?? element?["customClass"] ?? element?.name ?? id)'"
  }

  private func recordVariedViews(into converted: inout ConvertedRoot, _ indices: [Int]) {
    let known = Set(indices.map { document.views[$0].id })
    var told: Set<String> = []
    defer { recordExcludedViews(into: &converted, known.union(told)) }
    for variant in reader.variants {
      guard let other = variant.document.scenes.first(where: { $0.id == scene.id }) else {
        continue
      }
      let rootID = document.views[root].id
      let ids = Set(
        other.views.filter { variant.document.views[variant.document.views[$0].root].id == rootID }
          .map { variant.document.views[$0].id })
      for id in known.symmetricDifference(ids).sorted() where told.insert(id).inserted {
        converted.notes.append(
          ConversionNote(
            line: converted.views.first { $0.id == id }?.line ?? converted.views[0].line,
            "The view \(word(for: id, in: converted)) is installed for some size classes only; "
              + (known.contains(id) ? "the code has it for all." : "the code does not have it.")))
      }
    }
  }
}
