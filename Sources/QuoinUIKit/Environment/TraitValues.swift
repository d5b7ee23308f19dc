// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether the reader prefers more contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether the content is in front of the rest.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Whether the reader prefers bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The range of colours of a screen.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether a screen feels how hard it is touched.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Whether a window is in use.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Whether the content of a scene is captured on another screen.
public enum UISceneCaptureState: Int, Hashable, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The size of the buttons in a toolbar of a Mac.
public enum UINSToolbarItemPresentationSize: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}
