// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

/// Creates the views, guides and constraints of a scene.
@MainActor final class SceneBuilder {
  let source: SceneSource
  let document: InterfaceDocument
  /// The views of the scene on the canvas, by id.
  let canvasViews: [String: ViewDescription]
  let scene: SceneDescription
  /// The constraints that views of the scene hold, in the order of the file. Placeholders, which
  /// Xcode removes when it builds a program, are among them on the canvas alone.
  let constraints: [ConstraintDescription]
  let options: SceneOptions
  /// The maker of the views of a running program; nil for those of pictures and checks.
  var maker: (any ViewMaking)?
  /// The names of the views of the scene, in order.
  let names: SceneNames
  let entries: SceneEntries
  var findings: [FileFinding] = []
  /// The environment of each layout root, by its index in the document.
  var environments: [Int: SceneEnvironment] = [:]
  /// The lengths of views that required constraints of the file state.
  let statedLengths: Set<StatedLength>
  /// The sizes that views have in the file, in the order of ``SceneEntries/views``.
  var storedSizes: [Int: CGSize] = [:]

  /// - Parameter programRoot: the layout root to make for a running program; nil for the whole
  ///   scene as on the canvas.
  init(
    _ source: SceneSource, scene: SceneDescription, options: SceneOptions, programRoot: Int? = nil
  ) {
    self.source = source
    document = source.document
    let canvasRange = source.canvasScene(scene.id)?.views ?? 0..<0
    canvasViews = Dictionary(
      source.canvasDocument.views[canvasRange].map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    self.scene = scene
    let isOnCanvas =
      options.size == nil && source.document.device == source.canvasDocument.device
    constraints = source.document.constraints[scene.constraints].filter { constraint in
      guard let programRoot else { return isOnCanvas || !constraint.isPlaceholder }
      return !constraint.isPlaceholder
        && source.document.views[constraint.holder].root == programRoot
    }
    self.options = options
    statedLengths = Set(constraints.compactMap(StatedLength.init))
    names = SceneNames(document.views[scene.views])
    entries = SceneEntries(document, scene: scene)
  }

  func build() -> LoadedScene {
    describeEnvironments()
    for index in scene.views { addView(at: index) }
    addGuides()
    addAppKitStacks()
    addAppKitGrids()
    addConstraints()
    constrainDetachedViews()
    spanStacks()
    sizeRoots()
    entries.followsTables = differsFromCanvas
    for environment in environments.values {
      // Every view has one root.
      entries.measures.merge(environment.measures) { first, _ in first }
    }
    let loaded = LoadedScene(
      parts: entries, document: document, bars: source.canvas.barsOver(scene),
      texts: options.texts, findings: findings)
    if options.size != nil, scene.hasMainRoot, let root = scene.roots.first {
      loaded.resizing = resizing(of: root)
    }
    return loaded
  }

  private func describeEnvironments() {
    let canvas = source.canvas
    let given = options.size.map(\.layoutSize)
    let fitted = source.canvasScene(scene.id).flatMap { source.fitting?.size(of: $0) }
    let constraintsByRoot = Dictionary(grouping: constraints) { document.views[$0.holder].root }
    for root in scene.roots {
      if let given = options.environments[document.views[root].id] {
        environments[root] = canvas.completed(given, root: root)
      } else {
        environments[root] = canvas.environment(
          of: root, in: scene, fittedSize: fitted, givenSize: given)
        // The insets of another screen are not those of this one.
        let isOwnScreen = options.size == nil && document.device == source.canvasDocument.device
        if options.infersInsets, isOwnScreen {
          inferInsets(of: root, from: constraintsByRoot[root] ?? [])
        }
      }
    }
  }

  /// Corrects the safe areas and margins of the rules by those that stored frames show.
  private func inferInsets(of root: Int, from constraints: [ConstraintDescription]) {
    guard let environment = environments[root] else { return }
    // The editor marks ambiguous views when it opens a file, with the margins of its own build. It
    // leaves stored frames as they are until an edit, so that they may show those of an older one.
    let keepsCellEnds = !options.readsSizesBack && document.era >= .xcode26
    let inference = InsetInference(
      environment, of: root, in: document, constraints: constraints,
      keepsCellEnds: keepsCellEnds)
    environments[root] =
      options.direction == .rightToLeft
      ? inference.environmentInMirror : inference.environment
    findings += inference.findings
  }

  /// Sets the sizes of the roots. Until then they had those of the file, against which masks are
  /// captured.
  private func sizeRoots() {
    for root in scene.roots {
      guard let view = entries.view(at: root), let environment = environments[root] else {
        continue
      }
      let size = CGSize(width: environment.size.width, height: environment.size.height)
      // The size of a root is an input, whatever its mask is.
      view.isSeparateLayoutRoot = true
      view.frame = CGRect(origin: view.frame.origin, size: size)
      view.layoutScale = CGFloat(environment.scale)
      view.layoutDirectionOverride = options.direction
      view.traitsOverride = traits(scale: environment.scale)
      view.setNeedsLayout()
    }
  }

  func addFinding(_ code: FileFinding.Code, line: Int, column: Int, _ message: String) {
    findings.append(FileFinding(code: code, line: line, column: column, message: message))
  }
}
