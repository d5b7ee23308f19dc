// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Relates each item of a row to the next one. All items are placed by constraints from then on,
/// the last and a single one too.
@MainActor func chain<Proxy>(
  _ proxies: [Proxy], _ relate: (Proxy, Proxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] {
  for case let proxy as any LayoutProxy in proxies { PlatformItem.leaveAutoresizing(proxy.item) }
  return zip(proxies, proxies.dropFirst()).map(relate)
}
