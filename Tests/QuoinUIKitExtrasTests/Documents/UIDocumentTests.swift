// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Documents of files") struct UIDocumentTests {
  final class Note: UIDocument {
    var text = ""
    var failures = 0

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { failures += 1 }
  }

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-\(UUID().uuidString).note")

  @Test("What was written is read again")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let note = Note(fileURL: file)
    #expect(note.documentState == .closed)
    note.text = "first line"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    var results: [Bool] = []
    note.save(to: file, for: .forCreating) { results.append($0) }
    #expect(!note.hasUnsavedChanges)
    let other = Note(fileURL: file)
    other.open { results.append($0) }
    #expect(results == [true, true])
    #expect(other.text == "first line" && other.documentState == .normal)
    other.close { results.append($0) }
    #expect(other.documentState == .closed)
  }

  @Test("A file that is not there fails, and the document stays closed")
  func missing() {
    let note = Note(fileURL: file)
    var result: Bool?
    note.open { result = $0 }
    #expect(result == false && note.failures == 1 && note.documentState == .closed)
  }
}
