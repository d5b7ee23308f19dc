// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UIView {
  /// The rules whose findings about the view and its descendants are silenced, by id; `all` for all
  /// rules.
  @MainActor public var layoutCheckDisabled: Set<String> {
    get { SilencedRules.rules(of: self) }
    set { SilencedRules.set(newValue, of: self) }
  }
}
