// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The widths of safe areas and margins that the stored frames below a layout root show.
///
/// A required equality between an edge of a view and a guide or a margin of another one, together
/// with the stored frames of both, shows how wide that inset was when the editor laid them out.
struct InsetEvidence {
  enum Kind: Hashable, Sendable {
    case safeArea, margins
  }

  private struct Line: Hashable {
    var owner: Int
    var kind: Kind
    var edge: InsetEdge
  }

  private let document: InterfaceDocument
  private let geometry: StoredGeometry
  private let alignmentInsets: [String: LayoutInsets]
  private var widths: [Line: [Double]] = [:]
  /// The widths that optional constraints show, which may be violated.
  private var weakWidths: [Line: [Double]] = [:]

  init(
    _ document: InterfaceDocument, geometry: StoredGeometry,
    constraints: [ConstraintDescription], alignmentInsets: [String: LayoutInsets]
  ) {
    self.document = document
    self.geometry = geometry
    self.alignmentInsets = alignmentInsets
    for constraint in constraints { read(constraint) }
  }

  /// The widths of an inset that single constraints show.
  func widths(of kind: Kind, at edge: InsetEdge, in owner: Int) -> [Double] {
    widths[Line(owner: owner, kind: kind, edge: edge)] ?? []
  }

  /// Returns whether an optional constraint is satisfied exactly at the edge itself, which shows
  /// that there is no inset. Observed: `BottomErrorReportViewController.xib` of corona-warn-app.
  func hasNone(of kind: Kind, at edge: InsetEdge, in owner: Int, tolerance: Double) -> Bool {
    let line = Line(owner: owner, kind: kind, edge: edge)
    guard widths[line] == nil, let weak = weakWidths[line] else { return false }
    return weak.allSatisfy { abs($0) <= tolerance }
  }

  private mutating func read(_ constraint: ConstraintDescription) {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second
    else { return }
    var shownWidth: ShownWidth?
    if let line = line(of: second, constraint.secondAttribute) {
      shownWidth = self.shownWidth(
        of: line, from: constraint.first, constraint.firstAttribute, offset: -constraint.constant)
    } else if let line = line(of: constraint.first, constraint.firstAttribute) {
      shownWidth = self.shownWidth(
        of: line, from: second, constraint.secondAttribute, offset: constraint.constant)
    }
    guard let shownWidth else { return }
    if constraint.priority >= 1000 {
      widths[shownWidth.line, default: []].append(shownWidth.width)
    } else {
      weakWidths[shownWidth.line, default: []].append(shownWidth.width)
    }
  }

  private typealias ShownWidth = (line: Line, width: Double)

  /// The width that an inset has if its line is at the edge of a view, with an offset.
  private func shownWidth(
    of line: Line, from item: InterfaceItem, _ attribute: LayoutAttribute, offset: Double
  ) -> ShownWidth? {
    guard case .view(let index) = item, let edge = InsetEdge(attribute), index != line.owner,
      let frame = geometry[index], let owner = geometry[line.owner],
      document.views[line.owner].forcesDirection != .rightToLeft,
      document.views[index].forcesDirection != .rightToLeft
    else { return nil }
    let insets = alignmentInsets[document.views[index].id] ?? .zero
    let aligned = LayoutRect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    let position = edge.position(in: aligned) + offset
    return (line, line.edge.distance(of: position, inside: owner))
  }

  /// The line that an attribute of an item means if it is one of an inset.
  private func line(of item: InterfaceItem, _ attribute: LayoutAttribute) -> Line? {
    switch item {
    case .view(let owner):
      // From inside a scroll view its margins are those of the content.
      guard document.views[owner].rule.factory != .scroll else { return nil }
      return InsetEdge(margin: attribute).map { Line(owner: owner, kind: .margins, edge: $0) }
    case .guide(let index):
      let guide = document.guides[index]
      switch (guide.kind, attribute) {
      case (.safeArea, _):
        return InsetEdge(attribute).map { Line(owner: guide.owner, kind: .safeArea, edge: $0) }
      case (.layoutMargins, _):
        return InsetEdge(attribute).map { Line(owner: guide.owner, kind: .margins, edge: $0) }
      case (.controllerTop, .bottom):
        return Line(owner: guide.owner, kind: .safeArea, edge: .top)
      case (.controllerBottom, .top):
        return Line(owner: guide.owner, kind: .safeArea, edge: .bottom)
      default:
        return nil
      }
    }
  }
}
