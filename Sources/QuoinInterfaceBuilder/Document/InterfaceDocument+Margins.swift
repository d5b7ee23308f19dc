// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// Whether the safe area of a view is part of its margins on the canvas.
  ///
  /// Files with safe areas do so. From Xcode 10 on the canvas does it for all others too; observed:
  /// `StatefulRippleExample.xib` of material-components-ios, `MessageView.xib` of SwiftMessages and
  /// five more, none against.
  var addsSafeAreaToMargins: Bool { usesSafeAreas || era >= .xcode10 }
}
