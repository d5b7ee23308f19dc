// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import Mortar

second.m_right |=| first.m_right - 12
second.m_size |=| (20, 30) ! .high
