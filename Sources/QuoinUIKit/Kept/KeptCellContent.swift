// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/CellContent.txt and run it again.
// swift-format-ignore-file

extension UICellConfigurationState {
  /// Without effect here: Apple's [UICellConfigurationState.DropState](https://developer.apple.com/documentation/uikit/uicellconfigurationstate/dropstate).
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }
}

