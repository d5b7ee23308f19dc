// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import NotAutoLayout

first.nal.layout(second) { $0.setTopLeft(to: .zero).setSize(to: Size(width: 20, height: 8)) }
