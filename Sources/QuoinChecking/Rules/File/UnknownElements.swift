// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Finds elements that are unknown to the reader.
struct UnknownElements: FileRule {
  let rule = LayoutRule(
    "unknown-element", "An element that Quoin does not know", .info, certainty: .certain,
    computation: "Compares the names of elements with those that files of Interface Builder have.",
    reason: "What the element means for the layout is not part of the other findings.",
    example: "An element of a newer version of Xcode.")

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    file.file.unknownElements.compactMap { unknown in
      guard
        let index = file.elements.firstIndex(where: {
          $0.name == unknown.name && $0.element.line == unknown.line
        })
      else { return nil }
      let times = unknown.count == 1 ? "once" : "\(unknown.count) times"
      return file.finding(
        rule, at: index, "the element \(unknown.name) is not known; it occurs \(times)",
        detail: unknown.name)
    }
  }
}
