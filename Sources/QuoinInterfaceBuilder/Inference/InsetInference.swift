// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Corrects safe areas and margins where the stored frames show others than the rules give.
///
/// The rules for bars, sheets and cells are observations. They do not cover bars that a program
/// adds or builds without stored files. The frames of a file show such insets: see
/// ``InsetEvidence``. The corrections are valid for the canvas of that file only.
struct InsetInference {
  let document: InterfaceDocument
  let root: Int
  private(set) var environment: SceneEnvironment
  private(set) var findings: [FileFinding] = []
  let geometry: StoredGeometry
  let evidence: InsetEvidence
  /// Whether the upper and lower margins of cells are those of the rules, whatever frames show.
  private let keepsCellEnds: Bool
  /// The insets that follow from the rules and from the corrected insets of outer views, by index
  /// of the view.
  private(set) var expectedSafeAreas: [Int: LayoutInsets] = [:]
  private(set) var expectedMargins: [Int: LayoutInsets] = [:]
  /// The insets of the views that were looked at, by index.
  private var safeAreas: [Int: LayoutInsets] = [:]
  private var margins: [Int: LayoutInsets] = [:]

  init(
    _ environment: SceneEnvironment, of root: Int, in document: InterfaceDocument,
    constraints: [ConstraintDescription], keepsCellEnds: Bool = false
  ) {
    self.keepsCellEnds = keepsCellEnds
    self.document = document
    self.root = root
    self.environment = environment
    geometry = StoredGeometry(document, root: root)
    evidence = InsetEvidence(
      document, geometry: geometry, constraints: constraints,
      alignmentInsets: environment.alignmentInsets)
    infer()
  }

  /// The environment for a canvas that is read from the right. The editor's is read from the left.
  var environmentInMirror: SceneEnvironment {
    var mirrored = environment
    for (id, margins) in environment.margins {
      mirrored.margins[id]?.left = margins.right
      mirrored.margins[id]?.right = margins.left
    }
    return mirrored
  }

  /// Infers insets from the root inward, since the insets of a view are part of those of its
  /// subviews.
  private mutating func infer() {
    var waiting = [root]
    while let index = waiting.popLast() {
      guard geometry[index] != nil else { continue }
      let view = document.views[index]
      inferSafeArea(of: view, at: index)
      inferMargins(of: view, at: index)
      waiting.append(contentsOf: view.children)
    }
  }

  private mutating func inferSafeArea(of view: ViewDescription, at index: Int) {
    let expected = expectedSafeArea(of: view, at: index)
    expectedSafeAreas[index] = expected
    let shown = shown(.safeArea, in: index, expected: expected)
    safeAreas[index] = shown
    guard shown != expected else { return }
    if index == root {
      environment.safeArea = shown
    } else {
      environment.viewSafeArea[view.id] = shown
    }
    environment.removeMeasures(
      of: .safeArea, at: shown.edges(differentFrom: expected), from: view.id)
    report("safe area", of: view, shown, instead: expected)
  }

  private mutating func inferMargins(of view: ViewDescription, at index: Int) {
    let expected = expectedMargins(of: view, at: index)
    expectedMargins[index] = expected
    var shown = completed(
      shown(.margins, in: index, expected: expected), expected, of: view, at: index)
    if keepsCellEnds, view.role == .content {
      (shown.top, shown.bottom) = (expected.top, expected.bottom)
    }
    margins[index] = shown
    guard shown != expected else { return }
    environment.margins[view.id] = shown
    environment.removeMeasures(
      of: .layoutMargins, at: shown.edges(differentFrom: expected), from: view.id)
    report("margin", of: view, shown, instead: expected)
  }

  /// Returns the expected insets, with the edges replaced at which all evidence agrees on another
  /// inset.
  private func shown(
    _ kind: InsetEvidence.Kind, in index: Int, expected: LayoutInsets
  ) -> LayoutInsets {
    var insets = expected
    for edge in InsetEdge.allCases {
      guard let width = shownWidth(of: kind, at: edge, in: index),
        abs(width - expected[keyPath: edge.inset]) > tolerance
      else { continue }
      insets[keyPath: edge.inset] = width
    }
    return insets
  }

