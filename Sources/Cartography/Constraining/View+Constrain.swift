// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit ItemArities in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinPlatform

extension View {
  /// Constrains an item and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem>(
    _ a: A,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains an item, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem>(
    _ a: A,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 2 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem>(
    _ a: A, _ b: B,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 2 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem>(
    _ a: A, _ b: B,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 3 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem>(
    _ a: A, _ b: B, _ c: C,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 3 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem, C: LayoutItem>(
    _ a: A, _ b: B, _ c: C,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 4 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 4 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 5 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 5 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 6 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 6 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 7 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem, G: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 7 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem, G: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 8 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem, G: LayoutItem, H: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType, H.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 8 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem, G: LayoutItem, H: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType, H.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 9 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem, G: LayoutItem, H: LayoutItem, I: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType, H.ProxyType, I.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, i, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 9 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem, G: LayoutItem, H: LayoutItem, I: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType, H.ProxyType, I.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, i, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 10 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem, G: LayoutItem, H: LayoutItem, I: LayoutItem, J: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType, H.ProxyType, I.ProxyType, J.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, i, j, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 10 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem, G: LayoutItem, H: LayoutItem, I: LayoutItem, J: LayoutItem>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType, H.ProxyType, I.ProxyType, J.ProxyType) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, i, j, replace: group, fileID: fileID, line: line,
      block: block)
  }
}
