// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects: ViewMaking {
  func makeView(
    _ description: ViewDescription, frame: CGRect, in superview: UIView?
  ) -> UIView {
    guard let element = file.element(description.id) else { return UIView(frame: frame) }
    if description.role == .content, let content = superview.flatMap(Self.contentView) {
      apply(element, description, to: content)
      return content
    }
    if let label = labelOfStyle(element, description, in: superview) {
      apply(element, description, to: label)
      return label
    }
    let type = viewType(of: element, description)
    let coder = FileCoder { [self] object in
      guard let view = object as? UIView else { return }
      view.frame = frame
      apply(element, description, to: view)
    }
    guard let view = type.init(coder: coder) else { return UIView(frame: frame) }
    coder.decode(view)
    // Labels and images switch it off when they are made.
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    return view
  }

  /// The view that a cell, a header or an effect has for its content.
  private static func contentView(of view: UIView) -> UIView? {
    switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let header as UITableViewHeaderFooterView: header.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  /// The label or picture that the cell of a style has itself, for an element of its content.
  private func labelOfStyle(
    _ element: MarkupElement, _ description: ViewDescription, in superview: UIView?
  ) -> UIView? {
    guard let id = element["id"], let cell = superview?.superview as? UITableViewCell,
      let content = description.parent, let holder = file.document.views[content].parent,
      let cellElement = file.element(file.document.views[holder].id)
    else { return nil }
    if cellElement["textLabel"] == id { return cell.textLabel }
    if cellElement["detailTextLabel"] == id { return cell.detailTextLabel }
    return cellElement["imageView"] == id ? cell.imageView : nil
  }

  /// The class of an element: the registered one, otherwise that of UIKit.
  private func viewType(
    of element: MarkupElement, _ description: ViewDescription
  ) -> UIView.Type {
    let base = ElementClasses.view(element.name)
    guard let name = element["customClass"] else { return base }
    return registeredType(name, instead: base, at: element)
  }

  /// Returns a registered class that is a subclass of another, or that one.
  func registeredType<Object: AnyObject>(
    _ name: String, instead base: Object.Type, at element: MarkupElement
  ) -> Object.Type {
    guard let type = ClassRegistry.type(named: name) else {
      // Classes of UIKit itself are named by old files.
      guard name != String(describing: base) else { return base }
      report(
        .unknownClass, at: element,
        "The class '\(name)' is not registered, so \(base) takes its place. Call "
          + "UIStoryboard.register(\(name).self) before the file is loaded.")
      return base
    }
    guard isSubclass(type, of: base), let suitable = type as? Object.Type else {
      report(
        .unsuitableClass, at: element,
        "The class '\(name)' is not a subclass of \(base), which '\(element.name)' needs.")
      return base
    }
    return suitable
  }

  /// Whether a class is another or inherits from it.
  private func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains { $0 == base }
  }
}
