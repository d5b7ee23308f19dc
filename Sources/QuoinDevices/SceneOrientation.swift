// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How a device is held.
public enum SceneOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}
