// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Finds prototype cells that a program cannot request.
struct ReuseIdentifier: FileRule {
  let rule = LayoutRule(
    "reuse-identifier", "A prototype cell without a reuse identifier", .warning,
    certainty: .certain,
    computation: """
      Finds cells among the prototypes of tables and collections without a reuse identifier. With the \
      option sameAsClass also those whose identifier is not the name of their class.
      """,
    reason: "A program gets prototype cells by their identifier.",
    example: "A table view cell in a storyboard whose Identifier field is empty.",
    options: [
      RuleOption(
        "sameAsClass", "Whether identifiers have to be the names of classes.",
        defaultValue: "false")
    ])

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    let isSame = file.flag("sameAsClass", of: rule)
    return file.elements.indices.compactMap { index in
      let element = file.elements[index]
      let around = file.ancestors(of: index).prefix(2).map(\.element)
      guard around.count == 2, Self.isPrototype(element.element, in: around[0], of: around[1])
      else { return nil }
      let identifier = element["reuseIdentifier"] ?? ""
      if identifier.isEmpty {
        return file.finding(rule, at: index, "\(file.name(of: index)) has no reuse identifier")
      }
      guard isSame, let name = element["customClass"], name != identifier else { return nil }
      return file.finding(
        rule, at: index, "\(file.name(of: index)) has the reuse identifier \(identifier)")
    }
  }

  private static func isPrototype(
    _ element: MarkupElement, in list: MarkupElement, of view: MarkupElement
  ) -> Bool {
    switch (element.name, list.name, view.name) {
    case ("tableViewCell", "prototypes", "tableView"): true
    case ("collectionViewCell", "cells", "collectionView"): true
    default: false
    }
  }
}
