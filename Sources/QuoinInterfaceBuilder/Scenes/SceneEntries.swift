// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The elements of a scene and the objects made for them.
@MainActor struct SceneEntries {
  let scene: SceneDescription
  /// The descriptions of the views, in the same order as ``views``.
  private var descriptions: [ViewDescription] = []
  private(set) var views: [UIView] = []
  /// Whether cells get the width of their table, because it may not be the one of the canvas.
  var followsTables = false
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The measures that layout takes from tables, by view.
  var measures: [String: [CanvasMeasure]] = [:]
  /// Whether y goes down in a view, in the same order.
  private var flipped: [Bool] = []
  private let document: InterfaceDocument
  /// The positions in ``views``, by the index of the description in the document.
  private var positions: [Int: Int] = [:]
  private var indicesByView: [ObjectIdentifier: Int] = [:]
  private var indicesByID: [String: Int] = [:]
  private var guidesByID: [String: UILayoutGuide] = [:]
  private var guideIDs: [ObjectIdentifier: String] = [:]
  /// The indices of the first constraints with an id.
  private var constraintIndices: [String: Int] = [:]
  private var constraintIDs: [ObjectIdentifier: String] = [:]

  init(_ document: InterfaceDocument, scene: SceneDescription) {
    self.scene = scene
    self.document = document
  }

  /// Adds the view made for the description with an index in the document.
  mutating func add(_ view: UIView, at index: Int) {
    let position = views.count
    let description = document.views[index]
    views.append(view)
    descriptions.append(description)
    flipped.append(document.isFlipped(description))
    positions[index] = position
    indicesByView[ObjectIdentifier(view)] = position
    indicesByID[description.id] = indicesByID[description.id] ?? position
  }

  mutating func add(_ constraint: NSLayoutConstraint, id: String) {
    constraintIndices[id] = constraintIndices[id] ?? constraints.count
    constraints.append(constraint)
    constraintIDs[ObjectIdentifier(constraint)] = id
  }

  /// Adds a guide. One that has several ids is found by each, and has the first.
  mutating func add(_ guide: UILayoutGuide, id: String) {
    guidesByID[id] = guide
    guideIDs[ObjectIdentifier(guide)] = guideIDs[ObjectIdentifier(guide)] ?? id
  }

  /// The view made for the description with that index in the document.
  func view(at index: Int) -> UIView? {
    positions[index].map { views[$0] }
  }

  func view(_ id: String) -> UIView? { indicesByID[id].map { views[$0] } }

  func description(of view: UIView) -> ViewDescription? {
    indicesByView[ObjectIdentifier(view)].map { descriptions[$0] }
  }

  /// Whether y goes down in a view of a macOS file.
  func isFlipped(_ view: UIView) -> Bool {
    indicesByView[ObjectIdentifier(view)].map { flipped[$0] } ?? false
  }

  func constraint(_ id: String) -> NSLayoutConstraint? {
    constraintIndices[id].map { constraints[$0] }
  }

  func id(of constraint: NSLayoutConstraint) -> String? {
    constraintIDs[ObjectIdentifier(constraint)]
  }

  func guide(_ id: String) -> UILayoutGuide? { guidesByID[id] }

  func id(of guide: UILayoutGuide) -> String? { guideIDs[ObjectIdentifier(guide)] }
}
