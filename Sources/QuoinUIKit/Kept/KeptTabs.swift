// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Tabs.txt and run it again.
// swift-format-ignore-file

extension UITableViewCell {
  /// Without effect here: Apple's [UITableViewCell.FocusStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/focusstyle).
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }
}

extension UITabGroup {
  /// Without effect here: Apple's [UITabGroup.SidebarAppearance](https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance).
  public enum SidebarAppearance: Int, Sendable {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }
}

