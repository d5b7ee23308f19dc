// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A problem of the merged layout that neither side has in its own file, although their changes do
/// not contradict each other.
public struct MergeLayoutProblem: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable {
    /// Required constraints that cannot hold together.
    case conflict
    /// A number of the frame of a view that the constraints do not determine.
    case ambiguity
    /// Two views next to each other in one view cover each other, and do not in any version.
    case overlap
    /// The size of a view differs from that in all versions, which agree on it.
    case size
  }

  public var kind: Kind
  /// The id of the scene.
  public var scene: String
  /// The ids of the constraints that cannot hold together, or that of the view.
  public var objects: [String]
  /// The number of the view that is not determined, or that differs; nil for a conflict.
  public var coordinate: String?
  /// The size in the result and in the versions, in points; nil for other problems.
  public var sizes: Sizes?
  /// The objects for people, such as constraints as equations.
  package var titles: [String] = []

  enum CodingKeys: String, CodingKey {
    case kind, scene, objects, coordinate, sizes
  }

  /// A width or a height in the result, and in all three versions.
  public struct Sizes: Hashable, Sendable, Codable {
    public var result: Double
    public var versions: Double
  }

  /// The problem in a line.
  public var sentence: String {
    let names = objects.enumerated().map { index, id in
      guard titles.indices.contains(index) else { return id }
      return titles[index].contains(id) ? titles[index] : "\(titles[index]) (\(id))"
    }
    let list = names.joined(separator: ", ")
    switch kind {
    case .conflict:
      return
        "the constraints \(list) cannot all hold in the merged scene \(scene), which neither side has"
    case .ambiguity:
      return
        "the \(coordinate ?? "frame") of \(list) is not determined in the merged scene \(scene), "
        + "which neither side has"
    case .overlap:
      return
        "\(names.joined(separator: " and ")) overlap in the merged scene \(scene), and in no version"
    case .size:
      let (result, versions) = (sizes?.result ?? 0, sizes?.versions ?? 0)
      return
        "the \(coordinate ?? "size") of \(list) is \(LayoutText.number(result)) in the merged scene "
        + "\(scene), and \(LayoutText.number(versions)) in all three versions"
    }
  }
}
