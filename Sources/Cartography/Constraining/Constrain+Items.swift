// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit ItemArities in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// The 20 forms are one file, since they differ only in the number of items.

import QuoinPlatform

/// Constrains an item and installs the constraints that the block declares.
///
/// - Parameters:
///   - a: A view or guide.
///   - group: The group that gets the constraints, in place of those that it has; nil for a
///     new one.
///   - activate: Whether the constraints are installed.
///   - fileID: The file of the call, for reports.
///   - line: The line of the call, for reports.
///   - block: Declares constraints with a proxy of the item. It is called once.
/// - Returns: The group.
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

/// Constrains an item, installs the constraints that the block declares and lays out at once.
///
/// - Parameters:
///   - a: A view or guide.
///   - group: The group that gets the constraints, in place of those that it has; nil for a
///     new one.
///   - fileID: The file of the call, for reports.
///   - line: The line of the call, for reports.
///   - block: Declares constraints with a proxy of the item. It is called once.
/// - Returns: The group.
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

/// Constrains 2 items to each other and installs the constraints that the block declares.
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

/// Constrains 2 items to each other, installs the constraints that the block declares and lays out at once.
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

/// Constrains 3 items to each other and installs the constraints that the block declares.
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

/// Constrains 3 items to each other, installs the constraints that the block declares and lays out at once.
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

/// Constrains 4 items to each other and installs the constraints that the block declares.
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

/// Constrains 4 items to each other, installs the constraints that the block declares and lays out at once.
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

/// Constrains 5 items to each other and installs the constraints that the block declares.
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

/// Constrains 5 items to each other, installs the constraints that the block declares and lays out at once.
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

/// Constrains 6 items to each other and installs the constraints that the block declares.
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

/// Constrains 6 items to each other, installs the constraints that the block declares and lays out at once.
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

/// Constrains 7 items to each other and installs the constraints that the block declares.
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

/// Constrains 7 items to each other, installs the constraints that the block declares and lays out at once.
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

/// Constrains 8 items to each other and installs the constraints that the block declares.
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

/// Constrains 8 items to each other, installs the constraints that the block declares and lays out at once.
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

/// Constrains 9 items to each other and installs the constraints that the block declares.
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

/// Constrains 9 items to each other, installs the constraints that the block declares and lays out at once.
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

/// Constrains 10 items to each other and installs the constraints that the block declares.
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

/// Constrains 10 items to each other, installs the constraints that the block declares and lays out at once.
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
