// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import QuoinUIKit

/// The container of a view without a control.
class BoxPeer: ViewPeer {
  init(_ view: UIView?) { super.init(view) { quoin_box_create($0) } }

  override var hostsSubviews: Bool { true }
}
#endif
