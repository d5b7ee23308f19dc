// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import QuoinPlatform

// The former top and bottom layout guides, implemented by the safe area that replaced them. They
// are attributes of the controller's view, which owns their constraints.

extension PlatformViewController {
  /// The upper edge of the area that bars may cover: the top of the controller's view.
  public var m_topLayoutGuideTop: MortarAttribute { view.m_top }
  /// The lower edge of the area that bars cover at the top: the top of the safe area.
  public var m_topLayoutGuideBottom: MortarAttribute { view.safeAreaLayoutGuide.m_top }
  /// The upper edge of the area that bars cover at the bottom: the bottom of the safe area.
  public var m_bottomLayoutGuideTop: MortarAttribute { view.safeAreaLayoutGuide.m_bottom }
  /// The lower edge of the area that bars may cover: the bottom of the controller's view.
  public var m_bottomLayoutGuideBottom: MortarAttribute { view.m_bottom }
  /// The top of the safe area.
  public var m_safeTop: MortarAttribute { m_topLayoutGuideBottom }
  /// The bottom of the safe area.
  public var m_safeBottom: MortarAttribute { m_bottomLayoutGuideTop }
}
