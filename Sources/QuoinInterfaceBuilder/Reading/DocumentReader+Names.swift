// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  /// The Document label and the identifier of a view element. Outlets are known when all elements
  /// are.
  func names(of element: MarkupElement) -> ViewNames {
    let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    let attribute = attributes.first { $0["keyPath"] == "accessibilityIdentifier" }
    return ViewNames(
      label: element["userLabel"],
      identifier: accessibility?["identifier"] ?? attribute?["value"] ?? element["identifier"]
        ?? element["restorationIdentifier"] ?? element["reuseIdentifier"])
  }

  /// Names views after the outlets that refer to them.
  mutating func readOutlets(_ root: MarkupElement) {
    var waiting = [root]
    while let element = waiting.popLast() {
      waiting.append(contentsOf: element.children.reversed())
      guard ["outlet", "outletCollection"].contains(element.name),
        let property = element["property"], !Self.outletsOfClasses.contains(property),
        case .view(let index)? = element["destination"].flatMap({ items[$0] }),
        document.views[index].names.outlet == nil
      else { continue }
      document.views[index].names.outlet = property
    }
  }

  /// Outlets that classes of UIKit and AppKit declare. They are not names of the view.
  private static let outletsOfClasses: Set<String> = [
    "view", "delegate", "dataSource", "window", "contentView", "backgroundView",
    "selectedBackgroundView", "nextKeyView", "initialFirstResponder", "documentView", "headerView",
  ]
}