  /// The margins of a cell with the end added that nothing shows. One rule gives both ends, so that
  /// where the frames disprove it at one of them, the other has the same width.
  private func completed(
    _ shown: LayoutInsets, _ expected: LayoutInsets, of view: ViewDescription, at index: Int
  ) -> LayoutInsets {
    guard view.role == .content, view.margins == nil else { return shown }
    var insets = shown
    if shown.top != expected.top, shownWidth(of: .margins, at: .bottom, in: index) == nil {
      insets.bottom = shown.top
    }
    if shown.bottom != expected.bottom, shownWidth(of: .margins, at: .top, in: index) == nil {
      insets.top = shown.bottom
    }
    return insets
  }

  /// The width of an inset, nil where nothing shows it.
  ///
  /// A single frame may be out of date without the editor knowing it. Bars and margins are whole
  /// points, so a width that is not shows nothing.
  private func shownWidth(
    of kind: InsetEvidence.Kind, at edge: InsetEdge, in index: Int
  ) -> Double? {
    if kind == .safeArea, evidence.hasNone(of: kind, at: edge, in: index, tolerance: tolerance) {
      return 0
    }
    let widths = evidence.widths(of: kind, at: edge, in: index)
    guard let least = widths.min(), let greatest = widths.max(), greatest - least <= tolerance
    else { return nil }
    let middle = (least + greatest) / 2
    let width = middle.rounded()
    let widest = index == root ? Self.widestBars : Self.widestMargin
    let isSound = abs(width - middle) <= Self.roundingOfThirds && width >= 0 && width <= widest
    return isSound ? width : nil
  }

  /// The tolerance of a distance, both of whose edges are rounded to pixels.
  var tolerance: Double { 1 / environment.scale + 0.01 }

  /// The rounding in points: a pixel of a screen with three of them in a point.
  private static let roundingOfThirds = 0.34
  /// The maximum height of bars in points. No bars of any canvas are taller.
  private static let widestBars = 200.0
  /// The widest margin in points. No view that is not a root has wider margins of its own.
  private static let widestMargin = 48.0

  // MARK: Insets by the rules

  private func expectedSafeArea(of view: ViewDescription, at index: Int) -> LayoutInsets {
    guard index != root else { return environment.safeArea }
    if let given = environment.viewSafeArea[view.id] { return given }
    guard let parent = view.parent, let outer = safeAreas[parent],
      document.views[parent].rule.factory != .scroll
    else { return .zero }
    return outer.merging(distances(of: index, in: parent)) { max(0, min($0 - $1, $0)) }
  }

  private func expectedMargins(of view: ViewDescription, at index: Int) -> LayoutInsets {
    if let given = environment.margins[view.id] { return given }
    var own = environment.baseMargins[view.id] ?? view.margins?.insets ?? LayoutInsets(all: 8)
    if view.insetsMarginsFromSafeArea, document.addsSafeAreaToMargins {
      own = own.merging(safeAreas[index] ?? .zero, +)
    }
    guard view.preservesSuperviewMargins, let parent = view.parent, let outer = margins[parent]
    else { return own }
    return own.merging(outer.merging(distances(of: index, in: parent), -), max)
  }

  private func distances(of index: Int, in parent: Int) -> LayoutInsets {
    guard let inner = geometry[index], let outer = geometry[parent] else { return .zero }
    var distances = LayoutInsets.zero
    for edge in InsetEdge.allCases {
      distances[keyPath: edge.inset] = edge.distance(of: edge.position(in: inner), inside: outer)
    }
    return distances
  }

  // MARK: Findings

  private mutating func report(
    _ name: String, of view: ViewDescription, _ shown: LayoutInsets, instead expected: LayoutInsets
  ) {
    let changes = InsetEdge.allCases.compactMap { edge -> String? in
      let (new, old) = (shown[keyPath: edge.inset], expected[keyPath: edge.inset])
      if new == old { return nil }
      return "\(edge.rawValue) \(LayoutText.number(new)) instead of \(LayoutText.number(old))"
    }
    findings.append(
      FileFinding(
        code: .inferredInsets, line: view.line, column: view.column,
        message: "Stored frames show another \(name) of '\(view.id)': "
          + changes.joined(separator: ", ") + "."))
  }
}

extension LayoutInsets {
  fileprivate func edges(differentFrom other: LayoutInsets) -> Set<InsetEdge> {
    Set(InsetEdge.allCases.filter { self[keyPath: $0.inset] != other[keyPath: $0.inset] })
  }
}
