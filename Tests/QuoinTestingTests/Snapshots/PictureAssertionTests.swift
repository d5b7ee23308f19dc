// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots
import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Assertions about pictures") struct PictureAssertionTests {
  /// Runs an assertion as in a new process, for a test file in a folder.
  private func issues(
    in folder: URL, titleHeight: CGFloat, _ mode: LayoutRecording,
    pictures: PictureSetting = .never
  ) -> [LayoutIssue] {
    RecordingChoice.$environment.withValue(["QUOIN_SOURCE_ROOT": folder.path]) {
      SnapshotNumbers.$shared.withValue(SnapshotNumbers()) {
        SnapshotClaims.$shared.withValue(SnapshotClaims()) {
          PictureSetting.withSetting(pictures) {
            IssueRecorder.issues {
              assertLayoutPicture(
                of: SnapshotFormView(titleHeight: titleHeight), record: mode,
                filePath: "/built/FormTests.swift", function: "form()")
            }
          }
        }
      }
    }
  }

  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Package.swift", "FormTests.swift"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  @Test("A picture is recorded, equal pictures pass, and another one fails with three pictures")
  func svg() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reference = folder.appendingPathComponent("__Layouts__/FormTests/form.svg")
    #expect(issues(in: folder, titleHeight: 40, .missing).map(\.severity) == [.error])
    let svg = try String(contentsOf: reference, encoding: .utf8)
    #expect(svg.contains("<svg"))
    #expect(issues(in: folder, titleHeight: 40, .never).isEmpty)

    try svg.replacing("\n", with: "\r\n").write(to: reference, atomically: true, encoding: .utf8)
    #expect(issues(in: folder, titleHeight: 40, .never).isEmpty)

    let different = issues(in: folder, titleHeight: 60, .pending, pictures: .failures)
    let message = try #require(different.first?.message)
    #expect(message.contains("form.svg: the picture differs in "))
    #expect(message.contains("form.svg.new waits for review"))
    #expect(message.contains("pictures: "))
    let output = folder.appendingPathComponent(".build/quoin/PictureAssertionTests.svg")
    let files = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    #expect(files == ["form-difference.svg", "form-expected.svg", "form-found.svg", "form.html"])
    #expect(issues(in: folder, titleHeight: 60, .failed).map(\.severity) == [.error])
    #expect(issues(in: folder, titleHeight: 60, .never).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: reference.path + ".new"))
  }
}
