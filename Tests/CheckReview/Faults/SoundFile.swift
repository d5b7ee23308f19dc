// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// A file that faults are planted into.
@MainActor struct SoundFile {
  let data: Data
  let file: InterfaceFile
  let spans: MarkupSpans
  /// The indices of the elements `constraint` in a list of constraints.
  let constraints: [Int]

  /// nil for a file that is not edited, that Auto Layout does not lay out, or of which the reader skips a
  /// part.
  init?(_ data: Data) {
    guard let file = try? InterfaceFile(data: data, fileName: "sound.storyboard"),
      file.document.usesAutolayout, file.findings.isEmpty,
      let spans = try? MarkupSpans(data, of: file.tree)
    else { return nil }
    self.data = data
    self.file = file
    self.spans = spans
    constraints = spans.nodes.indices.filter {
      spans.nodes[$0].name == "constraint" && spans.nodes[$0]["id"] != nil
        && spans.nodes[$0]["placeholder"] == nil
    }
  }

  /// The file after some edits; nil when it is not read any more.
  func edited(_ edits: [FileEdit]) -> (data: Data, file: InterfaceFile)? {
    guard let data = edits.applied(to: data),
      let file = try? InterfaceFile(data: data, fileName: "planted.storyboard")
    else { return nil }
    return (data, file)
  }

  /// Whether size classes install an object or not.
  func isVaried(_ id: String) -> Bool {
    spans.nodes.contains { ["include", "exclude"].contains($0.name) && $0["reference"] == id }
  }
}
