// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinInterfaceBuilder
import QuoinUIKit

/// Reads the files of a request and lays out its scenes, file by file.
@MainActor struct SceneReader {
  /// A file with the scenes of the request, laid out.
  struct LoadedFile {
    var file: InterfaceFile
    var scenes: [LoadedScene]
  }

  let request: SceneRequest
  /// Whether the scene was found, or may be in a file that does not suit the options.
  private var wasFound: Bool
  /// The scenes of all files, for the message about one that no file has.
  private var known: [String] = []

  init(_ request: SceneRequest) {
    self.request = request
    wasFound = request.scene == nil
  }

  /// Returns the files of the arguments, and an error for each folder without files.
  func sources() -> (files: [SourceFile], errors: [CommandError]) {
    var files: [SourceFile] = []
    var errors: [CommandError] = []
    for argument in request.files {
      do throws(CommandError) {
        files += try SourceSearch.sources(of: argument, inputName: request.inputName)
      } catch {
        errors.append(error)
      }
    }
    return (files, errors)
  }

  /// Returns a file with its scenes; nil when it does not have the scene of the request.
  ///
  /// - Throws: A ``CommandError`` when the file cannot be read or does not suit the options.
  mutating func read(_ source: SourceFile) throws(CommandError) -> LoadedFile? {
    let file = try source.read(input: request.input)
    if let reason = file.objection(to: request.options) {
      wasFound = true
      throw .unsuitableOptions(file: source.name, reason: reason)
    }
    known += file.sceneNames
    let scenes = scenes(of: file, options(for: file))
    if request.scene != nil, scenes.isEmpty { return nil }
    wasFound = true
    for scene in scenes { scene.layout() }
    return LoadedFile(file: file, scenes: scenes)
  }

  /// Returns the scenes of a file in another appearance, laid out.
  func scenes(of file: InterfaceFile, in appearance: UIUserInterfaceStyle) -> [LoadedScene] {
    var options = options(for: file)
    options.settings.appearance = appearance
    let scenes = scenes(of: file, options)
    for scene in scenes { scene.layout() }
    return scenes
  }

  private func scenes(of file: InterfaceFile, _ options: SceneOptions) -> [LoadedScene] {
    guard let name = request.scene else { return file.scenes(options: options) }
    return file.sceneIDs(named: name).compactMap { file.scene($0, options: options) }
  }

  /// The options of the request, with the texts of its language and the direction of that.
  private func options(for file: InterfaceFile) -> SceneOptions {
    var options = request.options
    guard let language = request.language else { return options }
    options.texts = Translations(of: .language(language), beside: file.name).replacement
    let code = language.split(separator: "-").first.map(String.init) ?? language
    if options.direction == nil, Self.rightToLeftLanguages.contains(code) {
      options.direction = .rightToLeft
    }
    return options
  }

  /// Languages that are written from right to left in their usual script (ISO 639).
  private static let rightToLeftLanguages: Set = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Returns the error about a scene that no file has; nil when it was found.
  ///
  /// - Parameter succeeded: Whether all files could be read. Nothing is known about the scenes of
  ///   the others, which were reported.
  func missingScene(succeeded: Bool) -> CommandError? {
    guard !wasFound, let scene = request.scene, succeeded || !known.isEmpty else { return nil }
    return .unknownScene(scene, known: known)
  }

  /// Whether a scene was found.
  var isSatisfied: Bool { wasFound }
}
