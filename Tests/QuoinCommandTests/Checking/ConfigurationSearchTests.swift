// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinChecking

@Suite struct ConfigurationSearchTests {
  private func search(
    file: String? = nil, _ options: ConfigurationLayer = ConfigurationLayer()
  ) -> ConfigurationSearch {
    ConfigurationSearch(file: file, options: options, rules: [FindingSample.rule])
  }

  @Test("The closest file counts, up to the folder of the repository")
  func closest() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add(".quoin.json", #"{"failOn": "error"}"#)
    try folder.add("Repository/.git/HEAD", "")
    try folder.add("Repository/App/.quoin.json", #"{"failOn": "info"}"#)
    var search = search()
    let severities = try ["a.xib", "Repository/a.xib", "Repository/App/Views/a.xib"].map {
      try search.configuration(ofFile: folder.path($0)).failOn
    }
    #expect(severities == [.error, .warning, .info])
  }

  @Test("A file of the command replaces the closest ones")
  func stated() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add("App/.quoin.json", "no JSON")
    let stated = try folder.add("other.json", #"{"failOn": "error", "excluded": ["Old"]}"#)
    var search = search(file: stated)
    let configuration = try search.configuration(ofFile: folder.path("App/a.xib"))
    #expect(configuration.failOn == .error)
    #expect(configuration.excludes(folder.path("Old/a.xib")))
  }

  @Test("A file that cannot be read fails each time")
  func failing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add(".quoin.json", "no JSON")
    var search = search()
    for _ in 0..<2 {
      #expect(throws: FileFailure.self) {
        try search.configuration(ofFile: folder.path("a.xib"))
      }
    }
  }
}
