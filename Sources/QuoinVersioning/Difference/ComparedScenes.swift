// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// The scenes of two versions of a file, on the canvas of the new one.
@MainActor package struct ComparedScenes {
  /// A scene in both versions.
  package struct Pair {
    package var old: LoadedScene?
    package var new: LoadedScene?
  }

  /// The scenes in the order of the new version, followed by those that only the old one has.
  package let pairs: [Pair]
  /// The environment of both versions.
  let options: SceneOptions

  /// Creates the views of both versions. They are not laid out yet.
  ///
  /// - Parameter partners: The ids of the new version by those of the old one, where they differ.
  package init(
    _ old: InterfaceFile?, _ new: InterfaceFile?, _ options: SceneOptions,
    partners: [String: String]
  ) {
    var own = options
    // Insets that stored frames show would hide that an edited constant moves a view.
    own.infersInsets = false
    var after = new?.scenes(options: own) ?? []
    var before = old?.scenes(options: own) ?? []
    // Another device of the canvas alone moves nothing, also where the sizes that are stored in the
    // new version are still those of the old device.
    if options.device == nil, let first = after.first, let device = first.device,
      device != before.first?.device || first.orientation != before.first?.orientation
    {
      own.device = SceneDevice.all.first { $0.identifier == device }
      own.orientation = options.orientation ?? first.orientation
      before = old?.scenes(options: own) ?? []
      after = new?.scenes(options: own) ?? []
    }
    self.options = own
    var sources: [String: LoadedScene] = [:]
    for scene in before {
      let id = partners[scene.id] ?? scene.id
      sources[id] = sources[id] ?? scene
    }
    let used = Set(after.map(\.id))
    pairs =
      after.map { Pair(old: sources[$0.id], new: $0) }
      + before.filter { !used.contains(partners[$0.id] ?? $0.id) }.map { Pair(old: $0, new: nil) }
  }
}
