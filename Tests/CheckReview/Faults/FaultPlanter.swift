// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Plants faults into a file. Whether a change is a fault is decided without the rule that has to find
/// it.
@MainActor struct FaultPlanter {
  let sound: SoundFile

  /// A file with a fault of a kind; nil when the change that was drawn is none.
  func fault(_ kind: FaultKind, _ generator: inout SplitMix64) -> PlantedFault? {
    switch kind {
    case .removedConstraint: removedConstraint(&generator)
    case .doubledConstraint: doubledConstraint(&generator)
    case .changedConstraint: changedConstraint(&generator)
    case .shrunkLabel: shrunkLabel(&generator)
    case .leftForLeading: leftForLeading(&generator)
    case .deletedIdentifier: deletedIdentifier(&generator)
    }
  }

  /// A constraint of the file that is installed in all size classes.
  func constraint(_ generator: inout SplitMix64) -> (index: Int, id: String)? {
    guard !sound.constraints.isEmpty else { return nil }
    let index = generator.pick(sound.constraints)
    let node = sound.spans.nodes[index]
    // An element on one line has nothing inside of it.
    guard let id = node["id"], !sound.isVaried(id), isLeaf(index) else { return nil }
    return (index, id)
  }

  private func isLeaf(_ index: Int) -> Bool {
    let elements = sound.spans.elements
    return index + 1 == elements.count || elements[index + 1].depth <= elements[index].depth
  }

  /// A scene of a file that has a constraint, laid out.
  func scene(
    of file: InterfaceFile, with constraint: String, options: SceneOptions = SceneOptions()
  ) -> (scene: LoadedScene, constraint: NSLayoutConstraint)? {
    for scene in file.scenes(options: options) {
      guard let found = scene.constraint(constraint), found.isActive else { continue }
      scene.layout()
      return (scene, found)
    }
    return nil
  }

  /// The views that a constraint compares; those of its guides for guides.
  func views(of constraint: NSLayoutConstraint) -> [UIView] {
    [constraint.firstItem, constraint.secondItem].compactMap { item in
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
  }

  /// The root of the layout that a view is in.
  func root(of view: UIView, in scene: LoadedScene) -> UIView? {
    scene.roots.last { view.isDescendant(of: $0) }
  }

  // MARK: Faults that the elements alone show

  private func doubledConstraint(_ generator: inout SplitMix64) -> PlantedFault? {
    guard let (index, id) = constraint(&generator), scene(of: sound.file, with: id) != nil else {
      return nil
    }
    let copy = "dou-bl-\(id.prefix(3))"
    let span = sound.spans.elements[index].extent
    guard let attribute = sound.spans.attribute("id", of: index) else { return nil }
    let text =
      sound.spans.text(span.lowerBound..<attribute.value.lowerBound) + copy
      + sound.spans.text(attribute.value.upperBound..<span.upperBound)
    guard let planted = sound.edited([sound.spans.inserting([text], after: index)]) else {
      return nil
    }
    return PlantedFault(
      kind: .doubledConstraint, data: planted.data, objects: [id, copy],
      change: "the constraint \(id) is in the file twice")
  }

  private func leftForLeading(_ generator: inout SplitMix64) -> PlantedFault? {
    guard let (index, id) = constraint(&generator) else { return nil }
    let node = sound.spans.nodes[index]
    let names = ["leading": "left", "trailing": "right"]
    guard let first = names[node["firstAttribute"] ?? ""],
      let second = names[node["secondAttribute"] ?? ""],
      let planted = sound.edited([
        sound.spans.setting("firstAttribute", to: first, of: index),
        sound.spans.setting("secondAttribute", to: second, of: index),
      ])
    else { return nil }
    return PlantedFault(
      kind: .leftForLeading, data: planted.data, objects: [id],
      change: "the constraint \(id) compares \(first) with \(second)")
  }

  private static let references = ["firstItem", "secondItem", "destination"]

  private func deletedIdentifier(_ generator: inout SplitMix64) -> PlantedFault? {
    let nodes = sound.spans.nodes
    let referenced = Set(
      nodes.flatMap { node in Self.references.compactMap { node[$0] } })
    let targets = nodes.indices.filter { nodes[$0]["id"].map(referenced.contains) ?? false }
    guard !targets.isEmpty else { return nil }
    let index = generator.pick(targets)
    // Another element may have the same id.
    guard let id = nodes[index]["id"], nodes.filter({ $0["id"] == id }).count == 1,
      let edit = sound.spans.removing("id", of: index), let planted = sound.edited([edit])
    else { return nil }
    return PlantedFault(
      kind: .deletedIdentifier, data: planted.data, objects: [id],
      change: "the id \(id) is deleted")
  }
}
