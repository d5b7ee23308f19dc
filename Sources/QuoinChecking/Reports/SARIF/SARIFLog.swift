// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The parts of a log of SARIF 2.1.0 that reports use, with the names of the standard.
///
/// See the OASIS standard "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
struct SARIFLog: Encodable {
  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  var runs: [Run]

  struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    /// Columns count characters of Unicode, as those of findings.
    let columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    var enabled: Bool
    var level: Level
  }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  enum Level: String, Encodable {
    case note, warning, error
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level: Level
    var message: Message
    var descriptor: Descriptor
    var locations: [Location]?
  }

  struct Descriptor: Encodable {
    var id: String
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: Level
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
    /// The suppressions; empty for a result that is not silenced: the standard requires the list in
    /// all results of a run, or in none (3.27.23).
    var suppressions: [Suppression]
    var baselineState: String?
    var fixes: [Fix]?
  }

  struct Fix: Encodable {
    var artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: ByteRegion
    var insertedContent: Content?
  }

  struct ByteRegion: Encodable {
    var byteOffset: Int
    var byteLength: Int
  }

  struct Content: Encodable {
    var text: String
  }

  struct Suppression: Encodable {
    var kind: String
    var justification: String?
  }

  struct Location: Encodable {
    var id: Int?
    var message: Message?
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct LogicalLocation: Encodable {
    var name: String
    var fullyQualifiedName: String
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int?
    var endColumn: Int?
  }
}
