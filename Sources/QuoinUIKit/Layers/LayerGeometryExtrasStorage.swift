// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Extras in memory of their own, which most geometries do not have.
final class LayerGeometryExtrasStorage: Sendable {
  let values: LayerGeometryExtras

  init(_ values: LayerGeometryExtras) {
    self.values = values
  }
}
