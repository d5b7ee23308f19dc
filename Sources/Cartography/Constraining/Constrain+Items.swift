// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit ItemArities in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// The 20 functions are in one file because they differ only in the number of items.

import QuoinPlatform

/// Creates the constraints of an item that the block declares, and installs them.
///
/// - Parameters:
///   - a: A view or guide.
///   - group: The group whose constraints are replaced by the new ones; nil for a new
///     group.
///   - activate: Whether to install the constraints.
///   - fileID: The file of the call, for reports.
///   - line: The line of the call, for reports.
///   - block: A closure that declares constraints of the item's proxy. It is called once.
/// - Returns: The group of the new constraints.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy>(
  _ a: any LayoutItem<A>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context))
  }
}

/// Installs the constraints of an item that the block declares, and lays out at once.
///
/// - Parameters:
///   - a: A view or guide.
///   - group: The group whose constraints are replaced by the new ones; nil for a new
///     group.
///   - fileID: The file of the call, for reports.
///   - line: The line of the call, for reports.
///   - block: A closure that declares constraints of the item's proxy. It is called once.
/// - Returns: The group of the new constraints.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy>(
  _ a: any LayoutItem<A>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context))
    block(proxies)
    return [proxies.item]
  }
}

/// Creates the constraints of 2 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context))
  }
}

/// Installs the constraints of 2 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context))
    block(proxies.0, proxies.1)
    return [proxies.0.item, proxies.1.item]
  }
}

/// Creates the constraints of 3 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context))
  }
}

/// Installs the constraints of 3 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context))
    block(proxies.0, proxies.1, proxies.2)
    return [proxies.0.item, proxies.1.item, proxies.2.item]
  }
}

/// Creates the constraints of 4 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context))
  }
}

/// Installs the constraints of 4 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context))
    block(proxies.0, proxies.1, proxies.2, proxies.3)
    return [proxies.0.item, proxies.1.item, proxies.2.item, proxies.3.item]
  }
}

/// Creates the constraints of 5 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context))
  }
}

/// Installs the constraints of 5 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context))
    block(proxies.0, proxies.1, proxies.2, proxies.3, proxies.4)
    return [proxies.0.item, proxies.1.item, proxies.2.item, proxies.3.item, proxies.4.item]
  }
}

/// Creates the constraints of 6 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context))
  }
}

/// Installs the constraints of 6 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context))
    block(proxies.0, proxies.1, proxies.2, proxies.3, proxies.4, proxies.5)
    return [proxies.0.item, proxies.1.item, proxies.2.item, proxies.3.item, proxies.4.item, proxies.5.item]
  }
}

/// Creates the constraints of 7 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F, G) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context), g.asProxy(context: context))
  }
}

/// Installs the constraints of 7 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F, G) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context), g.asProxy(context: context))
    block(proxies.0, proxies.1, proxies.2, proxies.3, proxies.4, proxies.5, proxies.6)
    return [proxies.0.item, proxies.1.item, proxies.2.item, proxies.3.item, proxies.4.item, proxies.5.item, proxies.6.item]
  }
}

/// Creates the constraints of 8 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F, G, H) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context), g.asProxy(context: context), h.asProxy(context: context))
  }
}

/// Installs the constraints of 8 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F, G, H) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context), g.asProxy(context: context), h.asProxy(context: context))
    block(proxies.0, proxies.1, proxies.2, proxies.3, proxies.4, proxies.5, proxies.6, proxies.7)
    return [proxies.0.item, proxies.1.item, proxies.2.item, proxies.3.item, proxies.4.item, proxies.5.item, proxies.6.item, proxies.7.item]
  }
}

/// Creates the constraints of 9 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F, G, H, I) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context), g.asProxy(context: context), h.asProxy(context: context), i.asProxy(context: context))
  }
}

/// Installs the constraints of 9 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F, G, H, I) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context), g.asProxy(context: context), h.asProxy(context: context), i.asProxy(context: context))
    block(proxies.0, proxies.1, proxies.2, proxies.3, proxies.4, proxies.5, proxies.6, proxies.7, proxies.8)
    return [proxies.0.item, proxies.1.item, proxies.2.item, proxies.3.item, proxies.4.item, proxies.5.item, proxies.6.item, proxies.7.item, proxies.8.item]
  }
}

/// Creates the constraints of 10 items that the block declares, and installs them.
@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy, J: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>, _ j: any LayoutItem<J>,
  replace group: ConstraintGroup? = nil, activate: Bool = true,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F, G, H, I, J) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, activate: activate, fileID, line).constrain { context in
    block(a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context), g.asProxy(context: context), h.asProxy(context: context), i.asProxy(context: context), j.asProxy(context: context))
  }
}

/// Installs the constraints of 10 items that the block declares, and lays out at once.
@preconcurrency @MainActor @discardableResult
public func layout<A: LayoutProxy, B: LayoutProxy, C: LayoutProxy, D: LayoutProxy, E: LayoutProxy, F: LayoutProxy, G: LayoutProxy, H: LayoutProxy, I: LayoutProxy, J: LayoutProxy>(
  _ a: any LayoutItem<A>, _ b: any LayoutItem<B>, _ c: any LayoutItem<C>, _ d: any LayoutItem<D>, _ e: any LayoutItem<E>, _ f: any LayoutItem<F>, _ g: any LayoutItem<G>, _ h: any LayoutItem<H>, _ i: any LayoutItem<I>, _ j: any LayoutItem<J>,
  replace group: ConstraintGroup? = nil,
  fileID: StaticString = #fileID, line: UInt = #line,
  block: (A, B, C, D, E, F, G, H, I, J) -> Void
) -> ConstraintGroup {
  Declaration(replacing: group, fileID, line).layOut { context in
    let proxies = (a.asProxy(context: context), b.asProxy(context: context), c.asProxy(context: context), d.asProxy(context: context), e.asProxy(context: context), f.asProxy(context: context), g.asProxy(context: context), h.asProxy(context: context), i.asProxy(context: context), j.asProxy(context: context))
    block(proxies.0, proxies.1, proxies.2, proxies.3, proxies.4, proxies.5, proxies.6, proxies.7, proxies.8, proxies.9)
    return [proxies.0.item, proxies.1.item, proxies.2.item, proxies.3.item, proxies.4.item, proxies.5.item, proxies.6.item, proxies.7.item, proxies.8.item, proxies.9.item]
  }
}
