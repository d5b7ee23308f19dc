// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The orientation of a device.
public enum SceneOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}
