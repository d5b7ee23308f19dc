// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The parts of a file that all of its scenes are made from.
struct SceneSource {
  /// The path of the file, or the name that the caller gave to its bytes.
  let fileName: String
  let document: InterfaceDocument
  /// The document as the canvas shows it: for its own device and at the usual text size.
  let canvasDocument: InterfaceDocument
  let canvas: CanvasEnvironment
  /// The fitting; nil when the screen is the one of the file.
  let fitting: ScreenFitting?
  private let canvasScenes: [String: SceneDescription]

  /// - Parameters:
  ///   - file: The file.
  ///   - options: The screen, the direction and the texts.
  ///   - document: The document for these options; nil to read it.
  @MainActor init(
    _ file: InterfaceFile, _ options: SceneOptions, document: InterfaceDocument? = nil
  ) {
    fileName = file.name
    self.document = document ?? file.document(for: options)
    canvasDocument = file.document
    canvas = CanvasEnvironment(
      self.document, readsSizesBack: options.readsSizesBack, judgedContents: options.judgedContents)
    fitting = ScreenFitting(from: canvasDocument, to: self.document)
    canvasScenes = Dictionary(
      canvasDocument.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The scene with an id as the canvas shows it.
  func canvasScene(_ id: String) -> SceneDescription? { canvasScenes[id] }
}
