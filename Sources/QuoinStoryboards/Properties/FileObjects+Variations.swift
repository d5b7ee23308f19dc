// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  var forVariations: any ViewMaking { FileObjects(file, bundle: bundle) }

  func change(_ view: UIView, from old: MarkupElement, to new: MarkupElement) {
    let changed = new.properties(otherThanIn: old)
    guard !changed.isEmpty else { return }
    if changed.contains("backgroundColor") {
      view.backgroundColor = color("backgroundColor", of: new)
    }
    if changed.contains("tintColor") { view.tintColor = color("tintColor", of: new) }
    if changed.contains("alpha") { view.alpha = new.number("alpha") ?? 1 }
    if changed.contains("fontDescription"), let font = font(of: new) { change(view, to: font) }
    if changed.contains("textColor"), let color = color("textColor", of: new) {
      change(view, to: color)
    }
    switch view {
    case let label as UILabel:
      if changed.contains("numberOfLines") {
        label.numberOfLines = new["numberOfLines"].flatMap { Int($0) } ?? 1
      }
      if changed.contains("textAlignment") {
        label.textAlignment = Self.alignment(of: new) ?? .natural
      }
    case let image as UIImageView:
      if changed.contains("image") || changed.contains("imageReference") {
        image.image = self.image(of: new)
      }
    default: break
    }
  }

  private func change(_ view: UIView, to font: UIFont) {
    switch view {
    case let label as UILabel: label.font = font
    case let button as UIButton: button.titleLabel?.font = font
    case let field as UITextField: field.font = font
    case let text as UITextView: text.font = font
    default: break
    }
  }

  private func change(_ view: UIView, to textColor: UIColor) {
    switch view {
    case let label as UILabel: label.textColor = textColor
    case let field as UITextField: field.textColor = textColor
    case let text as UITextView: text.textColor = textColor
    default: break
    }
  }
}

extension MarkupElement {
  /// The names of attributes and keys of children that are other than in another element.
  fileprivate func properties(otherThanIn other: MarkupElement) -> Set<String> {
    let names = Set(attributes.keys).union(other.attributes.keys)
    var changed = names.filter { attributes[$0] != other.attributes[$0] }
    let keys = Set(children.compactMap(\.key)).union(other.children.compactMap(\.key))
    for key in keys where !isEqual(child(key: key), other.child(key: key)) { changed.insert(key) }
    return changed
  }

  /// Whether two elements have the same attributes, texts and children.
  private func isEqual(_ one: MarkupElement?, _ other: MarkupElement?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.name == other.name && one.attributes == other.attributes && one.text == other.text
      && one.children.count == other.children.count
      && zip(one.children, other.children).allSatisfy { isEqual($0, $1) }
  }
}
