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
    /// A label or an image view that a cell with a style has, by its property.
    case cellPart(String)
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
  /// The class without its prefix, as a word for names.
  var noun = ""
  /// The outlet that the view is named after; nil for a view without one.
  package var outlet: String?
  /// The values that differ from those of a new view, as statements without the receiver:
  /// `text = "Name"`, `setTitle("Done", for: .normal)`.
  package var settings: [ViewSetting] = []
  /// The values of a collection view's flow layout that differ from those of a new one.
  package var layoutSettings: [ViewSetting] = []
  /// The actions that the view sends.
  package var actions: [ConvertedAction] = []
  /// The classes of the scene that the view, a list, uses.
  var parts: [ListPart] = []
  package var line: Int
}

/// A layout root that a list uses: a cell, a header or a footer.
struct ListPart: Hashable, Sendable {
  /// `cell`, or the key of the element.
  var role: String
  /// The index of the root in the scene.
  var root: Int
}

/// A statement about a view, after its name and a point.
package struct ViewSetting: Hashable, Sendable {
  package var text: String
  /// The words before the text in a comment, which takes the place of the statement; nil for a
  /// statement.
  var comment: String?

  package init(_ text: String, comment: String? = nil) {
    self.text = text
    self.comment = comment
  }
}

/// A method that a control calls for an event.
package struct ConvertedAction: Hashable, Sendable {
  /// The selector as the file writes it.
  package var selector: String
  /// The event as UIKit's option set names it.
  package var event: String
  /// The object that the file sends the action to, in words; nil for the controller of the scene.
  package var receiver: String?

  /// The name of the method.
  var method: String { String(selector.prefix { $0 != ":" }) }
}
