// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Stores the frame of the layout, as the command Update Frames of Xcode does.
struct MisplacedViewFix: FindingFix {
  let rule = "misplaced-view"
  let safety = FixSafety.safe

  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]? {
    // Stored frames that show other insets than those of the device are the only trace of these.
    guard let layout = file.canvasLayout(finding.scene),
      layout.inferredCanvas == nil,
      let index = layout.views.firstIndex(where: { $0.identifier == finding.object }),
      isDetermined(layout.views[index], in: layout),
      var edits = frameEdits(of: layout.views[index], in: layout, file)
    else { return nil }
    for view in followers(of: index, in: layout) {
      guard let own = frameEdits(of: view, in: layout, file) else { return nil }
      edits += own
    }
    return edits
  }

  /// Whether the constraints determine the frame: of an ambiguous view, and where some constraint
  /// is broken, the computed frame is only one of those that are possible.
  private func isDetermined(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    let report = layout.problems.report
    return report.conflicts.isEmpty && !report.ambiguities.contains { $0.item === view.view }
  }

  /// Returns the views inside a view that follow its size by their autoresizing masks: the effect
  /// of these depends on the stored sizes of both.
  private func followers(of index: Int, in layout: CheckedLayout) -> [CheckedView] {
    var followers: Set<Int> = [index]
    for other in layout.views.indices.dropFirst(index + 1) {
      guard let parent = layout.views[other].parent, followers.contains(parent),
        layout.views[other].description?.translatesMask == true
      else { continue }
      followers.insert(other)
    }
    return followers.subtracting([index]).sorted().map { layout.views[$0] }
  }

  private func frameEdits(
    of view: CheckedView, in layout: CheckedLayout, _ file: FixableFile
  ) -> [FileEdit]? {
    guard let description = view.description, let loaded = layout.loaded,
      let element = file.element(line: description.line, column: description.column)
    else { return nil }
    let children = file.children(of: element)
    // A frame of a size class hides the frame that would be written.
    let hasOwnFrames = children.contains { child in
      file.spans.nodes[child].name == "variation"
        && file.children(of: child).contains { file.spans.nodes[$0].key == "frame" }
    }
    guard !hasOwnFrames,
      let rectangle = children.first(where: {
        file.spans.nodes[$0].name == "rect" && file.spans.nodes[$0].key == "frame"
      })
    else { return nil }
    let frame = storedFrame(of: view, in: layout, loaded)
    let values = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ]
    let edits = values.compactMap { name, value -> FileEdit? in
      let text = ConstraintMarkup.text(Double(value))
      guard file.spans.nodes[rectangle][name] != text else { return nil }
      return file.spans.setting(name, to: text, of: rectangle)
    }
    return edits + [file.spans.removing("misplaced", of: element)].compactMap(\.self)
  }

  /// The frame on the pixel grid in the coordinates of the file.
  private func storedFrame(
    of view: CheckedView, in layout: CheckedLayout, _ loaded: LoadedScene
  ) -> CGRect {
    guard let parent = layout.parent(of: view), let outer = parent.description?.frame else {
      return loaded.frame(of: view.view)
    }
    // On macOS y depends on the stored height of the view around it, which stays where that view is
    // not misplaced itself.
    let height = loaded.frame(of: parent.view).height
    var frame = loaded.frame(of: view.view)
    if loaded.platform == .macOS, abs(Double(height) - outer.height) < 1 {
      let scale = loaded.traitCollection.displayScale
      let y = Double(loaded.comparableFrame(of: view.view).minY)
      frame.origin.y = CGFloat(PixelGrid(scale: Double(scale)).rounded(y))
    }
    return frame
  }
}
