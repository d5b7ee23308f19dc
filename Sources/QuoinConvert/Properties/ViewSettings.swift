// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinLayout

/// Reads the values of a view that differ from those of a new one.
struct ViewSettings {
  let element: MarkupElement
  let description: ViewDescription
  /// The name of the view in the code.
  let name: String
  let values: ValueWriter
  private(set) var hasOwnFont = false
  private(set) var settings: [ViewSetting] = []
  /// The values of the flow layout of a collection view.
  var layoutSettings: [ViewSetting] = []
  private(set) var notes: [ConversionNote] = []

  init(
    _ element: MarkupElement, _ description: ViewDescription, name: String,
    resources: [MarkupElement]
  ) {
    self.name = name
    self.element = element
    self.description = description
    values = ValueWriter(resources: resources)
  }

  /// Reads all values.
  ///
  /// - Parameters:
  ///   - isRoot: Whether the view is the root, whose frame others set.
  ///   - isPlaced: Whether frame and mask place the view.
  ///   - isFixed: Whether the file pins the view in its position, whatever its mask.
  ///   - hasOwnFont: Whether the view has another font than a new one where the code says nothing.
  mutating func read(isRoot: Bool, isPlaced: Bool, isFixed: Bool, hasOwnFont: Bool = false) {
    self.hasOwnFont = hasOwnFont
    if isPlaced { readFrame(isFixed: isFixed) }
    readKind()
    readLook()
    readPriorities()
    readMargins()
    readRuntimeAttributes()
    readAccessibility()
    for attribute in KnownAttributes.others(of: element) {
      note(
        "\(attribute) '\(element[attribute] ?? "")' of \(ConversionNote.quoted(name)) is not "
          + "converted.")
    }
  }

  /// Adds a statement, `property = value`.
  mutating func set(_ property: String, _ value: String?) {
    guard let value else { return }
    settings.append(ViewSetting("\(property) = \(value)"))
  }

  /// Removes the statement about a property.
  mutating func unset(_ property: String) {
    settings.removeAll { $0.text.hasPrefix("\(property) = ") }
  }

  mutating func call(_ text: String) { settings.append(ViewSetting(text)) }

  /// Adds a comment about a statement that the code does not have.
  mutating func comment(_ words: String, on text: String) {
    settings.append(ViewSetting(text, comment: words))
  }

  /// Adds a note about a value that is not written.
  mutating func note(_ message: String) {
    notes.append(ConversionNote(line: element.line, message))
  }

  /// Sets a property to a flag that is written in the file and differs from the usual value.
  mutating func flag(_ attribute: String, _ property: String, usual: Bool) {
    guard let value = element.flag(attribute), value != usual else { return }
    set(property, value ? "true" : "false")
  }

  /// Sets a property to a case that is written in the file and differs from the usual one.
  mutating func member(
    _ attribute: String, _ property: String, _ names: [String: String], usual: String
  ) {
    guard let word = element[attribute], let name = names[word], name != usual else { return }
    set(property, ".\(name)")
  }

  /// Sets a property to a number that is written in the file and differs from the usual one.
  mutating func number(_ attribute: String, _ property: String, usual: Double?) {
    guard let value = element[attribute].flatMap(Double.init), value.isFinite, value != usual
    else { return }
    set(property, SwiftLiteral.number(value))
  }

  /// The text of an attribute or a child.
  func text(_ name: String, of holder: MarkupElement? = nil) -> String? {
    let holder = holder ?? element
    return holder[name] ?? holder.child("string", key: name)?.text
      ?? holder.child("mutableString", key: name)?.text
  }

  private mutating func readFrame(isFixed: Bool) {
    guard let frame = description.frame else { return }
    let numbers = [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ]
    .map { "\($0): \(SwiftLiteral.point($1))" }.joined(separator: ", ")
    set("frame", "CGRect(\(numbers))")
    let parts: [(Int, String)] = [
      (1, "flexibleLeftMargin"), (2, "flexibleWidth"), (4, "flexibleRightMargin"),
      (8, "flexibleTopMargin"), (16, "flexibleHeight"), (32, "flexibleBottomMargin"),
    ]
    let names = parts.filter { Int(description.mask.rawValue) & $0.0 != 0 }.map { ".\($0.1)" }
    if !isFixed, !names.isEmpty { set("autoresizingMask", "[\(names.joined(separator: ", "))]") }
  }

  private mutating func readPriorities() {
    let defaults = [
      (description.hugging.horizontal, 250.0, "Hugging", "horizontal"),
      (description.hugging.vertical, 250, "Hugging", "vertical"),
      (description.compressionResistance.horizontal, 750, "CompressionResistance", "horizontal"),
      (description.compressionResistance.vertical, 750, "CompressionResistance", "vertical"),
    ]
    for (value, usual, name, axis) in defaults where value != usual {
      call("setContent\(name)Priority(\(Self.priority(value)), for: .\(axis))")
    }
  }

  static func priority(_ value: Double) -> String {
    switch value {
    case 250: ".defaultLow"
    case 750: ".defaultHigh"
    case 1000: ".required"
    default: "UILayoutPriority(\(SwiftLiteral.number(value)))"
    }
  }

  private mutating func readMargins() {
    if let margins = description.margins {
      let insets = margins.insets
      let isDirectional = margins.isDirectional
      let names =
        isDirectional
        ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
      let text = zip(names, [insets.top, insets.left, insets.bottom, insets.right])
        .map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
      if isDirectional {
        set("directionalLayoutMargins", "NSDirectionalEdgeInsets(\(text))")
      } else {
        set("layoutMargins", "UIEdgeInsets(\(text))")
      }
      if description.systemClass == "UIStackView" {
        set("isLayoutMarginsRelativeArrangement", "true")
      }
    }
    if description.preservesSuperviewMargins { set("preservesSuperviewLayoutMargins", "true") }
    if !description.insetsMarginsFromSafeArea { set("insetsLayoutMarginsFromSafeArea", "false") }
  }
}
