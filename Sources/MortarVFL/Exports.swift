// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A statement takes the views and attributes of Mortar and gives a group of its constraints.

@_exported public import MortarCore
