// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import Cartography
import Mortar
import MortarVFL
import SwiftAutoLayout

// In a view, the member `constrain(to:)` hides the function.
Cartography.constrain(first, second) { first, second in
  second.right == first.right
}
layout(second) { second in second.height == 20 }
second.m_left |=| first.m_left
second.constrain(to: first).centerY()
