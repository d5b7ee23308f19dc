// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The arrangement of the scenes of a file in a picture.
public enum SceneArrangement: String, CaseIterable, Hashable, Sendable {
  /// Side by side, in rows.
  case rows
  /// The arrangement on the canvas of Interface Builder, with segues as arrows. Scenes without a
  /// position on the canvas are below the others.
  case canvas
}
