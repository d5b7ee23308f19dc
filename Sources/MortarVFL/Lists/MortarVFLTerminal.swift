// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore
import QuoinPlatform

/// The beginning or the end of a statement: a view or a guide, for its outer edge, or an attribute
/// such as `photo.m_right - 8`.
@preconcurrency @MainActor public protocol MortarVFLTerminal: MortarAttributable {}

extension MortarView: MortarVFLTerminal {}
extension PlatformLayoutGuide: MortarVFLTerminal {}
extension MortarAttribute: MortarVFLTerminal {}
