// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// Measures contents with widgets: that of the view where it has one, otherwise one that is never
/// shown.
@MainActor final class WidgetMeasurer: ContentSource {
  private let peers: PeerMap
  // Each peer is created on first use.
  private lazy var label = LabelPeer(nil)
  private var buttons: [ButtonPeer.Kind: ButtonPeer] = [:]
  private lazy var toggle = SwitchPeer(nil)
  private lazy var slider = SliderPeer(nil)
  private lazy var progress = ProgressPeer(nil)
  private lazy var stepper = StepperPeer(nil)
  private lazy var segments = SegmentsPeer(nil)

  init(_ peers: PeerMap) { self.peers = peers }

  func contentSize(of view: UIView, wrappedAt width: CGFloat?) -> CGSize? {
    if let label = view as? UILabel, (label.text ?? "").isEmpty { return .zero }
    if let field = view as? UITextField {
      return CGSize(width: UIView.noIntrinsicMetric, height: fieldMetrics(of: field).height)
    }
    if let view = view as? UITextView { return size(ofText: view, wrappedAt: width) }
    guard let widget = widget(showing: view) else { return nil }
    let measured = quoin_widget_measure(widget, Double(width ?? -1))
    var size = CGSize(width: measured.width, height: measured.height)
    // Layout gives the width of a slider or a bar.
    if view is UISlider || view is UIProgressView {
      size.width = UIView.noIntrinsicMetric
    }
    return size
  }

  func baselines(of view: UIView, height: CGFloat) -> (
    firstFromTop: CGFloat, lastFromBottom: CGFloat
  )? {
    if let field = view as? UITextField {
      let metrics = fieldMetrics(of: field)
      let baseline = metrics.baseline + (height - metrics.height) / 2
      return (baseline, height - baseline)
    }
    guard let widget = widget(showing: view) else { return nil }
    let line = quoin_widget_measure(widget, -1).height
    let isConfigured = (view as? UIButton)?.configuration != nil
    let first =
      isConfigured
      ? quoin_configured_button_baseline(widget) : quoin_widget_baseline(widget, -1, line)
    guard first >= 0 else { return nil }
    if view is UILabel { return (CGFloat(first), CGFloat(line - first)) }
    let baseline = CGFloat(first) + (height - CGFloat(line)) / 2
    return (baseline, height - baseline)
  }

  func alignmentInsets(of view: UIView) -> UIEdgeInsets? {
    view is UITextField || widget(showing: view) != nil ? .zero : nil
  }

  /// A text view of GTK measures its lines when it is idle, so that a label measures for it.
  private func size(ofText view: UITextView, wrappedAt width: CGFloat?) -> CGSize {
    let insets = view.textInsets
    let sides = insets.left + insets.right
    label.show(view)
    let measured = quoin_widget_measure(
      label.widget, Double(width.map { max($0 - sides, 1) } ?? -1))
    return CGSize(
      width: CGFloat(measured.width) + sides,
      height: CGFloat(measured.height) + insets.top + insets.bottom)
  }

  // MARK: Fields

  /// The properties of a field that its height depends on.
  private struct FieldStyle: Hashable {
    var font: UIFont
    var hasBorder: Bool
  }

  private struct FieldMetrics {
    var height: CGFloat
    var baseline: CGFloat
  }

  private var fields: [FieldStyle: FieldMetrics] = [:]

  /// Called when the theme, on which sizes depend, has changed.
  func themeDidChange() { fields = [:] }

  /// Returns the metrics of a field. A widget applies another font when a frame is drawn, and
  /// layout runs before that, so that each style is measured once with a widget of its own.
  private func fieldMetrics(of field: UITextField) -> FieldMetrics {
    let style = FieldStyle(
      font: field.font ?? .systemFont(ofSize: 17), hasBorder: field.borderStyle != .none)
    if let known = fields[style] { return known }
    let peer = FieldPeer(nil)
    peer.showLook(of: field)
    let height = quoin_widget_measure(peer.widget, -1).height
    let baseline = quoin_widget_baseline(peer.widget, -1, height)
    peer.end()
    let metrics = FieldMetrics(height: CGFloat(height), baseline: CGFloat(baseline))
    fields[style] = metrics
    return metrics
  }

  /// A widget with the content of a view; nil where the table applies.
  private func widget(showing view: UIView) -> OpaquePointer? {
    // A hidden widget has no size, but a hidden view has.
    if !view.isHidden, let peer = peers.peer(of: view), !peer.hostsSubviews, peer.suits(view) {
      guard !(peer is SpinnerPeer), !(peer is TextViewPeer) else { return nil }
      peer.update()
      return peer.widget
    }
    switch view {
    case let view as UILabel:
      label.show(view)
      return label.widget
    case let view as UIButton:
      let kind = ButtonPeer.kind(of: view)
      let peer = buttons[kind] ?? ButtonPeer(nil, kind)
      buttons[kind] = peer
      peer.show(view)
      return peer.widget
    case let view as UISegmentedControl:
      segments.showTitles(of: view)
      return segments.widget
    case is UISwitch: return toggle.widget
    case is UISlider: return slider.widget
    case is UIProgressView: return progress.widget
    case is UIStepper: return stepper.widget
    default: return nil
    }
  }
}
#endif
