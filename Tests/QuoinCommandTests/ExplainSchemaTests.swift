// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import quoin

/// The JSON of `quoin explain` has the form of its schema.
@MainActor @Suite struct ExplainSchemaTests {
  private let check: SchemaCheck

  init() throws {
    check = try SchemaCheck(PackageFolder.text("Documentation/Schemas/explain.json"))
  }

  private func expectValid(_ output: String) throws {
    let lines = output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines { #expect(try check.errors(in: String(line)) == []) }
  }

  @Test("Problems have the form of the schema", arguments: PackageFolder.examples)
  func problems(name: String) throws {
    let transcript = ExplainTranscript(example: name) {
      $0.format = .json
      $0.isVerbose = true
    }
    try expectValid(transcript.output)
  }

  @Test("Frames and violations have the form of the schema")
  func views() throws {
    for subject in [
      ExplainJob.Subject.view("bnr-Lb-003", .frame),
      .violations(view: nil, includesDeliberate: true),
    ] {
      let transcript = ExplainTranscript(example: "Examples/Conflict.storyboard") {
        $0.format = .json
        $0.subject = subject
      }
      try expectValid(transcript.output)
    }
  }

  @Test(
    "Documents of another form are found",
    arguments: [
      (#"{"file":"f","findings":[]}"#, "$: 'scenes' is missing"),
      (#"{"file":1,"findings":[],"scenes":[]}"#, "$.file: a number is not a string"),
      (#"{"file":"f","findings":[],"scenes":[],"x":1}"#, "$: 'x' is not in the schema"),
      (
        #"{"file":"f","findings":[],"scenes":[{"id":"s","explanations":[],"violations":[true]}]}"#,
        "$.scenes[0].violations[0]: a boolean is not an object"
      ),
      (
        #"{"file":"f","findings":[],"scenes":[{"id":"s","explanations":[],"violations":[],"#
          + #""problems":[{"code":null,"text":""}]}]}"#,
        "$.scenes[0].problems[0].code: a null is not a string"
      ),
    ])
  func invalid(document: String, error: String) throws {
    #expect(try check.errors(in: document) == [error])
  }
}
