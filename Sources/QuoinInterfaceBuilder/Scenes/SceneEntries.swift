// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The elements of a scene and the objects made for them.
@MainActor final class SceneEntries {
  let scene: SceneDescription
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Whether cells take the width of their table, because it may differ from that of the canvas.
  var followsTables = false
  /// The measures that layout takes from tables, by view.
  var measures: [String: [CanvasMeasure]] = [:]
  private let document: InterfaceDocument
  /// The index in the document of each view, in the order of ``views``.
  private var indices: [Int] = []
  /// The position in ``views`` of each view that the document has of the scene; nil for one that
  /// was not made.
  private var positions: [Int?]
  /// The id of each constraint, in the order of ``constraints``.
  private var constraintNames: [String] = []
  private var guidesByID: [String: UILayoutGuide] = [:]
  private var guideIDs: [ObjectIdentifier: String] = [:]
  // Only some scenes are searched for their parts, so these tables are created by the first search,
  // when all parts are there.
  private lazy var positionsByView = Dictionary(
    views.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { _, last in last })
  private lazy var positionsByID = Dictionary(
    indices.enumerated().map { (document.views[$1].id, $0) },
    uniquingKeysWith: { first, _ in first })
  private lazy var constraintsByID = Dictionary(
    zip(constraintNames, constraints), uniquingKeysWith: { first, _ in first })
  private lazy var constraintIDs = Dictionary(
    zip(constraints.map(ObjectIdentifier.init), constraintNames),
    uniquingKeysWith: { _, last in last })

  init(_ document: InterfaceDocument, scene: SceneDescription) {
    self.scene = scene
    self.document = document
    positions = Array(repeating: nil, count: scene.views.count)
  }

  /// Adds the view made for the description with an index in the document.
  func add(_ view: UIView, at index: Int) {
    positions[index - scene.views.lowerBound] = views.count
    views.append(view)
    indices.append(index)
  }

  func add(_ constraint: NSLayoutConstraint, id: String) {
    constraints.append(constraint)
    constraintNames.append(id)
  }

  /// Adds a guide. One that has several ids is found by each, and has the first.
  func add(_ guide: UILayoutGuide, id: String) {
    guidesByID[id] = guide
    guideIDs[ObjectIdentifier(guide)] = guideIDs[ObjectIdentifier(guide)] ?? id
  }

  /// The view made for the description with that index in the document; nil for one of another
  /// scene.
  func view(at index: Int) -> UIView? {
    guard scene.views.contains(index) else { return nil }
    return positions[index - scene.views.lowerBound].map { views[$0] }
  }

  func view(_ id: String) -> UIView? { positionsByID[id].map { views[$0] } }

  /// Whether a constraint is a placeholder of the canvas, which is removed when the program is
  /// built.
  func isPlaceholder(_ constraint: NSLayoutConstraint) -> Bool {
    guard let id = constraintIDs[ObjectIdentifier(constraint)] else { return false }
    return document.constraints[scene.constraints].contains { $0.id == id && $0.isPlaceholder }
  }

  func description(of view: UIView) -> ViewDescription? {
    positionsByView[ObjectIdentifier(view)].map { document.views[indices[$0]] }
  }

  /// Returns whether y increases downward in a view of a macOS file.
  func isFlipped(_ view: UIView) -> Bool {
    description(of: view).map(document.isFlipped) ?? false
  }

  func constraint(_ id: String) -> NSLayoutConstraint? { constraintsByID[id] }

  func id(of constraint: NSLayoutConstraint) -> String? {
    constraintIDs[ObjectIdentifier(constraint)]
  }

  func guide(_ id: String) -> UILayoutGuide? { guidesByID[id] }

  func id(of guide: UILayoutGuide) -> String? { guideIDs[ObjectIdentifier(guide)] }
}
