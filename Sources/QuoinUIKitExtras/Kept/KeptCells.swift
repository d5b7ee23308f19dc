// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Cells.txt and run it again.
// swift-format-ignore-file

extension UIListSeparatorConfiguration {
  /// Without effect here: Apple's [UIListSeparatorConfiguration.Visibility](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration/visibility).
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }
}

