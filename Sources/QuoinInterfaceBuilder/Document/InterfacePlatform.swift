// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where an Interface Builder file is for.
public enum InterfacePlatform: String, Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
