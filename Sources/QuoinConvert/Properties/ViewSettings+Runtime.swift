// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  /// Reads the runtime attributes, which set values by key paths.
  ///
  /// Those of UIKit's own properties become statements. Others belong to classes of the program,
  /// which the file does not declare, and become comments.
  mutating func readRuntimeAttributes() {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      let path = attribute["keyPath"] ?? ""
      let value = RuntimeValue(attribute, values)
      if let value, let known = Self.runtimeProperties[path], known.kind == value.kind {
        set(known.property, value.expression)
        continue
      }
      let subject = ConversionNote.quoted(name)
      note("The runtime attribute '\(path)' of \(subject) is not converted.")
      if let value { comment("Runtime attribute", on: "\(path) = \(value.expression)") }
    }
  }

  /// The properties of UIKit that a key path sets, with the kind of their values.
  private static let runtimeProperties: [String: (property: String, kind: RuntimeValue.Kind)] = [
    "accessibilityElement": ("isAccessibilityElement", .flag),
    "accessibilityHint": ("accessibilityHint", .text),
    "accessibilityIdentifier": ("accessibilityIdentifier", .text),
    "accessibilityLabel": ("accessibilityLabel", .text),
    "alpha": ("alpha", .number),
    "backgroundColor": ("backgroundColor", .color),
    "clipsToBounds": ("clipsToBounds", .flag),
    "hidden": ("isHidden", .flag),
    "isAccessibilityElement": ("isAccessibilityElement", .flag),
    "layer.borderWidth": ("layer.borderWidth", .number),
    "layer.cornerRadius": ("layer.cornerRadius", .number),
    "layer.masksToBounds": ("layer.masksToBounds", .flag),
    "layer.shadowOffset": ("layer.shadowOffset", .size),
    "layer.shadowOpacity": ("layer.shadowOpacity", .number),
    "layer.shadowRadius": ("layer.shadowRadius", .number),
    "layer.zPosition": ("layer.zPosition", .number),
    "tintColor": ("tintColor", .color),
  ]
}

/// The value of a runtime attribute as an expression.
private struct RuntimeValue {
  enum Kind {
    case number, flag, text, color, point, size, rectangle, image
  }

  var kind: Kind
  var expression: String

  /// Reads a value; nil for a kind that is not known, and for a value that is damaged.
  init?(_ attribute: MarkupElement, _ values: ValueWriter) {
    let value = attribute.child(key: "value")
    func numbers(_ names: [String]) -> String? {
      let found = names.compactMap { value?[$0].flatMap(Double.init) }.filter(\.isFinite)
      guard found.count == names.count else { return nil }
      return zip(names, found).map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
    }
    let read: (Kind, String?)
    switch attribute["type"] {
    case "number":
      let number = value?["value"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
      read = (.number, number.map(SwiftLiteral.number))
    case "boolean": read = (.flag, attribute.flag("value").map { $0 ? "true" : "false" })
    case "string", "localizedString":
      let text = attribute["value"] ?? value?.text
      read = (.text, text.map(SwiftLiteral.string))
    case "color": read = (.color, values.color(value).map(ViewSettings.short))
    case "point": read = (.point, numbers(["x", "y"]).map { "CGPoint(\($0))" })
    case "size": read = (.size, numbers(["width", "height"]).map { "CGSize(\($0))" })
    case "rect":
      read = (.rectangle, numbers(["x", "y", "width", "height"]).map { "CGRect(\($0))" })
    case "image":
      read = (
        .image, attribute["value"].map { "UIImage(named: \(SwiftLiteral.string($0)))" }
      )
    default: return nil
    }
    guard let expression = read.1 else { return nil }
    (kind, self.expression) = (read.0, expression)
  }
}
