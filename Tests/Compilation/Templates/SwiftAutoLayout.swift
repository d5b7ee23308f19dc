// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import SwiftAutoLayout

second.constrain(to: first).leading(constant: 8).centerY()
second.constrainSelf().height(constant: 20)
