// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(Testing)
import Testing
#endif

/// The name of the running test in paths.
@MainActor enum TestName {
  /// The suites and the function of the test of Swift Testing that runs, such as
  /// `SignInTests.form`; otherwise the name of the file and the line of the call, such as
  /// `SignInTests.9`.
  static func current(at location: IssueLocation) -> String {
    let file = location.fileID.description.split(separator: "/").last ?? "Tests"
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : String(file)
    return (ofSwiftTesting ?? "\(base).\(location.line)").reduce(into: "") { name, character in
      name.append(isAllowed(character) ? character : "-")
    }
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
  }

  #if canImport(Testing)
  private static var ofSwiftTesting: String? {
    guard let test = Test.current else { return nil }
    // The format is `Module.Suite/Inner/name(cell:)/File.swift:9:4`.
    let parts = "\(test.id)".split(separator: "/").map(String.init)
    let suites = parts.dropLast(parts.last?.contains(".swift:") == true ? 2 : 1)
      .enumerated().map { index, part in
        index == 0 ? part.split(separator: ".").dropFirst().joined(separator: ".") : part
      }
    let function = test.name.prefix { $0 != "(" }
    return (suites.filter { !$0.isEmpty } + [String(function)]).joined(separator: ".")
  }
  #else
  private static var ofSwiftTesting: String? { nil }
  #endif
}
