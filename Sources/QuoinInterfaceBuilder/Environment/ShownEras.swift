// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The looks of controls that follow from the distances which constraints state.
///
/// The edge of a control that a required equality puts at the edge of a view without insets,
/// together with both stored frames, shows an inset of the control. Where the looks of two systems
/// have different insets there, the inset shows which one the canvas drew. A file of build 17701
/// has check boxes of macOS 10, for example.
struct ShownEras {
  private let document: InterfaceDocument
  private let older: InterfaceBuilderEra
  /// The number by which more constraints show the older look of a control than the look of the
  /// file.
  private var votes: [Int: Int] = [:]

  init(_ document: InterfaceDocument, older: InterfaceBuilderEra) {
    self.document = document
    self.older = older
    var geometries: [Int: StoredGeometry] = [:]
    for constraint in document.constraints {
      guard constraint.relation == .equal, constraint.priority >= 1000, constraint.multiplier == 1,
        !constraint.isPlaceholder, case .view(let first) = constraint.first,
        case .view(let second)? = constraint.second,
        let firstEdge = InsetEdge(constraint.firstAttribute),
        let secondEdge = InsetEdge(constraint.secondAttribute)
      else { continue }
      let root = document.views[first].root
      let geometry = geometries[root] ?? StoredGeometry(document, root: root)
      geometries[root] = geometry
      let constant = constraint.constant
      vote((first, firstEdge), (second, secondEdge), constant, geometry)
      vote((second, secondEdge), (first, firstEdge), -constant, geometry)
    }
  }

  /// Whether a control has the older look; nil where no constraint shows it.
  func isOld(_ index: Int) -> Bool? {
    guard let votes = votes[index], votes != 0 else { return nil }
    return votes > 0
  }

  private typealias End = (index: Int, edge: InsetEdge)

  private mutating func vote(
    _ control: End, _ other: End, _ constant: Double, _ geometry: StoredGeometry
  ) {
    guard document.views[control.index].children.isEmpty,
      let insets = insets(of: control.index), insets.new != insets.old,
      let fixed = self.insets(of: other.index), fixed.new == fixed.old,
      let line = position(of: other, fixed.new, geometry),
      let new = position(of: control, insets.new, geometry),
      let old = position(of: control, insets.old, geometry)
    else { return }
    let isNew = abs(new - line - constant) < Self.tolerance
    let isOld = abs(old - line - constant) < Self.tolerance
    guard isNew != isOld else { return }
    votes[control.index, default: 0] += isOld ? 1 : -1
  }

  /// The insets of a view in both looks; nil where one of them is a guess.
  private func insets(of index: Int) -> (new: LayoutInsets, old: LayoutInsets)? {
    let view = document.views[index]
    let new = AlignmentTable.row(for: view, platform: .macOS, era: document.era)
    let old = AlignmentTable.row(for: view, platform: .macOS, era: older, isOld: true)
    guard !new.evidence.isGuess, !old.evidence.isGuess else { return nil }
    return (new.insets(of: view), old.insets(of: view))
  }

  private func position(
    of end: End, _ insets: LayoutInsets, _ geometry: StoredGeometry
  ) -> Double? {
    guard let frame = geometry[end.index] else { return nil }
    let inset = insets[keyPath: end.edge.inset]
    switch end.edge {
    case .top, .left: return end.edge.position(in: frame) + inset
    case .bottom, .right: return end.edge.position(in: frame) - inset
    }
  }

  /// The tolerance in points: macOS files have whole ones, and half ones on newer screens.
  private static let tolerance = 0.6
}
