// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import Cartography

let share = 0.5
constrain(first, second) { first, second in
  let count = 4.0
  let length = CGFloat((320 - count * 8 - 2 * 16) / count)
  let offset = CGFloat((1 - share) * (Double(length) + 5) - count * 5 / (count - 1))
  second.right == first.right * CGFloat(share) + offset
  second.edges == inset(first.edges, 8) ~ .defaultHigh
}
constrain(second) { $0.width == 20 }
layout(second) { second in second.height == 20 }
