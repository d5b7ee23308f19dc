// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit ItemArities in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// The 40 forms are one file, since they differ only in the number of items and in their blocks.

import QuoinPlatform

extension View {
  /// Constrains an item and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy>(
    _ a: any LayoutItem<A>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy>(
    _ a: any LayoutItem<A>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains an item, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy>(
    _ a: any LayoutItem<A>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy>(
    _ a: any LayoutItem<A>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 2 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 2 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 3 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 3 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 4 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 4 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 5 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 5 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 6 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 6 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 7 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F, G) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F, G) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 7 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F, G) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F, G) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 8 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F, G, H) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F, G, H) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 8 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F, G, H) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F, G, H) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 9 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F, G, H, I) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, i, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F, G, H, I) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, i, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 9 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F, G, H, I) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, i, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F, G, H, I) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, i, replace: group, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 10 items to each other and installs the constraints that the block declares.
  @preconcurrency @MainActor @discardableResult
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy, J: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>, _ j: any LayoutItem<J>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F, G, H, I, J) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, i, j, replace: group, activate: activate, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy, J: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>, _ j: any LayoutItem<J>,
    replace group: ConstraintGroup? = nil, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F, G, H, I, J) -> Void
  ) -> ConstraintGroup {
    Cartography.constrain(
      a, b, c, d, e, f, g, h, i, j, replace: group, activate: activate, fileID: fileID, line: line,
      block: block)
  }

  /// Constrains 10 items to each other, installs the constraints that the block declares and lays out at once.
  @preconcurrency @MainActor @discardableResult
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy, J: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>, _ j: any LayoutItem<J>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @StatementLocations block: (A, B, C, D, E, F, G, H, I, J) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, i, j, replace: group, fileID: fileID, line: line,
      column: column, block: block)
  }

  /// The same, with a block of any statements.
  @preconcurrency @MainActor @discardableResult @_disfavoredOverload
  public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy, J: LayoutProxy>(
    _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>, _ j: any LayoutItem<J>,
    replace group: ConstraintGroup? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    block: (A, B, C, D, E, F, G, H, I, J) -> Void
  ) -> ConstraintGroup {
    Cartography.layout(
      a, b, c, d, e, f, g, h, i, j, replace: group, fileID: fileID, line: line,
      block: block)
  }
}
