// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinInterfaceBuilder

/// Writes values of sides into a merged file that has conflicts.
public struct ConflictResolution: Sendable {
  /// The text with which a comment about a conflict begins.
  static let commentStart = "<!--quoin-conflict "

  /// The bytes of the file.
  public private(set) var data: Data
  /// The conflicts for which a side cannot be selected one by one, each with the reason.
  public private(set) var refusals: [String] = []

  /// Resolves conflicts with the values of one side. Everything else in the file stays.
  ///
  /// - Parameters:
  ///   - side: The side whose values are taken.
  ///   - conflicts: The conflicts that this decides.
  ///   - file: The merged file, which may have been edited since.
  /// - Throws: An error when the file is not edited by its bytes.
  public init(
    taking side: MergeSide, of conflicts: [MergeConflict], in file: InterfaceFile
  ) throws(InterfaceBuilderError) {
    data = file.data
    let tree = try InterfaceMerge.tree(file)
    var edits: [FileEdit] = []
    for conflict in conflicts {
      guard let edit = Self.edit(side, conflict, tree) else {
        if side != .ours {
          refusals.append(
            "\(conflict.key): it is not one value of an element; take one side of the whole file")
          continue
        }
        edits += Self.removals(of: conflict, in: file.data)
        continue
      }
      edits += edit + Self.removals(of: conflict, in: file.data)
    }
    guard let result = edits.applied(to: file.data) else {
      refusals.append("The values overlap; take them one by one")
      return
    }
    data = result
  }

  mutating func refuse(_ reason: String) { refusals.append(reason) }

  mutating func replace(with data: Data) { self.data = data }

  /// The bytes of a file without the comments about conflicts.
  static func removingComments(about conflicts: [MergeConflict], in data: Data) -> Data {
    conflicts.flatMap { removals(of: $0, in: data) }.applied(to: data) ?? data
  }

  private static func edit(
    _ side: MergeSide, _ conflict: MergeConflict, _ tree: VersionTree
  ) -> [FileEdit]? {
    guard conflict.kind == .property, let index = tree.indices[conflict.element] else { return nil }
    let value =
      switch side {
      case .base: conflict.values.base
      case .ours: conflict.values.ours
      case .theirs: conflict.values.theirs
      }
    let span = tree.spans.elements[index]
    guard let attribute = conflict.attribute else {
      return value.map { [FileEdit(span.extent, $0)] } ?? [tree.spans.removing(index)]
    }
    if attribute == "text()" { return span.content.map { [FileEdit($0, value ?? "")] } }
    if let value { return [tree.spans.setting(attribute, to: value, of: index)] }
    return tree.spans.removing(attribute, of: index).map { [$0] } ?? []
  }

  /// The edits that remove the comments about a conflict with their lines.
  private static func removals(of conflict: MergeConflict, in data: Data) -> [FileEdit] {
    let needle = " \(conflict.name) \(conflict.property): "
    return comments(in: data).filter { $0.text.contains(needle) }
      .map { FileEdit(removing: $0.range) }
  }

  /// The comments about conflicts in a file, with the white space before each.
  static func comments(in data: Data) -> [(text: String, range: Range<Int>)] {
    let bytes = [UInt8](data)
    var result: [(text: String, range: Range<Int>)] = []
    var position = data.startIndex
    while let start = data.range(of: Data(commentStart.utf8), in: position..<data.endIndex),
      let end = data.range(of: Data("-->".utf8), in: start.upperBound..<data.endIndex)
    {
      position = end.upperBound
      var lower = start.lowerBound - data.startIndex
      let upper = end.upperBound - data.startIndex
      let text = String(decoding: bytes[lower..<upper], as: UTF8.self)
      while lower > 0, bytes[lower - 1] <= 0x20 { lower -= 1 }
      result.append((text, lower..<upper))
    }
    return result
  }

  /// Returns the texts of the comments about conflicts that a file still has.
  public static func openConflicts(in data: Data) -> [String] { comments(in: data).map(\.text) }
}
