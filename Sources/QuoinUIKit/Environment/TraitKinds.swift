// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Whether there is much or little space on an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The light or dark style.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The reading direction among the traits.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
