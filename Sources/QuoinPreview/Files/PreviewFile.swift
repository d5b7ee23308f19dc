// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinInterfaceBuilder

/// A file of the page: its last readable content, and the problem that it has now.
package struct PreviewFile: Sendable {
  /// The reason that the last good picture does not show the current file.
  package enum Trouble: Hashable, Sendable {
    case unreadable(InterfaceBuilderError)
    /// There is no such file any more; a new one of its name takes its place.
    case gone
  }

  /// The path as the arguments name it, by which addresses name the file.
  package let name: String
  /// The paths by which changes are reported.
  package let watchedPaths: Set<String>
  /// The last bytes that could be read; nil before there were any.
  package private(set) var content: Data?
  /// The ids and names of the scenes.
  package private(set) var scenes: [(id: String, name: String)] = []
  package private(set) var trouble: Trouble?
  /// The number of the change that led to the current state.
  package private(set) var generation = 0
  /// The bytes that were read last, good or not.
  private var bytes: Data?

  package init(name: String) {
    self.name = name
    watchedPaths = WatchedFolders.reportedPaths(of: name)
  }

  /// Updates the file to the content on the disk.
  ///
  /// - Parameters:
  ///   - content: The bytes of the file; nil where there is none.
  ///   - generation: The number of the change, which is taken when there is one.
  ///   - read: Reads the bytes.
  /// - Returns: Whether anything is different.
  package mutating func update(
    to content: Data?, generation: () -> Int,
    reading read: (Data) throws(InterfaceBuilderError) -> InterfaceFile
  ) -> Bool {
    guard let content else {
      guard trouble != .gone else { return false }
      (bytes, trouble) = (nil, .gone)
      self.generation = generation()
      return true
    }
    guard content != bytes else { return false }
    bytes = content
    do throws(InterfaceBuilderError) {
      scenes = try read(content).document.scenes.map { ($0.id, $0.name) }
      (self.content, trouble) = (content, nil)
    } catch {
      let before = trouble
      trouble = .unreadable(error)
      if before == trouble { return false }
    }
    self.generation = generation()
    return true
  }

  /// Counts a change of something that the pictures of the file show besides it.
  package mutating func redraw(generation: Int) { self.generation = generation }
}
