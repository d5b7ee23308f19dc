// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import MortarVFL

first |>> 8 | second[~~1] | 8
