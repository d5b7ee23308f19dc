// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The filter for calls of a backtrace that are not statements of the program.
enum CallFilter {
  /// The folder of the sources of this package, which include the dialects.
  private static let sources: String = {
    let path: String = #filePath
    // This file is in a folder of a module.
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return folders.joined(separator: "/") + "/"
  }()

  /// Returns whether a file is one of this package.
  static func isOfQuoin(_ path: String) -> Bool { path.hasPrefix(sources) }

  /// The modules whose functions are called between a statement and the constraints it makes.
  private static let modules: Set<Substring> = [
    "QuoinUIKit", "QuoinUIKitExtras", "QuoinPlatform", "QuoinObjectiveC", "QuoinStage",
    "QuoinTesting",
    "Cartography", "Mortar", "MortarCore", "MortarObjects", "MortarVFL", "SwiftAutoLayout",
    "NotAutoLayout",
  ]

  /// The beginnings of symbols of functions in these modules or the standard library, or in
  /// extensions of their types.
  private static let symbols = modules.map { "$s\($0.count)\($0)" } + ["$sS", "$ss"]

  /// Whether a function is surely one of this package or of the standard library. Statements of the
  /// program may be inlined into a specialization.
  ///
  /// - Parameters:
  ///   - symbol: the mangled name of the function.
  ///   - name: its name in the language.
  static func isOfQuoin(symbol: String, name: String) -> Bool {
    guard symbols.contains(where: symbol.hasPrefix), !name.contains("speciali") else {
      return false
    }
    let extensions = name.components(separatedBy: "(extension in ").dropFirst()
    return extensions.allSatisfy { modules.contains($0.prefix { $0 != ")" }) }
  }

  /// Returns whether a file is one of another package, such as a dialect that is not in this one.
  /// The package manager and Xcode check dependencies out into a folder of that name.
  static func isOfDependency(_ path: String) -> Bool {
    path.split(separator: "/").contains("checkouts")
  }

  /// Returns whether code was written by the compiler or by a macro.
  static func isGenerated(_ path: String) -> Bool {
    path.contains("<compiler-generated>") || path.contains("@__swiftmacro_")
  }
}
