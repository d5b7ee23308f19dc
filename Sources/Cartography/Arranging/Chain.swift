// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Relates each item of a row to the next one and switches off the autoresizing masks of all items,
/// of a single one too.
///
/// - Parameters:
///   - proxies: The items, in order.
///   - relate: Makes the constraint between an item and the next one.
/// - Returns: The constraints, one fewer than there are items.
@MainActor func chain<Proxy>(
  _ proxies: [Proxy], _ relate: (Proxy, Proxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] {
  for case let proxy as any LayoutProxy in proxies { PlatformItem.leaveAutoresizing(proxy.item) }
  return zip(proxies, proxies.dropFirst()).map(relate)
}
