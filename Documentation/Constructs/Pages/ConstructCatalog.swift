// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinUIKit

/// All constructs of all dialects, laid out.
@MainActor struct ConstructCatalog {
  /// A dialect with its constructs, in the order of its guide.
  struct Chapter {
    var dialect: ConstructDialect
    var constructs: [(construct: Construct, text: ConstructText)]
  }

  let chapters: [Chapter]

  /// Reads the sources.
  ///
  /// - Throws: ``UnnamedConstruct`` when a function is in no source, and what reading a file throws.
  init() throws {
    chapters = try ConstructDialect.allCases.map { dialect in
      let texts = try ConstructText.all(of: dialect)
      let constructs = try dialect.constructs.map { construct in
        guard let text = texts[construct.name] else {
          throw UnnamedConstruct(dialect: dialect, name: construct.name)
        }
        return (construct, text)
      }
      return Chapter(dialect: dialect, constructs: constructs)
    }
  }

  /// The dialects that have a construct with this key, with its text.
  func others(like key: String, than dialect: ConstructDialect) -> [(
    ConstructDialect, ConstructText
  )] {
    chapters.filter { $0.dialect != dialect }.compactMap { chapter in
      chapter.constructs.first { $0.text.key == key }.map { (chapter.dialect, $0.text) }
    }
  }

  /// Sentences about constructs whose frames differ from those of the first dialect with their key.
  ///
  /// - Parameter direction: The reading direction of the layouts.
  func differences(_ direction: UIUserInterfaceLayoutDirection) -> [String] {
    var first: [String: (ConstructDialect, [String])] = [:]
    var differences: [String] = []
    for chapter in chapters {
      for (construct, text) in chapter.constructs {
        let frames = ShownConstruct(construct, text, direction).frames
        guard let (dialect, expected) = first[text.key] else {
          first[text.key] = (chapter.dialect, frames)
          continue
        }
        guard frames != expected else { continue }
        differences.append(
          "\(text.key): \(chapter.dialect.rawValue) \(frames), \(dialect.rawValue) \(expected)")
      }
    }
    return differences
  }
}

/// A function without a comment that names it.
struct UnnamedConstruct: Error {
  var dialect: ConstructDialect
  var name: String
}
#endif
