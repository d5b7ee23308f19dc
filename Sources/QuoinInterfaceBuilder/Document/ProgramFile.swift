// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
package import QuoinUIKit

/// A file that a running program makes its objects from.
@MainActor package final class ProgramFile {
  /// The file as it is for the size classes and the text size of the program.
  package let document: InterfaceDocument
  /// The path of the file, or the name of its bytes.
  package let name: String
  /// The root element.
  package var root: MarkupElement { file.tree.root }
  private let file: InterfaceFile
  private let choice: CanvasChoice
  private let source: SceneSource
  private var elements: [String: MarkupElement] = [:]
  /// The scenes by their layout roots.
  private let sceneOfView: [Int: Int]
  /// The file for other size classes: those of the last request.
  private var other: ProgramFile?

  /// Reads a file for some traits.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - traits: the traits of the program: size classes choose among variations, the content size
  ///     category sizes texts in a text style.
  ///   - keepsUninstalled: whether the document has the views and constraints that its size classes
  ///     exclude, which a running program installs when its traits change.
  package init(
    _ file: InterfaceFile, for traits: UITraitCollection, keepsUninstalled: Bool = true
  ) {
    self.file = file
    name = file.name
    choice = Self.choice(for: traits)
    let document = DocumentReader.read(
      file.tree, as: file.document.kind, choosing: choice, keepsUninstalled: keepsUninstalled)
    self.document = document
    source = SceneSource(file, SceneOptions(), document: document)
    sceneOfView = document.scenes.indices.reduce(into: [:]) { scenes, index in
      for root in document.scenes[index].roots { scenes[root] = index }
    }
    index(file.tree.root)
  }

  private static func choice(for traits: UITraitCollection) -> CanvasChoice {
    var choice = CanvasChoice()
    choice.classes = SizeClasses(
      width: traits.horizontalSizeClass, height: traits.verticalSizeClass)
    choice.textSize = TextSizeCategory(traits.preferredContentSizeCategory) ?? .standard
    return choice
  }

  /// Whether the file would be the same for some traits.
  package func isRead(for traits: UITraitCollection) -> Bool { Self.choice(for: traits) == choice }

  /// The file as it is for the size classes of some traits, with texts of the size that it has
  /// here.
  func varied(for traits: UITraitCollection) -> ProgramFile {
    if isRead(for: traits) { return self }
    if let other, other.isRead(for: traits) { return other }
    let made = ProgramFile(file, for: traits)
    other = made
    return made
  }

  /// Whether size classes change something in a view or inside it.
  func hasVariations(_ id: String) -> Bool {
    var waiting = elements[id].map { [$0] } ?? []
    while let next = waiting.popLast() {
      if next.name == "variation" { return true }
      waiting += next.children
    }
    return false
  }

  private func index(_ element: MarkupElement) {
    var waiting = [element]
    while let next = waiting.popLast() {
      waiting.append(contentsOf: next.children.reversed())
      guard let id = next["id"], elements[id] == nil else { continue }
      elements[id] = next
    }
  }

  /// The element with an id, with the attributes that it has for the size classes.
  package func element(_ id: String) -> MarkupElement? {
    elements[id].map { Variations(of: $0, in: document.classes).applied(to: $0) }
  }

  /// The index of the layout root with an id; nil for other views and objects.
  package func layoutRoot(_ id: String) -> Int? {
    sceneOfView.keys.first { document.views[$0].id == id }
  }

  /// Creates the views of a layout root.
  package func makeViews(of root: Int, with maker: any ViewMaking) -> ProgramViews? {
    guard let index = sceneOfView[root] else { return nil }
    let builder = SceneBuilder(
      source, scene: document.scenes[index], options: SceneOptions(), programRoot: root)
    let views = builder.buildForProgram(root, maker)
    if hasVariations(document.views[root].id) {
      views.root?.traitVariations = VariedViews(views, of: self, maker)
    }
    return views
  }
}
