// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import QuoinUIKit

/// The peers of the views that are in windows.
@MainActor final class PeerMap {
  private var peers: [ObjectIdentifier: ViewPeer] = [:]

  var count: Int { peers.count }

  /// The peer of a view, if it has one.
  func peer(of view: UIView) -> ViewPeer? {
    guard let peer = peers[ObjectIdentifier(view)], peer.view === view else { return nil }
    return peer
  }

  /// Returns the peer of a view, which is created when there is none, or when the view needs
  /// another widget.
  func requirePeer(of view: UIView) -> ViewPeer {
    if let peer = peer(of: view), peer.suits(view) { return peer }
    let known = peers.removeValue(forKey: ObjectIdentifier(view))
    let isOther = known?.view === view
    known?.end()
    let made = PeerMap.makePeer(of: view)
    peers[ObjectIdentifier(view)] = made
    if isOther {
      // The other widget has another size.
      view.invalidateIntrinsicContentSize()
      quoin_loop_request_update()
    }
    return made
  }

  /// Whether a text field in a tree has the focus.
  func hasFocusedField(in tree: UIView) -> Bool {
    peers.values.contains { peer in
      guard peer is FieldPeer || peer is TextViewPeer, let view = peer.view, view.window === tree
      else { return false }
      return quoin_widget_has_focus(peer.widget)
    }
  }

  /// Ends the peers that were not seen in a round.
  func endPeers(notSeenIn round: Int) {
    for (key, peer) in peers where peer.round != round {
      peers[key] = nil
      peer.end()
    }
  }

  private static func makePeer(of view: UIView) -> ViewPeer {
    switch view {
    case let label as UILabel: LabelPeer(label)
    case let button as UIButton: ButtonPeer(button, ButtonPeer.kind(of: button))
    case let field as UITextField: FieldPeer(field)
    case let text as UITextView: TextViewPeer(text)
    case let toggle as UISwitch: SwitchPeer(toggle)
    case let slider as UISlider: SliderPeer(slider)
    case let progress as UIProgressView: ProgressPeer(progress)
    case let indicator as UIActivityIndicatorView: SpinnerPeer(indicator)
    case let stepper as UIStepper: StepperPeer(stepper)
    case let control as UISegmentedControl: SegmentsPeer(control)
    case let scroll as UIScrollView: ScrollPeer(scroll)
    case let image as UIImageView: ImagePeer(image)
    case let pages as UIPageControl: PagesPeer(pages)
    case let picker as UIPickerView: ListsPeer(picker)
    case let picker as UIDatePicker: CalendarPeer(picker)
    case let bar as UINavigationBar: NavigationBarPeer(bar)
    case let bar as UIToolbar: ToolbarPeer(bar)
    case let bar as UITabBar: TabBarPeer(bar)
    case let bar as UISearchBar: SearchBarPeer(bar)
    default: BoxPeer(view)
    }
  }
}
#endif
