// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Texts that take the place of those of a file: translations, or texts of other lengths.
package struct TextReplacement: Sendable {
  /// Returns the replacement for a text of a view.
  ///
  /// `id` is that of the element with the text; `key` is the property, as in the keys of a
  /// `.strings` file: `text`, `title`, `normalTitle`, `placeholder`, `segmentTitles[0]`.
  package typealias Replace =
    @Sendable (_ id: String, _ key: String, _ text: String) -> String

  private let replace: Replace

  package init(_ replace: @escaping Replace) {
    self.replace = replace
  }

  /// Replaces the texts of the views of a document.
  func apply(to document: inout InterfaceDocument) {
    for index in document.views.indices {
      var view = document.views[index]
      let (id, key) = (view.id, Self.key(of: view))
      view.appearance.text = view.appearance.text.map { replace(id, key, $0) }
      view.appearance.placeholder = view.appearance.placeholder.map {
        replace(id, "placeholder", $0)
      }
      view.appearance.titles = view.appearance.titles.enumerated().map {
        replace(id, "segmentTitles[\($0)]", $1)
      }
      document.views[index] = view
    }
  }

  /// The property of a view's text in the keys of `.strings` files.
  private static func key(of view: ViewDescription) -> String {
    switch (view.element, view.rule.className) {
    case ("label", _), ("textField", "UITextField"), ("textView", "UITextView"): "text"
    case ("button", "UIButton"): "normalTitle"
    default: "title"
    }
  }
}
