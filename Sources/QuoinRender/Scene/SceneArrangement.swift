// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How the scenes of a file are arranged in a picture.
public enum SceneArrangement: String, CaseIterable, Hashable, Sendable {
  /// Side by side, in rows.
  case rows
  /// Where the canvas of Interface Builder shows them, with segues as arrows. Scenes without a
  /// place on the canvas are below the others.
  case canvas
}
