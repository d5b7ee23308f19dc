// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Converts the scenes of a file of Interface Builder to scenes that are written as code.
@MainActor package struct InterfaceReader {
  let file: InterfaceFile
  let naming: NamingChoice
  /// The file for the size classes of its own device.
  let base: ProgramFile
  /// The document for each combination of size classes; empty for a file without variations.
  let variants: [(combination: SizeCondition.Combination, document: InterfaceDocument)]

  /// The modules that the file says are those of its own program.
  let programModules: Set<String>

  /// Prepares a file.
  ///
  /// - Throws: A ``ConversionProblem`` for a file of a platform whose views code does not have.
  package init(
    _ file: InterfaceFile, naming: NamingChoice = .labels
  ) throws(ConversionProblem) {
    guard file.platform == .iOS || file.platform == .tvOS else {
      throw .foreignPlatform(file.platform)
    }
    self.file = file
    self.naming = naming
    programModules = Self.programModules(file.tree.root)
    let classes = file.document.classes
    base = ProgramFile(
      file, for: UITraitCollection.traits(width: classes.width, height: classes.height),
      keepsUninstalled: false)
    variants =
      Self.hasVariations(file.tree.root)
      ? SizeCondition.all.map { combination in
        let traits = UITraitCollection.traits(
          width: combination.isCompactWidth ? .compact : .regular,
          height: combination.isCompactHeight ? .compact : .regular)
        return (combination, ProgramFile(file, for: traits, keepsUninstalled: false).document)
      } : []
  }

  /// Whether the size classes decide about a part of the file.
  package var dependsOnSizeClasses: Bool { !variants.isEmpty }

  private static func programModules(_ root: MarkupElement) -> Set<String> {
    var result: Set<String> = []
    var waiting = [root]
    while let element = waiting.popLast() {
      if element["customModuleProvider"] == "target", let module = element["customModule"] {
        result.insert(module)
      }
      waiting += element.children
    }
    return result
  }

  private static func hasVariations(_ root: MarkupElement) -> Bool {
    var waiting = [root]
    while let element = waiting.popLast() {
      if element.name == "variation", element.key != "default" { return true }
      waiting += element.children
    }
    return false
  }

  /// Returns the scenes of the file that have views.
  package func scenes() -> [ConvertedScene] {
    var names: [String: Int] = [:]
    return scenes(&names)
  }

  /// Returns the scenes of the file that have views.
  ///
  /// - Parameter names: The number of uses of each class name, to which those of this file are added:
  ///   classes of several files are in one module.
  package func scenes(_ names: inout [String: Int]) -> [ConvertedScene] {
    var result = base.document.scenes.map { scene in
      var converted = ConvertedScene(id: scene.id, name: scene.name, roots: [])
      for root in scene.roots {
        converted.roots.append(RootReader(self, scene, root).read(&names))
      }
      OutletReader(self, scene).read(into: &converted)
      ListParts(self).read(into: &converted)
      return converted
    }
    // Code for a segue names the class of its destination, which may be in a later scene.
    for (index, scene) in base.document.scenes.enumerated() {
      result[index].notes.insert(contentsOf: segueNotes(scene, in: result), at: 0)
    }
    if let first = result.firstIndex(where: { !$0.roots.isEmpty }) {
      result[first].notes += containerNotes()
    }
    return result
  }

  /// The element of the controller of a scene.
  func controllerElement(of scene: ConvertedScene) -> MarkupElement? {
    base.document.scenes.first { $0.id == scene.id }?.controller.flatMap { base.element($0.id) }
  }

  /// Notes about the controllers that contain others, which have no views of their own.
  private func containerNotes() -> [ConversionNote] {
    base.document.scenes.filter { $0.roots.isEmpty }.compactMap { scene in
      guard let controller = scene.controller, let element = base.element(controller.id),
        element.name.hasSuffix("ontroller")
      else { return nil }
      let children = base.document.segues.filter {
        !$0.relationship.isEmpty && $0.source == controller.id
      }.map { name(ofController: $0.destination) }
      let item = element.child("tabBarItem", key: "tabBarItem")
      let tab = [item?["title"], item?["image"]].compactMap(\.self).map { "'\($0)'" }
      return ConversionNote(
        line: element.line,
        "The \(element.name) '\(scene.name)' is not converted"
          + (children.isEmpty ? "" : "; it contains \(children.joined(separator: ", "))")
          + (tab.isEmpty ? "." : "; its tab has \(tab.joined(separator: " and "))."),
        isMissing: false)
    }
  }

  /// The name of the scene of a controller.
  func name(ofController id: String) -> String {
    base.document.scenes.first { $0.controller?.id == id }?.name ?? id
  }
}

/// The reason that a file is not converted at all.
package enum ConversionProblem: Error, Hashable {
  case foreignPlatform(InterfacePlatform)

  /// The reason in a sentence.
  package var sentence: String {
    switch self {
    case .foreignPlatform(let platform):
      "The file is for \(platform.rawValue); only files for iOS and tvOS are converted, "
        + "because the code uses classes of UIKit."
    }
  }
}

extension UITraitCollection {
  static func traits(
    width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
    ])
  }
}
