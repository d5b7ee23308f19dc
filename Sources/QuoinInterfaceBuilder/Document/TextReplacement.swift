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
    for index in document.scenes.indices {
      document.scenes[index].controller?.replaceTexts(replace)
    }
  }

  /// Returns an element with replacements for its texts and those inside it.
  ///
  /// - Parameter owner: The id of the nearest object around the element.
  package func applied(to element: MarkupElement, of owner: String = "") -> MarkupElement {
    var result = element
    let id = element["id"] ?? owner
    for name in Self.textNames {
      guard let text = element[name] else { continue }
      result.attributes[name] = replace(id, Self.key(name, of: element), text)
    }
    for index in result.children.indices {
      let child = result.children[index]
      if child.name == "string", let name = child.key, Self.textNames.contains(name) {
        result.children[index].text = replace(id, Self.key(name, of: element), child.text)
      } else if child.name == "segment" {
        result.children[index].attributes["title"] = child["title"].map {
          replace(id, "segmentTitles[\(index)]", $0)
        }
      } else {
        result.children[index] = applied(to: child, of: id)
      }
    }
    return result
  }

  private static let textNames = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]

  /// The property of a text in the keys of `.strings` files.
  private static func key(_ name: String, of element: MarkupElement) -> String {
    switch element.name {
    case "state": (element.key ?? "") + name.prefix(1).uppercased() + name.dropFirst()
    case "buttonConfiguration": "configuration.\(name)"
    default: name
    }
  }

  /// The property of a view's text in the keys of `.strings` files.
  private static func key(of view: ViewDescription) -> String {
    switch (view.element, view.rule.className) {
    case ("label", _), ("textField", "UITextField"), ("textView", "UITextView"): "text"
    case ("button", "UIButton"):
      view.appearance.styles["configuration"] == nil ? "normalTitle" : "configuration.title"
    default: "title"
    }
  }
}

extension ControllerDescription {
  fileprivate mutating func replaceTexts(_ replace: TextReplacement.Replace) {
    let id = navigationItem ?? ""
    title = title.map { replace(id, "title", $0) }
    prompt = prompt.map { replace(id, "prompt", $0) }
    func replaced(_ item: BarItemDescription) -> BarItemDescription {
      var item = item
      item.title = item.title.map { replace(item.id ?? "", "title", $0) }
      return item
    }
    leadingItems = leadingItems.map(replaced)
    trailingItems = trailingItems.map(replaced)
    toolbarItems = toolbarItems.map(replaced)
    tab = tab.map(replaced)
  }
}
