// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// The flags by which Xcode remembers that a view is misplaced or ambiguous, where it is not any
/// more.
@MainActor struct StaleFlags {
  /// A flag, with the edit that removes it.
  struct Flag {
    var rule: String
    var object: String
    var edit: FileEdit
  }

  private let file: FixableFile

  init(_ file: FixableFile) { self.file = file }

  /// The stale flags of rules that are not off.
  func flags(isOn: (String) -> Bool) -> [Flag] {
    // Most files have none, and judging all views takes a while.
    guard file.spans.nodes.contains(where: Self.isFlagged) else { return [] }
    let flags = file.canvasLayouts.flatMap { layout -> [Flag] in
      guard let loaded = layout.loaded else { return [] }
      let report = loaded.report()
      // Xcode judges no view of a scene that has conflicts as this layout does, which breaks some
      // constraints of these.
      guard report.certain.conflicts.isEmpty, report.doubtfulConflicts.isEmpty else { return [] }
      let ambiguous = Set(
        (report.certain.ambiguities + report.doubtfulAmbiguities.map(\.finding))
          .map { ObjectIdentifier($0.item) })
      return layout.views.flatMap { view -> [Flag] in
        [
          ambiguous.contains(ObjectIdentifier(view.view))
            ? nil : flag("ambiguous", "ambiguous-layout", of: view),
          isStoredFrame(of: view, in: layout, loaded)
            ? flag("misplaced", "misplaced-view", of: view) : nil,
        ].compactMap(\.self)
      }
    }
    return flags.filter { isOn($0.rule) }
  }

  private static func isFlagged(_ element: MarkupElement) -> Bool {
    element.flag("misplaced") == true || element.flag("ambiguous") == true
  }

  private func flag(_ name: String, _ rule: String, of view: CheckedView) -> Flag? {
    guard let description = view.description, view.parent != nil,
      let element = file.element(line: description.line, column: description.column),
      file.spans.nodes[element].flag(name) == true,
      let edit = file.spans.removing(name, of: element)
    else { return nil }
    return Flag(rule: rule, object: view.identifier, edit: edit)
  }

  /// Returns whether the stored frame equals the computed one to half a pixel, as stored frames are
  /// rounded.
  private func isStoredFrame(
    of view: CheckedView, in layout: CheckedLayout, _ loaded: LoadedScene
  ) -> Bool {
    guard let stored = view.description?.frame else { return false }
    let frame = loaded.comparableFrame(of: view.view)
    let halfPixel = 0.5 / Double(loaded.traitCollection.displayScale)
    return [
      Double(frame.minX) - stored.x, Double(frame.minY) - stored.y,
      Double(frame.width) - stored.width, Double(frame.height) - stored.height,
    ].allSatisfy { abs($0) <= halfPixel }
  }
}
