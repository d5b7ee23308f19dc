// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// How scenes are made from a file.
public struct SceneOptions: Sendable {
  /// The size of the main root of each scene, in points, in place of the one in the file.
  public var size: CGSize?
  /// The reading direction of all views that do not force one.
  public var direction: UIUserInterfaceLayoutDirection?
  /// Given surroundings of layout roots, by the root's id, in place of those that follow from the
  /// file.
  package var environments: [String: SceneEnvironment] = [:]

  /// Scenes as in the file, or of another size or direction.
  public init(size: CGSize? = nil, direction: UIUserInterfaceLayoutDirection? = nil) {
    self.size = size
    self.direction = direction
  }
}
