// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture above a long text: it grows while the reader pulls, and shrinks to a bar while they scroll.
final class StretchyHeader: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let header = UIImageView()
  let content = UIView()
  static let full: CGFloat = 200
  static let bar: CGFloat = 64
  private var headerHeight: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset.top = StretchyHeader.full
    scroll.scrollIndicatorInsets.top = StretchyHeader.full
    header.contentMode = .scaleAspectFill
    header.clipsToBounds = true
    header.backgroundColor = .systemTeal
    for view in [scroll, header, content] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scroll)
    view.addSubview(header)
    scroll.addSubview(content)
    let headerHeight = header.heightAnchor.constraint(equalToConstant: StretchyHeader.full)
    self.headerHeight = headerHeight
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerHeight,
    ])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headerHeight?.constant = max(-scrollView.contentOffset.y, StretchyHeader.bar)
  }
}
