// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import QuoinLayout

/// Writes the uses of a variable for constraints of UIKit.
struct ConstraintUsePrinter {
  let name: String
  let type: String
  let usage: NameUsage
  /// The attributes of each assignment.
  let assigned: [[LayoutAttribute]]

  private var isList: Bool { type.hasPrefix("[") }

  /// The edits of a use; nil for one that has no equivalent.
  func edits(for use: ConstraintUse) -> [TextEdit]? {
    switch use {
    case .assignment, .same, .partner, .copied: return []
    case .replaced(let edits): return edits
    case .group(let bytes, let isActive):
      return [TextEdit(bytes: bytes, text: activation(of: name, isActive))]
    case .state(let call, let isActive):
      guard isList else { return [TextEdit(bytes: call.member, text: "isActive = \(isActive)")] }
      return [TextEdit(bytes: call.whole, text: activation(of: call.receiver, isActive))]
    case .priority(let call, let value):
      guard let level = Self.priority(value) else { return nil }
      return [
        isList
          ? TextEdit(
            bytes: call.whole, text: "\(call.receiver).forEach { $0.priority = \(level) }")
          : TextEdit(bytes: call.member, text: "priority = \(level)")
      ]
    case .constant(let call, let value, let isInset): return constant(call, value, isInset)
    }
  }

  /// The call that activates or deactivates a list.
  private func activation(of list: String, _ isActive: Bool) -> String {
    let array = list + (type.hasSuffix("?") ? " ?? []" : "")
    return "NSLayoutConstraint.\(isActive ? "" : "de")activate(\(array))"
  }

  /// A priority of SnapKit as one of UIKit; nil for other expressions.
  private static func priority(_ value: String) -> String? {
    switch value {
    case ".required": ".required"
    case ".high": ".defaultHigh"
    case ".low": ".defaultLow"
    default: Double(value).map { _ in "UILayoutPriority(\(value))" }
    }
  }

  private func constant(_ call: TextEdit.Call, _ value: String, _ isInset: Bool) -> [TextEdit]? {
    let text = usage.isWhole(value) ? "CGFloat(\(value))" : value
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "._()".contains($0) }
    let negative = isName ? "-\(text)" : "-(\(text))"
    // All assignments have to count in the same direction.
    let signs = Set(assigned.map { $0.map(Self.isInward) })
    guard isList else {
      guard isInset else { return [TextEdit(bytes: call.member, text: "constant = \(text)")] }
      guard signs.count == 1, let sign = signs.first?.first, let isInward = sign else { return nil }
      return [
        TextEdit(bytes: call.member, text: "constant = \(isInward ? negative : text)")
      ]
    }
    // A size or insets have a number for each attribute.
    let last = value.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? ""
    guard !value.contains("CGSize("), !value.contains("Insets("), !value.contains("CGPoint("),
      !usage.sizes.contains(last), !usage.insets.contains(last), !value.contains("$")
    else { return nil }
    guard isInset else {
      return [
        TextEdit(bytes: call.whole, text: "\(call.receiver).forEach { $0.constant = \(text) }")
      ]
    }
    guard signs.count == 1, let list = signs.first, !list.isEmpty,
      list.allSatisfy({ $0 != nil })
    else { return nil }
    let numbers = list.map { $0 == true ? negative : text }.joined(separator: ", ")
    return [
      TextEdit(
        bytes: call.whole,
        text: "zip(\(call.receiver), [\(numbers)]).forEach { $0.constant = $1 }")
    ]
  }

  /// Whether an inset of an attribute is subtracted; nil for an attribute without insets.
  private static func isInward(_ attribute: LayoutAttribute) -> Bool? {
    switch attribute {
    case .top, .left, .leading: false
    case .bottom, .right, .trailing: true
    default: nil
    }
  }
}
#endif
