// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinLayout
import QuoinPlatform

extension VFLStatement {
  /// The statement as a program writes it, such as `tray |>> title || photo[==44]`.
  var text: String {
    let isSurrounding = leading?.sign.ends == .both
    var text = leading.map { "\($0.attribute.plainName) \($0.sign.symbol) " } ?? ""
    text += listText
    if let trailing, !isSurrounding {
      text += " \(trailing.sign.symbol) \(trailing.attribute.plainName)"
    }
    return text
  }

  /// The list without the padding at its ends, which belongs to the operators there.
  private var listText: String {
    let list = nodes.dropFirst(leading?.sign.isPadded == true ? 1 : 0)
      .dropLast(trailing?.sign.isPadded == true ? 1 : 0)
    var text = ""
    for node in list {
      if node.isPadding {
        text += " || "
      } else {
        text += text.isEmpty || text.hasSuffix("|| ") ? node.text : " | \(node.text)"
      }
    }
    return text
  }
}

extension VFLNode {
  /// The part as a program writes it, such as `title[==44]`.
  @MainActor var text: String {
    switch kind {
    case .padding: "the default padding of 8"
    case .space: size.isWrittenAlone ? size.text : String(size.text.drop { $0 == "=" })
    case .views(let views): viewsText(views) + (size.text.isEmpty ? "" : "[\(size.text)]")
    }
  }

  @MainActor private func viewsText(_ views: [MortarView]) -> String {
    let names = views.map { PlatformItem.name(of: $0) }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}

extension VFLSize {
  /// The size as a program writes it; nothing for an intrinsic one.
  @MainActor var text: String {
    switch self {
    case .intrinsic: ""
    case .fixed(let points): "==\(number(points))"
    case .atLeast(let points): ">=\(number(points))"
    case .atMost(let points): "<=\(number(points))"
    case .weight(let weight): "~~\(number(weight))"
    case .same(let view): "==\(PlatformItem.name(of: view))"
    }
  }

  /// Whether a space of this size is written with its operator, such as `~~1`; a fixed number is
  /// written without.
  fileprivate var isWrittenAlone: Bool {
    if case .fixed = self { false } else { true }
  }

  private func number(_ value: CGFloat) -> String { LayoutText.number(Double(value)) }
}
