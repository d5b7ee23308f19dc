// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  /// Sets the attributes that Interface Builder calls user-defined.
  func setAttributes(of element: MarkupElement) {
    guard let attributes = element.child("userDefinedRuntimeAttributes")?.children,
      let object = element["id"].flatMap({ object($0) })
    else { return }
    for attribute in attributes {
      guard let path = attribute["keyPath"] else { continue }
      let values = values(of: attribute)
      if setRegistered(path, values, of: object, at: attribute) { continue }
      if let view = object as? UIView, setBuiltIn(path, values, of: view) { continue }
      report(
        .unknownAttribute, at: attribute,
        "\(type(of: object)) has no registered attribute '\(path)' that can be set to "
          + "\(values.first.map { "\($0)" } ?? "nothing"). Add it: "
          + "UIStoryboard.register(\(type(of: object)).self, outlets: [\"\(path)\": \\.\(path)]).")
    }
  }

  private func setRegistered(
    _ path: String, _ values: [Any], of object: AnyObject, at attribute: MarkupElement
  ) -> Bool {
    for registered in ClassRegistry.classes(of: object) {
      if case .done? = registered.assign(path, values, object) { return true }
    }
    return false
  }

  /// The value of an attribute, in each of the types that properties may have.
  private func values(of attribute: MarkupElement) -> [Any] {
    switch attribute["type"] {
    case "number":
      guard let number = attribute.child(key: "value")?.number("value") else { return [] }
      return [number, Double(number), Float(number), Int(number), NSNumber(value: Double(number))]
    case "string", "localizedString":
      return [attribute["value"] ?? attribute.text("value") ?? ""]
    case "boolean": return [attribute["value"] == "YES"]
    case "color": return color("value", of: attribute).map { [$0, $0.cgColor] } ?? []
    case "image": return image("value", of: attribute).map { [$0] } ?? []
    case "size": return attribute.size("value").map { [$0] } ?? []
    case "point": return attribute.point("value").map { [$0] } ?? []
    default: return []
    }
  }

  /// Sets the attributes that views and layers of UIKit have.
  private func setBuiltIn(_ path: String, _ values: [Any], of view: UIView) -> Bool {
    func first<Value>(_ type: Value.Type) -> Value? {
      values.lazy.compactMap { $0 as? Value }.first
    }
    switch path {
    case "layer.cornerRadius": return set(first(CGFloat.self)) { view.layer.cornerRadius = $0 }
    case "layer.borderWidth": return set(first(CGFloat.self)) { view.layer.borderWidth = $0 }
    case "layer.shadowRadius": return set(first(CGFloat.self)) { view.layer.shadowRadius = $0 }
    case "layer.shadowOpacity": return set(first(Float.self)) { view.layer.shadowOpacity = $0 }
    case "layer.shadowOffset": return set(first(CGSize.self)) { view.layer.shadowOffset = $0 }
    case "layer.masksToBounds", "clipsToBounds":
      return set(first(Bool.self)) { view.clipsToBounds = $0 }
    case "layer.borderColor": return set(first(CGColor.self)) { view.layer.borderColor = $0 }
    case "overrideUserInterfaceStyle":
      return set(first(Int.self).flatMap { UIUserInterfaceStyle(rawValue: $0) }) {
        view.overrideUserInterfaceStyle = $0
      }
    case "accessibilityIdentifier":
      return set(first(String.self)) { view.accessibilityIdentifier = $0 }
    case "accessibilityLabel": return set(first(String.self)) { view.accessibilityLabel = $0 }
    default: return false
    }
  }

  private func set<Value>(_ value: Value?, _ assign: (Value) -> Void) -> Bool {
    guard let value else { return false }
    assign(value)
    return true
  }
}
