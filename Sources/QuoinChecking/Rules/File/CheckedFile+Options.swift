// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension CheckedFile {
  /// The options of a rule by name.
  func options(of rule: LayoutRule) -> [String: ConfigurationValue] {
    configuration.setting(of: rule.id, in: file.name).options
  }

  /// Whether an option of a rule is set to true.
  func flag(_ option: String, of rule: LayoutRule) -> Bool {
    options(of: rule)[option]?.boolean ?? false
  }

  /// The file's name without folders and ending.
  var baseName: String {
    let name = file.name.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// The indices of the controllers of a storyboard, without references to other storyboards.
  var controllers: [Int] {
    elements.indices.filter { index in
      let element = elements[index]
      return element["sceneMemberID"] == "viewController"
        && element.name != "viewControllerPlaceholder" && element.name != "controllerPlaceholder"
    }
  }
}
