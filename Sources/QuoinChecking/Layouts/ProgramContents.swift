// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinLayout

/// The coordinates that the content of views of the program's own classes may determine at run
/// time.
///
/// Interface Builder's canvas shows such a view without content. A program may give it one, and
/// then the frames of other views follow from it too.
@MainActor final class ProgramContents {
  private let layout: CheckedLayout
  /// The coordinates that the constraints do not determine, whatever such views contain; nil when
  /// no such view has content that is missing on the canvas.
  private lazy var open: Set<OpenCoordinate>? = openCoordinates()

  private struct OpenCoordinate: Hashable {
    var view: String
    var attribute: String
  }

  init(_ layout: CheckedLayout) {
    self.layout = layout
  }

  /// Whether a coordinate that the constraints do not determine on the canvas may be determined in
  /// a program.
  func mayDetermine(_ attribute: String, of view: CheckedView) -> Bool {
    if isOwnSize(attribute, of: view) { return true }
    guard let open else { return false }
    return !open.contains(OpenCoordinate(view: view.identifier, attribute: attribute))
  }

  /// Returns whether a coordinate is the size of a view of a class of the program. A placeholder
  /// size in the file means that the program does not set one.
  private func isOwnSize(_ attribute: String, of view: CheckedView) -> Bool {
    guard view.hasCustomClass, let placeholder = view.description?.placeholderSize else {
      return false
    }
    switch attribute {
    case "width": return placeholder.horizontal == nil
    case "height": return placeholder.vertical == nil
    default: return false
    }
  }

  private func openCoordinates() -> Set<OpenCoordinate>? {
    guard let file = layout.file?.file, let scene = layout.loaded, layout.platform != .macOS,
      layout.views.contains(where: { $0.hasCustomClass && $0.description?.children.isEmpty == true }
      )
    else { return nil }
    var options = layout.layoutConfiguration.options(for: file)
    options.judgedContents = .ofPrograms
    guard let other = file.scene(scene.id, options: options) else { return nil }
    other.layout()
    return Set(
      other.ambiguities().map {
        OpenCoordinate(view: $0.view, attribute: $0.coordinate.rawValue)
      })
  }
}
