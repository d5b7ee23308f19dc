// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import Testing

@testable import QuoinConvert

/// Damaged files of Interface Builder and damaged code: they are converted or refused.
@MainActor @Suite struct DamagedSourceTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let count: UInt64 = ThoroughTests.areWanted ? 20_000 : 60

  private static func paths(_ folders: [String], _ endings: [String]) -> [URL] {
    folders.flatMap { name in
      let folder = package.appendingPathComponent(name)
      return (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
        .filter { path in endings.contains { path.hasSuffix($0) } }
        .map { folder.appendingPathComponent($0) }
    }
  }

  @Test("Scenes of damaged files are written in every dialect, or the file is refused")
  func documents() throws {
    let folders = ["Examples"] + (ThoroughTests.areWanted ? ["../shared/fixtures"] : [])
    let files = Self.paths(folders, [".storyboard", ".xib"])
    var converted = 0
    for seed in 0..<Self.count {
      let path = files[Int(seed) % files.count]
      var damage = FileDamage(Array(try Data(contentsOf: path)), seed: seed)
      let kind = damage.damage()
      guard
        let file = try? InterfaceFile(data: Data(damage.bytes), fileName: "Damaged.storyboard"),
        let reader = try? InterfaceReader(file)
      else { continue }
      for scene in reader.scenes() where !scene.roots.isEmpty {
        let dialects = ConversionDialect.allCases
        let printed = scene.printed(OutputStyle(dialects[Int(seed) % dialects.count]))
        #expect(!printed.text.isEmpty, "seed \(seed): \(path.lastPathComponent), \(kind)")
        converted += 1
      }
    }
    #expect(converted * 3 > Int(Self.count))
  }

  @Test("Damaged code is converted or stays, and both are code of the dialects")
  func code() throws {
    let files = Self.paths(["Examples/Dialects", "Tests/Compilation"], [".swift"])
    var random = RandomNumbers(seed: 55)
    for seed in 0..<Self.count * 10 {
      let path = files[Int(seed) % files.count]
      let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      let start = Int.random(in: 0..<lines.count, using: &random)
      let end = min(lines.count, start + .random(in: 1...6, using: &random))
      var characters = Array(lines[start..<end].joined(separator: "\n"))
      for _ in 0..<Int.random(in: 0...3, using: &random) where !characters.isEmpty {
        let index = Int.random(in: 0..<characters.count, using: &random)
        if Bool.random(using: &random) {
          characters.remove(at: index)
        } else {
          characters.insert("({[<!?.\"|~=$0x}])>".randomElement(using: &random) ?? "(", at: index)
        }
      }
      let text = String(characters)
      for source in CodeDialect.allCases {
        for target in ConversionDialect.allCases where target.rawValue != source.rawValue {
          let converter = StatementConverter(from: source, to: target)
          if let result = converter.convert(text, column: 2) {
            #expect(!result.lines.isEmpty, "\(source) to \(target): \(text)")
          }
        }
      }
      #if CodeConversion
      if let found = StatementFinder.statements(in: text) {
        _ = CodeRewriter(text, found, to: .anchors).rewrite()
      }
      #endif
    }
  }
}
