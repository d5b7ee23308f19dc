// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The source of the names of views' properties.
package enum NamingChoice: String, CaseIterable, Sendable {
  /// Outlets, labels, texts, then classes.
  case labels
  /// The class names alone.
  case classes
  /// The ids of the file.
  case ids
}

/// Assigns names to the views of a layout root.
struct ViewNaming {
  let choice: NamingChoice
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  init(_ choice: NamingChoice) { self.choice = choice }

  /// The name of the property for a view.
  mutating func name(of view: ViewDescription) -> String {
    let base = base(of: view)
    let noun = Self.noun(of: view)
    let isReserved = SwiftName.isKeyword(base)
    return unique(isReserved && base != noun ? base + noun.capitalizedFirst : base)
  }

  /// Appends a number to a name that an earlier view already has.
  private mutating func unique(_ base: String) -> String {
    var count = (counts[base] ?? 0) + 1
    var name = count == 1 ? base : "\(base)\(count)"
    while taken.contains(name) {
      count += 1
      name = "\(base)\(count)"
    }
    counts[base] = count
    taken.insert(name)
    return name
  }

  private func base(of view: ViewDescription) -> String {
    let noun = Self.noun(of: view)
    switch choice {
    case .ids: return SwiftName.valid(view.id.filter { $0 != "-" }.decapitalized)
    case .classes: return noun
    case .labels: break
    }
    if let outlet = view.names.outlet, !outlet.isEmpty { return SwiftName.valid(outlet) }
    if let label = view.names.label, let name = SwiftName.camelCase(label, words: 6) { return name }
    let texts = [view.appearance.text, view.appearance.placeholder, view.appearance.imageName]
    for text in texts.compactMap(\.self) where text.count <= 200 {
      guard let name = SwiftName.camelCase(text, words: 3), name.count <= 30 else { continue }
      return name + (name.lowercased().hasSuffix(noun.lowercased()) ? "" : noun.capitalizedFirst)
    }
    return noun
  }

  /// The class without its prefix, as a name.
  static func noun(of view: ViewDescription) -> String {
    let nouns = [
      "UITextField": "field", "UIButton": "button", "UILabel": "label", "UISwitch": "toggle",
      "UIActivityIndicatorView": "activityIndicator", "UISegmentedControl": "segmentedControl",
      "UIStackView": "stack", "UIVisualEffectView": "effectView",
    ]
    if let custom = view.customClass {
      let name = SwiftName.valid(custom.split(separator: ".").last.map(String.init) ?? custom)
      return name.decapitalized
    }
    if let noun = nouns[view.systemClass] { return noun }
    if view.systemClass == "UIView" { return view.children.isEmpty ? "plainView" : "container" }
    let name = view.systemClass
    let prefix = name.prefix { $0.isUppercase }.count
    return (prefix > 1 ? String(name.dropFirst(prefix - 1)) : name).decapitalized
  }
}
