// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinInterfaceBuilder

/// The comparison of two versions and the environment of their layouts.
public struct DifferenceOptions: Sendable {
  /// Whether frames are compared.
  public var includesFrames = true
  /// Whether only frames and problems are reported.
  public var includesOnlyFrames = false
  /// Whether the changes are named that moved views. Each one is tried, which lays a scene out
  /// again.
  public var includesCauses = true
  /// The number of changes of a scene that are tried at most.
  package var causeLimit = 24
  /// Whether objects inside added and removed ones are listed.
  public var includesAll = false
  /// The environment of both versions.
  public var scenes = SceneOptions()

  public init() {}
}
