// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UINavigationController {
  /// Shows the results of the search of the top controller over its view, and below the bars, as
  /// high as the content is.
  func placeResults(top: EdgeBar?, bottom: EdgeBar?) {
    let wanted = topViewController?.navigationItem.searchController?.shownResults
    if let old = shownResults, old !== wanted {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    let isNew = shownResults !== wanted
    shownResults = wanted
    guard let view = viewIfLoaded, let wanted, let content = wanted.view else { return }
    if isNew {
      addChild(wanted)
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let searched = topViewController?.viewIfLoaded {
        view.insertSubview(content, aboveSubview: searched)
      } else {
        view.insertSubview(content, at: 0)
      }
      wanted.didMove(toParent: self)
    }
    placeContent(wanted, top: top, bottom: bottom)
  }
}
