// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinInterfaceBuilder
public import QuoinRender

extension InterfaceDifference {
  /// Returns the scenes that look different, in both versions, each with the list of differences.
  ///
  /// ```swift
  /// let difference = InterfaceDifference(from: old, to: new)
  /// for scene in difference.pictures() {
  ///   try scene.svg.write(toFile: "\(scene.id).svg", atomically: true, encoding: .utf8)
  /// }
  /// ```
  ///
  /// Both versions are laid out on the same canvas. A difference that was decoded has no pictures,
  /// since it does not have the files.
  ///
  /// - Parameter device: The device of both versions; nil for that of the new one.
  @MainActor public func pictures(device: SceneDevice? = nil) -> [SceneComparison] {
    comparisons(SceneOptions(device: device)).filter(\.isVisible)
  }

  /// The scenes with differences, also those that look the same, laid out for pictures.
  @MainActor package func comparisons(_ options: SceneOptions) -> [SceneComparison] {
    guard let versions else { return [] }
    let loaded = ComparedScenes(versions.old, versions.new, options, partners: partners)
    return scenes.map { scene in
      let pair = loaded.pairs.first { pair in
        (pair.new ?? pair.old).map { $0.id == scene.id || $0.isNamed(scene.id) } ?? false
      }
      return SceneComparison(
        id: scene.id, name: scene.name,
        old: pair?.old.flatMap { $0.picture(in: versions.old) },
        new: pair?.new.flatMap { $0.picture(in: versions.new) },
        lines: scene.lines.map(ComparedLine.init))
    }
  }
}

/// The files of a difference, for its pictures.
struct ComparedVersions: Sendable {
  var old: InterfaceFile?
  var new: InterfaceFile?
}
