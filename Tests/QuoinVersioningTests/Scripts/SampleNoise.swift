// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values of test files that say nothing about the design.
enum SampleNoise {
  private static let parts: Set = [
    "device", "canvasLocation", "resources", "classes", "simulatedMetricsContainer", "screenRect",
    "animations", "designables",
  ]
  private static let ofDocument: Set = [
    "toolsVersion", "systemVersion", "propertyAccessControl", "colorMatched", "version",
  ]

  /// Whether a property of an object is noise, or may be where layout decides it.
  static func includes(_ path: String, of object: String, _ versions: [SampleObjects]) -> Bool {
    let words = path.split(separator: ".").map(String.init)
    if object == SampleObjects.document {
      if ofDocument.contains(path) { return true }
      if words.contains(where: { $0.hasPrefix("plugIn(") || $0.hasPrefix("capability(") }) {
        return true
      }
    }
    if words.contains(where: parts.contains) { return true }
    if words[0].hasPrefix("simulated"), words[0].hasSuffix("Metrics") { return true }
    if ["misplaced", "ambiguous", "sceneMemberID"].contains(path) { return true }
    guard ["frame", "contentRect"].contains(words[0]) else { return false }
    // A fixed frame is what a person wrote.
    return !versions.allSatisfy { version in
      version.objects[object].map { $0.values["fixedFrame"] == "YES" } ?? true
    }
  }
}
