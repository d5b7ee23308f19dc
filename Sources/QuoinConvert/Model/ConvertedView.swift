// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A view of a layout root.
package struct ConvertedView: Sendable {
  /// The origin of the view in the code.
  package enum Origin: Hashable, Sendable {
    /// The root, which is `self` or a controller's `view`.
    case root
    /// A property with a name.
    case property
    /// A view that another one has: `contentView` of a cell or an effect view.
    case content(of: Int)
  }

  package var id: String
  package var element: String
  package var origin: Origin
  /// The name of the property.
  package var name = ""
  /// The class, of the program or of UIKit.
  package var className: String
  /// The class of UIKit.
  package var systemClass: String
  /// The expression that makes the view, such as `UIButton(type: .system)`.
  package var initializer = ""
  package var parent: Int?
  package var isArranged = false
  /// Whether an autoresizing mask sizes the view.
  package var keepsMask: Bool
  package var frame: LayoutRect?
  /// Whether an outlet refers to the view.
  package var hasOutlet = false
  /// The values that differ from those of a new view, as statements without the receiver:
  /// `text = "Name"`, `setTitle("Done", for: .normal)`.
  package var settings: [ViewSetting] = []
  /// The values of a collection view's flow layout that differ from those of a new one.
  package var layoutSettings: [ViewSetting] = []
  /// The actions that the view sends.
  package var actions: [ConvertedAction] = []
  package var line: Int
}

/// A statement about a view, after its name and a point.
package struct ViewSetting: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }
}

/// A method that a control calls for an event.
package struct ConvertedAction: Hashable, Sendable {
  /// The selector as the file writes it.
  package var selector: String
  /// The event as UIKit's option set names it.
  package var event: String

  /// The name of the method.
  var method: String { String(selector.prefix { $0 != ":" }) }
}
