// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The stack of graphics contexts of a thread. The last one is the current context.
package enum GraphicsContexts {
  /// A context with the properties of its image.
  package struct Entry {
    package var context: CGContext
    package var size: CGSize
    package var scale: CGFloat

    package init(context: CGContext, size: CGSize = .zero, scale: CGFloat = 1) {
      self.context = context
      self.size = size
      self.scale = scale
    }
  }

  private static let key = "QuoinUIKit.GraphicsContexts"

  /// The stack of this thread.
  package static var pile: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The current context of this thread; nil outside of drawing code.
  package static var current: CGContext? { pile.last?.context }

  /// Runs a closure with a context as the current one.
  static func drawing(in context: CGContext, _ body: () -> Void) {
    let outer = pile
    pile.append(Entry(context: context))
    // Contexts that the closure did not end would be current in code of others.
    defer { pile = outer }
    body()
  }
}
