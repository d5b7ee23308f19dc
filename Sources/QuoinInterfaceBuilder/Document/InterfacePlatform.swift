// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The platform of an Interface Builder file.
public enum InterfacePlatform: String, Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
