// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The views of a cell or header that has configurations. Created when a program sets one.
@MainActor final class ViewConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
}

/// A cell or header with configurations.
@MainActor protocol ConfiguredView: UIView {
  var configurations: ViewConfigurations? { get set }
  var contentView: UIView { get set }
}

extension ConfiguredView {
  /// The configurations, made if there are none.
  var madeConfigurations: ViewConfigurations {
    if let configurations { return configurations }
    let made = ViewConfigurations()
    configurations = made
    return made
  }

  /// Shows a configuration in the content view if it supports the configuration, otherwise in a new
  /// content view.
  func show(_ content: (any UIContentConfiguration)?) {
    madeConfigurations.content = content
    if let content {
      if let view = contentView as? any UIContentView, view.supports(content) {
        view.configuration = content
      } else {
        exchangeContentView(for: content.makeContentView())
      }
    } else if contentView is any UIContentView {
      exchangeContentView(for: UIView())
    }
    setNeedsLayout()
  }

  private func exchangeContentView(for new: UIView) {
    let old = contentView
    new.translatesAutoresizingMaskIntoConstraints = true
    new.frame = old.frame
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    contentView = new
  }

  /// Shows a configuration behind the content.
  func show(_ background: UIBackgroundConfiguration?) {
    let configurations = madeConfigurations
    configurations.background = background
    guard let background else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    let view = configurations.backgroundView ?? ConfiguredBackgroundView(frame: bounds)
    configurations.backgroundView = view
    if view.superview == nil { insertSubview(view, at: 0) }
    view.show(background)
    setNeedsLayout()
  }

  func updateConfigurations(for state: any UIConfigurationState) {
    guard let configurations else { return }
    if configurations.updatesContent, let content = configurations.content {
      show(content.updated(for: state))
    }
    if configurations.updatesBackground, let background = configurations.background {
      show(background.updated(for: state))
    }
  }

  /// Places the view behind the content.
  func placeConfiguredBackground() {
    guard let configurations, let view = configurations.backgroundView,
      let background = configurations.background
    else { return }
    let frame = background.frame(in: self)
    if view.frame != frame { view.frame = frame }
    view.round(by: (self as? UICollectionViewCell)?.listRow, radius: background.cornerRadius)
  }
}
