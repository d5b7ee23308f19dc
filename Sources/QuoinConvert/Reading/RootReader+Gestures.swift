// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension RootReader {
  /// Records a gesture recognizer, whose action only a selector can name, as a comment with the
  /// statement to write.
  func recordGesture(
    _ connection: MarkupElement, of view: inout ConvertedView, _ notes: inout [ConversionNote]
  ) {
    let element = reader.base.element(connection["destination"] ?? "")
    // Files have this name for long presses.
    let kind = element?.name.replacing("pongPress", with: "longPress") ?? "gesture recognizer"
    notes.append(
      ConversionNote(
        line: connection.line,
        "The \(kind) of \(ConversionNote.quoted(view.name)) is not converted."))
    guard let element, kind.hasSuffix("GestureRecognizer") else { return }
    let name = element["customClass"].map(Self.typeName) ?? "UI" + kind.capitalizedFirst
    let action = element.child("connections")?.children.first { $0.name == "action" }
    var arguments = ""
    var words = "Gesture recognizer"
    if let selector = action?["selector"] {
      if let receiver = receiver(action?["destination"]) {
        words += " with the action \(selector), sent to \(receiver)"
      } else {
        arguments = "target: self, action: #selector(\(Self.method(selector)))"
      }
    }
    let values = element.attributes.filter { !["id", "userLabel"].contains($0.key) }
      .filter { !$0.key.hasPrefix("custom") && Self.usualValues[$0.key] != $0.value }
      .sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    if !values.isEmpty { words += ", with " + values.joined(separator: ", ") }
    view.settings.append(
      ViewSetting("addGestureRecognizer(\(name)(\(arguments)))", comment: words))
  }

  /// The values of recognizers that files write although new ones have them.
  private static let usualValues = [
    "allowableMovement": "10", "minimumPressDuration": "0.5", "minimumNumberOfTouches": "1",
  ]

  /// A selector as Swift names the method.
  private static func method(_ selector: String) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return selector }
    let labels = parts.dropFirst().dropLast().map { $0.isEmpty ? "_:" : "\($0):" }
    return "\(parts[0])(_:\(labels.joined()))"
  }
}
