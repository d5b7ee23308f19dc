// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Finds controls that show an image and have no name for people who do not see it.
struct AccessibilityLabel: FileRule {
  let rule = LayoutRule(
    "accessibility-label", "A control with an image and no label", .off, raises: [.accessibility],
    certainty: .certain,
    computation: """
      Finds buttons of iOS with an image, without a title and without an accessibility label. Symbols of the \
      system have names.
      """,
    reason: "VoiceOver reads the name of the image file.",
    example: "A button with the image ic_close_24.")

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    guard file.file.platform == .iOS else { return [] }
    return file.file.document.views.compactMap { view in
      guard view.element == "button", view.appearance.imageName != nil, !view.appearance.isSymbol,
        (view.appearance.text ?? "").isEmpty, !view.isHidden, let index = file.index(view.id),
        !Self.hasLabel(file.elements[index].element)
      else { return nil }
      return file.finding(
        rule, at: index, "\(file.name(of: index)) shows an image and has no accessibility label")
    }
  }

  private static func hasLabel(_ element: MarkupElement) -> Bool {
    if let configuration = element.child("accessibility", key: "accessibilityConfiguration") {
      if configuration["label"]?.isEmpty == false { return true }
      if configuration.child("bool", key: "isElement")?["value"] == "NO" { return true }
    }
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    return attributes.contains { $0["keyPath"] == "accessibilityLabel" }
  }
}
