// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// The search for files of Interface Builder.
@MainActor enum BundledFiles {
  /// The files that were read, by path: most are used many times.
  private static var read: [String: InterfaceFile] = [:]

  /// Reads the file with a name.
  ///
  /// It is searched in the bundle, also in its folders of languages. Without a bundle it is
  /// searched in that of the program, and then in the bundles of resources that the package manager
  /// puts beside the program.
  ///
  /// - Returns: the file; nil when no file has that name.
  /// - Throws: `InterfaceBuilderError` when the file is none that can be read.
  static func file(
    _ name: String, extension fileExtension: String, in bundle: Bundle?
  ) throws(InterfaceBuilderError) -> InterfaceFile? {
    guard let path = path(name, fileExtension, in: bundle) else { return nil }
    if let file = read[path] { return file }
    let file = try InterfaceFile(contentsOf: path)
    read[path] = file
    return file
  }

  /// The paths of previous searches, nil for missing files: bundles do not change while a program
  /// runs.
  private static var paths: [String: String?] = [:]

  private static func path(_ name: String, _ fileExtension: String, in bundle: Bundle?) -> String? {
    let key = "\(bundle?.bundlePath ?? "")|\(name).\(fileExtension)"
    if let known = paths[key] { return known }
    let found = search(name, fileExtension, in: bundle)
    paths[key] = .some(found)
    return found
  }

  private static func search(
    _ name: String, _ fileExtension: String, in bundle: Bundle?
  ) -> String? {
    for bundle in bundle.map({ [$0] }) ?? [Bundle.main] + resourceBundles {
      for folder in [nil, "Base.lproj", "en.lproj"] {
        let path = bundle.path(forResource: name, ofType: fileExtension, inDirectory: folder)
        if let path { return path }
      }
    }
    return nil
  }

  private static let resourceBundles: [Bundle] = {
    let folder = Bundle.main.bundleURL
    // A folder that cannot be listed has none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }()
}
