// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The files of Interface Builder that are copies of others in another language: `de.lproj/Main.storyboard`
/// beside `Base.lproj/Main.storyboard` has the same scenes, whose classes would be declared twice.
struct LocalizedCopies {
  private var originals: [String: String] = [:]

  /// - Parameter paths: The paths of the files.
  init(_ paths: [String]) {
    for copies in Dictionary(grouping: paths, by: Self.withoutLanguage).values
    where copies.count > 1 {
      // The file of the development language is in Base.lproj, without that mostly in en.lproj.
      let original =
        copies.first { $0.contains("Base.lproj/") } ?? copies.first { $0.contains("en.lproj/") }
        ?? copies.first
      for copy in copies where copy != original { originals[copy] = original }
    }
  }

  /// The file with the same scenes; nil for a file that is not a copy.
  func original(of path: String) -> String? { originals[path] }

  /// The path without folders of languages.
  static func withoutLanguage(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
