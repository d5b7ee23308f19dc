// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender
package import QuoinUIKit

extension CheckedLayout {
  /// Reads a tree of views as it is.
  package convenience init(
    _ root: UIView, named name: String, _ configuration: CheckConfiguration,
    in layoutConfiguration: LayoutConfiguration = .canvas,
    remake: ((LayoutConfiguration) -> CheckedLayout?)? = nil
  ) {
    root.layoutIfNeeded()
    let report = ViewLayoutReport(covering: [root])
    var views: [CheckedView] = []
    let explainer = LayoutExplainer(root.layoutInspection())
    var waiting: [(view: UIView, path: String, parent: Int?)] = [(root, "root", nil)]
    while let (view, path, parent) = waiting.popLast() {
      let index = views.count
      let known = explainer.inspection.item(of: view).map(explainer.names.item)
      let isOuterShown = parent.map { views[$0].isShown } ?? true
      views.append(
        CheckedView(
          view: view, identifier: path, name: known ?? "\(type(of: view)) \(path)",
          kind: ViewKind(of: view), text: view.shownText,
          frame: view.convert(view.bounds, to: root),
          isShown: isOuterShown && !view.isHidden && view.alpha > 0,
          hasCustomClass: !Self.isOwnClass(type(of: view)), root: root, parent: parent,
          description: nil))
      // The views that a control creates for itself are skipped.
      guard !(view is UIControl), !(view is UILabel) else { continue }
      for (place, subview) in view.subviews.enumerated().reversed() {
        waiting.append((subview, path == "root" ? "\(place)" : "\(path).\(place)", index))
      }
    }
    self.init(
      scene: name, layoutConfiguration: layoutConfiguration, views: views, roots: [root],
      platform: .iOS, loaded: nil, file: nil, report: report, configuration: configuration,
      remake: remake)
  }

  private static func isOwnClass(_ type: UIView.Type) -> Bool {
    String(reflecting: type).hasPrefix("QuoinUIKit")
  }
}

extension UIView {
  /// The text that the view shows.
  fileprivate var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }
}
