// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The documents of a file for the most recent canvases, so that layouts of one file on many
/// screens, in both directions and at several text sizes read it once for each.
@MainActor final class ChosenDocuments {
  /// The maximum number of documents. A matrix uses all its directions and text sizes before it
  /// uses the next screen: as many documents as it has text sizes are used again. More would cost
  /// memory with large files.
  private static let most = 8

  /// The documents, the most recent one last.
  private var recent: [(choice: CanvasChoice, document: InterfaceDocument)] = []

  nonisolated init() {}

  /// Returns the document for a choice, which is read unless it is one of the recent ones.
  func document(
    _ choice: CanvasChoice, read: () -> InterfaceDocument
  ) -> InterfaceDocument {
    let known = recent.firstIndex { $0.choice == choice }.map { recent.remove(at: $0).document }
    let document = known ?? read()
    if recent.count == Self.most { recent.removeFirst() }
    recent.append((choice, document))
    return document
  }
}
