// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Interactions.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

extension NSAttributedString {
  /// Without effect here: Apple's [NSAttributedString.TextEffectStyle](https://developer.apple.com/documentation/uikit/nsattributedstring/texteffectstyle).
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// Without effect here: Apple's [NSAttributedString.TextEffectStyle.init(rawValue:)](https://developer.apple.com/documentation/uikit/nsattributedstring/texteffectstyle/init(rawvalue:)).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without effect here: Apple's [NSAttributedString.TextEffectStyle.rawValue](https://developer.apple.com/documentation/uikit/nsattributedstring/texteffectstyle/rawvalue).
    public var rawValue: String = ""
    /// Without effect here: Apple's [NSAttributedString.TextEffectStyle.letterpressStyle](https://developer.apple.com/documentation/uikit/nsattributedstring/texteffectstyle/letterpressstyle).
    public static let letterpressStyle: NSAttributedString.TextEffectStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension UIApplication {
  /// Without effect here: Apple's [UIApplication.ExtensionPointIdentifier](https://developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier).
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// Without effect here: Apple's [UIApplication.ExtensionPointIdentifier.init(rawValue:)](https://developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier/init(rawvalue:)).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without effect here: Apple's [UIApplication.ExtensionPointIdentifier.rawValue](https://developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier/rawvalue).
    public var rawValue: String = ""
    /// Without effect here: Apple's [UIApplication.ExtensionPointIdentifier.keyboard](https://developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier/keyboard).
    public static let keyboard: UIApplication.ExtensionPointIdentifier = Self(rawValue: "com.apple.keyboard-service")
  }
}

/// Without effect here: Apple's [UIEditMenuArrowDirection](https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection).
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// Without effect here: Apple's [UIEditMenuInteraction](https://developer.apple.com/documentation/uikit/uieditmenuinteraction).
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Without effect here: Apple's [UIEditMenuInteraction.delegate](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/delegate).
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// Without effect here: Apple's [UIEditMenuInteraction.init(delegate:)](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/init(delegate:)).
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate; super.init() }
  /// Without effect here: Apple's [UIEditMenuInteraction.presentEditMenu(with:)](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/presenteditmenu(with:)).
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Without effect here: Apple's [UIEditMenuInteraction.dismissMenu](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/dismissmenu()).
  open func dismissMenu() {}
  /// Without effect here: Apple's [UIEditMenuInteraction.reloadVisibleMenu](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/reloadvisiblemenu()).
  open func reloadVisibleMenu() {}
  /// Without effect here: Apple's [UIEditMenuInteraction.updateVisibleMenuPosition(animated:)](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/updatevisiblemenuposition(animated:)).
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Without effect here: Apple's [UIEditMenuInteraction.location(in:)](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/location(in:)).
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Without effect here: Apple's [UIEditMenuInteraction.view](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UIEditMenuInteraction.willMove(to:)](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UIEditMenuInteraction.didMove(to:)](https://developer.apple.com/documentation/uikit/uieditmenuinteraction/didmove(to:)).
  open func didMove(to view: UIView?) { self.view = view }
}

/// Without effect here: Apple's [UIEditMenuInteractionAnimating](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating).
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Without effect here: Apple's [UIEditMenuInteractionAnimating.addAnimations(_:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating/addanimations(_:)).
  func addAnimations(_ animations: @escaping () -> Void)
  /// Without effect here: Apple's [UIEditMenuInteractionAnimating.addCompletion(_:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating/addcompletion(_:)).
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Without effect here: Apple's [UIEditMenuInteractionDelegate](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate).
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIEditMenuInteractionDelegate.editMenuInteraction(_:menuFor:suggestedActions:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:menufor:suggestedactions:)).
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Without effect here: Apple's [UIEditMenuInteractionDelegate.editMenuInteraction(_:targetRectFor:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:targetrectfor:)).
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
  /// Without effect here: Apple's [UIEditMenuInteractionDelegate.editMenuInteraction(_:willPresentMenuFor:animator:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:willpresentmenufor:animator:)).
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
  /// Without effect here: Apple's [UIEditMenuInteractionDelegate.editMenuInteraction(_:willDismissMenuFor:animator:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:willdismissmenufor:animator:)).
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
}
extension UIEditMenuInteractionDelegate {
  /// Without effect here: Apple's [UIEditMenuInteractionDelegate.editMenuInteraction(_:menuFor:suggestedActions:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:menufor:suggestedactions:)).
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// Without effect here: Apple's [UIEditMenuInteractionDelegate.editMenuInteraction(_:targetRectFor:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:targetrectfor:)).
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { .zero }
  /// Without effect here: Apple's [UIEditMenuInteractionDelegate.editMenuInteraction(_:willPresentMenuFor:animator:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:willpresentmenufor:animator:)).
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
  /// Without effect here: Apple's [UIEditMenuInteractionDelegate.editMenuInteraction(_:willDismissMenuFor:animator:)](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:willdismissmenufor:animator:)).
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
}

/// Without effect here: Apple's [UIHoverStyle](https://developer.apple.com/documentation/uikit/uihoverstyle).
public struct UIHoverStyle: Hashable, Sendable {
  /// Without effect here: Apple's [UIHoverStyle.effect](https://developer.apple.com/documentation/uikit/uihoverstyle/effect).
  public var effect: UIHoverStyle.Effect?
  /// Without effect here: Apple's [UIHoverStyle.shape](https://developer.apple.com/documentation/uikit/uihoverstyle/shape).
  public var shape: UIShape?
  /// Without effect here: Apple's [UIHoverStyle.isEnabled](https://developer.apple.com/documentation/uikit/uihoverstyle/isenabled).
  public var isEnabled: Bool = true
  /// Without effect here: Apple's [UIHoverStyle.init(effect:shape:)](https://developer.apple.com/documentation/uikit/uihoverstyle/init(effect:shape:)).
  public init(effect: UIHoverStyle.Effect? = nil, shape: UIShape? = nil) { self.effect = effect; self.shape = shape }
  /// Without effect here: Apple's [UIHoverStyle.automatic](https://developer.apple.com/documentation/uikit/uihoverstyle/automatic()).
  public static func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }
}

/// Without effect here: Apple's [UILargeContentViewerInteraction](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction).
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Without effect here: Apple's [UILargeContentViewerInteraction.delegate](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/delegate).
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Without effect here: Apple's [UILargeContentViewerInteraction.isEnabled](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/isenabled).
  open class var isEnabled: Bool { false }
  /// Without effect here: Apple's [UILargeContentViewerInteraction.enabledStatusDidChangeNotification](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/enabledstatusdidchangenotification).
  public nonisolated static let enabledStatusDidChangeNotification: Notification.Name = Notification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  /// Without effect here: Apple's [UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/gesturerecognizerforexclusionrelationship).
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { UIGestureRecognizer() }
  /// Without effect here: Apple's [UILargeContentViewerInteraction.init](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/init).
  public convenience override init() { self.init(delegate: nil) }
  /// Without effect here: Apple's [UILargeContentViewerInteraction.init(delegate:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/init(delegate:)).
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate; super.init() }
  /// Without effect here: Apple's [UILargeContentViewerInteraction.view](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UILargeContentViewerInteraction.willMove(to:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UILargeContentViewerInteraction.didMove(to:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/didmove(to:)).
  open func didMove(to view: UIView?) { self.view = view }
}

/// Without effect here: Apple's [UILargeContentViewerInteractionDelegate](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate).
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:didEndOn:at:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate/largecontentviewerinteraction(_:didendon:at:)).
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Without effect here: Apple's [UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:itemAt:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate/largecontentviewerinteraction(_:itemat:)).
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (any UILargeContentViewerItem)?
  /// Without effect here: Apple's [UILargeContentViewerInteractionDelegate.viewController(for:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate/viewcontroller(for:)).
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}
extension UILargeContentViewerInteractionDelegate {
  /// Without effect here: Apple's [UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:didEndOn:at:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate/largecontentviewerinteraction(_:didendon:at:)).
  public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint) {}
  /// Without effect here: Apple's [UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:itemAt:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate/largecontentviewerinteraction(_:itemat:)).
  public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (any UILargeContentViewerItem)? { nil }
  /// Without effect here: Apple's [UILargeContentViewerInteractionDelegate.viewController(for:)](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate/viewcontroller(for:)).
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController { UIViewController() }
}

extension UIMenuController {
  /// Without effect here: Apple's [UIMenuController.ArrowDirection](https://developer.apple.com/documentation/uikit/uimenucontroller/arrowdirection).
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }
}

/// Without effect here: Apple's [UIMenuItem](https://developer.apple.com/documentation/uikit/uimenuitem).
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// Without effect here: Apple's [UIMenuItem.title](https://developer.apple.com/documentation/uikit/uimenuitem/title).
  open var title: String = ""
  /// Without effect here: Apple's [UIMenuItem.action](https://developer.apple.com/documentation/uikit/uimenuitem/action).
  open var action: Selector
  /// Without effect here: Apple's [UIMenuItem.init(title:action:)](https://developer.apple.com/documentation/uikit/uimenuitem/init(title:action:)).
  public init(title: String, action: Selector) { self.title = title; self.action = action; super.init() }
}

/// Without effect here: Apple's [UIPencilHoverPose](https://developer.apple.com/documentation/uikit/uipencilhoverpose).
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
  /// Without effect here: Apple's [UIPencilHoverPose.location](https://developer.apple.com/documentation/uikit/uipencilhoverpose/location).
  open var location: CGPoint { .zero }
  /// Without effect here: Apple's [UIPencilHoverPose.zOffset](https://developer.apple.com/documentation/uikit/uipencilhoverpose/zoffset).
  open var zOffset: CGFloat { 0 }
  /// Without effect here: Apple's [UIPencilHoverPose.altitudeAngle](https://developer.apple.com/documentation/uikit/uipencilhoverpose/altitudeangle).
  open var altitudeAngle: CGFloat { 0 }
  /// Without effect here: Apple's [UIPencilHoverPose.azimuthAngle](https://developer.apple.com/documentation/uikit/uipencilhoverpose/azimuthangle).
  open var azimuthAngle: CGFloat { 0 }
  /// Without effect here: Apple's [UIPencilHoverPose.rollAngle](https://developer.apple.com/documentation/uikit/uipencilhoverpose/rollangle).
  open var rollAngle: CGFloat { 0 }
}

/// Without effect here: Apple's [UIPencilInteraction](https://developer.apple.com/documentation/uikit/uipencilinteraction).
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// Without effect here: Apple's [UIPencilInteraction.delegate](https://developer.apple.com/documentation/uikit/uipencilinteraction/delegate).
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Without effect here: Apple's [UIPencilInteraction.isEnabled](https://developer.apple.com/documentation/uikit/uipencilinteraction/isenabled).
  open var isEnabled: Bool = true
  /// Without effect here: Apple's [UIPencilInteraction.preferredTapAction](https://developer.apple.com/documentation/uikit/uipencilinteraction/preferredtapaction).
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// Without effect here: Apple's [UIPencilInteraction.preferredSqueezeAction](https://developer.apple.com/documentation/uikit/uipencilinteraction/preferredsqueezeaction).
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Without effect here: Apple's [UIPencilInteraction.prefersPencilOnlyDrawing](https://developer.apple.com/documentation/uikit/uipencilinteraction/preferspencilonlydrawing).
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Without effect here: Apple's [UIPencilInteraction.prefersHoverToolPreview](https://developer.apple.com/documentation/uikit/uipencilinteraction/prefershovertoolpreview).
  open class var prefersHoverToolPreview: Bool { false }
  /// Without effect here: Apple's [UIPencilInteraction.init](https://developer.apple.com/documentation/uikit/uipencilinteraction/init).
  public override init() { super.init() }
  /// Without effect here: Apple's [UIPencilInteraction.init(delegate:)](https://developer.apple.com/documentation/uikit/uipencilinteraction/init(delegate:)).
  public convenience init(delegate: any UIPencilInteractionDelegate) { self.init(); self.delegate = delegate }
  /// Without effect here: Apple's [UIPencilInteraction.view](https://developer.apple.com/documentation/uikit/uipencilinteraction/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UIPencilInteraction.willMove(to:)](https://developer.apple.com/documentation/uikit/uipencilinteraction/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UIPencilInteraction.didMove(to:)](https://developer.apple.com/documentation/uikit/uipencilinteraction/didmove(to:)).
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIPencilInteraction {
  /// Without effect here: Apple's [UIPencilInteraction.Phase](https://developer.apple.com/documentation/uikit/uipencilinteraction/phase).
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case ended = 2
    case cancelled = 3
  }
}

extension UIPencilInteraction {
  /// Without effect here: Apple's [UIPencilInteraction.Squeeze](https://developer.apple.com/documentation/uikit/uipencilinteraction/squeeze).
  @preconcurrency @MainActor open class Squeeze: NSObject {
    /// Without effect here: Apple's [UIPencilInteraction.Squeeze.timestamp](https://developer.apple.com/documentation/uikit/uipencilinteraction/squeeze/timestamp).
    open var timestamp: TimeInterval { 0 }
    /// Without effect here: Apple's [UIPencilInteraction.Squeeze.phase](https://developer.apple.com/documentation/uikit/uipencilinteraction/squeeze/phase).
    open var phase: UIPencilInteraction.Phase { .ended }
    /// Without effect here: Apple's [UIPencilInteraction.Squeeze.hoverPose](https://developer.apple.com/documentation/uikit/uipencilinteraction/squeeze/hoverpose).
    open var hoverPose: UIPencilHoverPose? { nil }
  }
}

extension UIPencilInteraction {
  /// Without effect here: Apple's [UIPencilInteraction.Tap](https://developer.apple.com/documentation/uikit/uipencilinteraction/tap).
  @preconcurrency @MainActor open class Tap: NSObject {
    /// Without effect here: Apple's [UIPencilInteraction.Tap.timestamp](https://developer.apple.com/documentation/uikit/uipencilinteraction/tap/timestamp).
    open var timestamp: TimeInterval { 0 }
    /// Without effect here: Apple's [UIPencilInteraction.Tap.hoverPose](https://developer.apple.com/documentation/uikit/uipencilinteraction/tap/hoverpose).
    open var hoverPose: UIPencilHoverPose? { nil }
  }
}

/// Without effect here: Apple's [UIPencilInteractionDelegate](https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate).
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIPencilInteractionDelegate.pencilInteractionDidTap(_:)](https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate/pencilinteractiondidtap(_:)).
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Without effect here: Apple's [UIPencilInteractionDelegate.pencilInteraction(_:didReceiveTap:)](https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate/pencilinteraction(_:didreceivetap:)).
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Without effect here: Apple's [UIPencilInteractionDelegate.pencilInteraction(_:didReceiveSqueeze:)](https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate/pencilinteraction(_:didreceivesqueeze:)).
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}
extension UIPencilInteractionDelegate {
  /// Without effect here: Apple's [UIPencilInteractionDelegate.pencilInteractionDidTap(_:)](https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate/pencilinteractiondidtap(_:)).
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Without effect here: Apple's [UIPencilInteractionDelegate.pencilInteraction(_:didReceiveTap:)](https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate/pencilinteraction(_:didreceivetap:)).
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
  /// Without effect here: Apple's [UIPencilInteractionDelegate.pencilInteraction(_:didReceiveSqueeze:)](https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate/pencilinteraction(_:didreceivesqueeze:)).
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}

/// Without effect here: Apple's [UIPencilPreferredAction](https://developer.apple.com/documentation/uikit/uipencilpreferredaction).
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}

/// Without effect here: Apple's [UIPointerEffect](https://developer.apple.com/documentation/uikit/uipointereffect).
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)
}

extension UIPointerEffect {
  /// Without effect here: Apple's [UIPointerEffect.TintMode](https://developer.apple.com/documentation/uikit/uipointereffect/tintmode).
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }
}

/// Without effect here: Apple's [UIPointerInteraction](https://developer.apple.com/documentation/uikit/uipointerinteraction).
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Without effect here: Apple's [UIPointerInteraction.delegate](https://developer.apple.com/documentation/uikit/uipointerinteraction/delegate).
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Without effect here: Apple's [UIPointerInteraction.view](https://developer.apple.com/documentation/uikit/uipointerinteraction/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UIPointerInteraction.isEnabled](https://developer.apple.com/documentation/uikit/uipointerinteraction/isenabled).
  open var isEnabled: Bool = true
  /// Without effect here: Apple's [UIPointerInteraction.init(delegate:)](https://developer.apple.com/documentation/uikit/uipointerinteraction/init(delegate:)).
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate; super.init() }
  /// Without effect here: Apple's [UIPointerInteraction.invalidate](https://developer.apple.com/documentation/uikit/uipointerinteraction/invalidate()).
  open func invalidate() {}
  /// Without effect here: Apple's [UIPointerInteraction.willMove(to:)](https://developer.apple.com/documentation/uikit/uipointerinteraction/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UIPointerInteraction.didMove(to:)](https://developer.apple.com/documentation/uikit/uipointerinteraction/didmove(to:)).
  open func didMove(to view: UIView?) { self.view = view }
}

/// Without effect here: Apple's [UIPointerInteractionDelegate](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate).
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIPointerInteractionDelegate.pointerInteraction(_:regionFor:defaultRegion:)](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate/pointerinteraction(_:regionfor:defaultregion:)).
  func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
  /// Without effect here: Apple's [UIPointerInteractionDelegate.pointerInteraction(_:styleFor:)](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate/pointerinteraction(_:stylefor:)).
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}
extension UIPointerInteractionDelegate {
  /// Without effect here: Apple's [UIPointerInteractionDelegate.pointerInteraction(_:regionFor:defaultRegion:)](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate/pointerinteraction(_:regionfor:defaultregion:)).
  public func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? { nil }
  /// Without effect here: Apple's [UIPointerInteractionDelegate.pointerInteraction(_:styleFor:)](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate/pointerinteraction(_:stylefor:)).
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
}

/// Without effect here: Apple's [UIPointerRegion](https://developer.apple.com/documentation/uikit/uipointerregion).
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// Without effect here: Apple's [UIPointerRegion.rect](https://developer.apple.com/documentation/uikit/uipointerregion/rect).
  public private(set) var rect: CGRect = .zero
  /// Without effect here: Apple's [UIPointerRegion.identifier](https://developer.apple.com/documentation/uikit/uipointerregion/identifier).
  public private(set) var identifier: AnyHashable?
  /// Without effect here: Apple's [UIPointerRegion.init(rect:identifier:)](https://developer.apple.com/documentation/uikit/uipointerregion/init(rect:identifier:)).
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect; self.identifier = identifier; super.init() }
}

/// Without effect here: Apple's [UIPointerRegionRequest](https://developer.apple.com/documentation/uikit/uipointerregionrequest).
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// Without effect here: Apple's [UIPointerRegionRequest.location](https://developer.apple.com/documentation/uikit/uipointerregionrequest/location).
  open var location: CGPoint { .zero }
  /// Without effect here: Apple's [UIPointerRegionRequest.modifiers](https://developer.apple.com/documentation/uikit/uipointerregionrequest/modifiers).
  open var modifiers: UIKeyModifierFlags { [] }
}

/// Without effect here: Apple's [UIPointerShape](https://developer.apple.com/documentation/uikit/uipointershape).
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// Without effect here: Apple's [UIPointerStyle](https://developer.apple.com/documentation/uikit/uipointerstyle).
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// Without effect here: Apple's [UIPointerStyle.init(effect:shape:)](https://developer.apple.com/documentation/uikit/uipointerstyle/init(effect:shape:)).
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Without effect here: Apple's [UIPointerStyle.init(shape:constrainedAxes:)](https://developer.apple.com/documentation/uikit/uipointerstyle/init(shape:constrainedaxes:)).
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
  /// Without effect here: Apple's [UIPointerStyle.hidden](https://developer.apple.com/documentation/uikit/uipointerstyle/hidden()).
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// Without effect here: Apple's [UIScribbleInteraction](https://developer.apple.com/documentation/uikit/uiscribbleinteraction).
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Without effect here: Apple's [UIScribbleInteraction.delegate](https://developer.apple.com/documentation/uikit/uiscribbleinteraction/delegate).
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Without effect here: Apple's [UIScribbleInteraction.isHandlingWriting](https://developer.apple.com/documentation/uikit/uiscribbleinteraction/ishandlingwriting).
  open var isHandlingWriting: Bool { false }
  /// Without effect here: Apple's [UIScribbleInteraction.isPencilInputExpected](https://developer.apple.com/documentation/uikit/uiscribbleinteraction/ispencilinputexpected).
  open class var isPencilInputExpected: Bool { false }
  /// Without effect here: Apple's [UIScribbleInteraction.init(delegate:)](https://developer.apple.com/documentation/uikit/uiscribbleinteraction/init(delegate:)).
  public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate; super.init() }
  /// Without effect here: Apple's [UIScribbleInteraction.view](https://developer.apple.com/documentation/uikit/uiscribbleinteraction/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UIScribbleInteraction.willMove(to:)](https://developer.apple.com/documentation/uikit/uiscribbleinteraction/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UIScribbleInteraction.didMove(to:)](https://developer.apple.com/documentation/uikit/uiscribbleinteraction/didmove(to:)).
  open func didMove(to view: UIView?) { self.view = view }
}

/// Without effect here: Apple's [UIScribbleInteractionDelegate](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate).
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIScribbleInteractionDelegate.scribbleInteraction(_:shouldBeginAt:)](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate/scribbleinteraction(_:shouldbeginat:)).
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Without effect here: Apple's [UIScribbleInteractionDelegate.scribbleInteractionShouldDelayFocus(_:)](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate/scribbleinteractionshoulddelayfocus(_:)).
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Without effect here: Apple's [UIScribbleInteractionDelegate.scribbleInteractionWillBeginWriting(_:)](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate/scribbleinteractionwillbeginwriting(_:)).
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Without effect here: Apple's [UIScribbleInteractionDelegate.scribbleInteractionDidFinishWriting(_:)](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate/scribbleinteractiondidfinishwriting(_:)).
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}
extension UIScribbleInteractionDelegate {
  /// Without effect here: Apple's [UIScribbleInteractionDelegate.scribbleInteraction(_:shouldBeginAt:)](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate/scribbleinteraction(_:shouldbeginat:)).
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool { false }
  /// Without effect here: Apple's [UIScribbleInteractionDelegate.scribbleInteractionShouldDelayFocus(_:)](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate/scribbleinteractionshoulddelayfocus(_:)).
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Without effect here: Apple's [UIScribbleInteractionDelegate.scribbleInteractionWillBeginWriting(_:)](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate/scribbleinteractionwillbeginwriting(_:)).
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Without effect here: Apple's [UIScribbleInteractionDelegate.scribbleInteractionDidFinishWriting(_:)](https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate/scribbleinteractiondidfinishwriting(_:)).
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Without effect here: Apple's [UISpringLoadedInteraction](https://developer.apple.com/documentation/uikit/uispringloadedinteraction).
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Without effect here: Apple's [UISpringLoadedInteraction.init(activationHandler:)](https://developer.apple.com/documentation/uikit/uispringloadedinteraction/init(activationhandler:)).
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) { super.init() }
  /// Without effect here: Apple's [UISpringLoadedInteraction.view](https://developer.apple.com/documentation/uikit/uispringloadedinteraction/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UISpringLoadedInteraction.willMove(to:)](https://developer.apple.com/documentation/uikit/uispringloadedinteraction/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UISpringLoadedInteraction.didMove(to:)](https://developer.apple.com/documentation/uikit/uispringloadedinteraction/didmove(to:)).
  open func didMove(to view: UIView?) { self.view = view }
}

/// Without effect here: Apple's [UISpringLoadedInteractionContext](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext).
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// Without effect here: Apple's [UISpringLoadedInteractionContext.state](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext/state).
  var state: UISpringLoadedInteractionEffectState { get }
  /// Without effect here: Apple's [UISpringLoadedInteractionContext.targetView](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext/targetview).
  var targetView: UIView? { get set }
  /// Without effect here: Apple's [UISpringLoadedInteractionContext.targetItem](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext/targetitem).
  var targetItem: Any? { get set }
  /// Without effect here: Apple's [UISpringLoadedInteractionContext.location(in:)](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext/location(in:)).
  func location(in view: UIView?) -> CGPoint
}

/// Without effect here: Apple's [UITextInteraction](https://developer.apple.com/documentation/uikit/uitextinteraction).
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  /// Without effect here: Apple's [UITextInteraction.delegate](https://developer.apple.com/documentation/uikit/uitextinteraction/delegate).
  open weak var delegate: (any UITextInteractionDelegate)?
  /// Without effect here: Apple's [UITextInteraction.textInput](https://developer.apple.com/documentation/uikit/uitextinteraction/textinput).
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Without effect here: Apple's [UITextInteraction.textInteractionMode](https://developer.apple.com/documentation/uikit/uitextinteraction/textinteractionmode).
  open private(set) var textInteractionMode: UITextInteraction.Mode
  /// Without effect here: Apple's [UITextInteraction.gesturesForFailureRequirements](https://developer.apple.com/documentation/uikit/uitextinteraction/gesturesforfailurerequirements).
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  /// Without effect here: Apple's [UITextInteraction.view](https://developer.apple.com/documentation/uikit/uitextinteraction/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UITextInteraction.init(for:)](https://developer.apple.com/documentation/uikit/uitextinteraction/init(for:)).
  public init(for textInteractionMode: UITextInteraction.Mode) { self.textInteractionMode = textInteractionMode; super.init() }
  /// Without effect here: Apple's [UITextInteraction.willMove(to:)](https://developer.apple.com/documentation/uikit/uitextinteraction/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UITextInteraction.didMove(to:)](https://developer.apple.com/documentation/uikit/uitextinteraction/didmove(to:)).
  open func didMove(to view: UIView?) { self.view = view }
}

extension UITextInteraction {
  /// Without effect here: Apple's [UITextInteraction.Mode](https://developer.apple.com/documentation/uikit/uitextinteraction/mode).
  public enum Mode: Int, Sendable {
    case editable = 0
    case nonEditable = 1
  }
}

/// Without effect here: Apple's [UITextInteractionDelegate](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate).
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UITextInteractionDelegate.interactionShouldBegin(_:at:)](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate/interactionshouldbegin(_:at:)).
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Without effect here: Apple's [UITextInteractionDelegate.interactionWillBegin(_:)](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate/interactionwillbegin(_:)).
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Without effect here: Apple's [UITextInteractionDelegate.interactionDidEnd(_:)](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate/interactiondidend(_:)).
  func interactionDidEnd(_ interaction: UITextInteraction)
}
extension UITextInteractionDelegate {
  /// Without effect here: Apple's [UITextInteractionDelegate.interactionShouldBegin(_:at:)](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate/interactionshouldbegin(_:at:)).
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { false }
  /// Without effect here: Apple's [UITextInteractionDelegate.interactionWillBegin(_:)](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate/interactionwillbegin(_:)).
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Without effect here: Apple's [UITextInteractionDelegate.interactionDidEnd(_:)](https://developer.apple.com/documentation/uikit/uitextinteractiondelegate/interactiondidend(_:)).
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Without effect here: Apple's [UIToolTipConfiguration](https://developer.apple.com/documentation/uikit/uitooltipconfiguration).
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// Without effect here: Apple's [UIToolTipConfiguration.toolTip](https://developer.apple.com/documentation/uikit/uitooltipconfiguration/tooltip).
  open private(set) var toolTip: String = ""
  /// Without effect here: Apple's [UIToolTipConfiguration.sourceRect](https://developer.apple.com/documentation/uikit/uitooltipconfiguration/sourcerect).
  open private(set) var sourceRect: CGRect = .zero
  /// Without effect here: Apple's [UIToolTipConfiguration.init(toolTip:)](https://developer.apple.com/documentation/uikit/uitooltipconfiguration/init(tooltip:)).
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null); self.toolTip = toolTip }
  /// Without effect here: Apple's [UIToolTipConfiguration.init(toolTip:in:)](https://developer.apple.com/documentation/uikit/uitooltipconfiguration/init(tooltip:in:)).
  public init(toolTip: String, in sourceRect: CGRect) { self.toolTip = toolTip; self.sourceRect = sourceRect; super.init() }
}

/// Without effect here: Apple's [UIToolTipInteraction](https://developer.apple.com/documentation/uikit/uitooltipinteraction).
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Without effect here: Apple's [UIToolTipInteraction.delegate](https://developer.apple.com/documentation/uikit/uitooltipinteraction/delegate).
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Without effect here: Apple's [UIToolTipInteraction.isEnabled](https://developer.apple.com/documentation/uikit/uitooltipinteraction/isenabled).
  open var isEnabled: Bool = true
  /// Without effect here: Apple's [UIToolTipInteraction.defaultToolTip](https://developer.apple.com/documentation/uikit/uitooltipinteraction/defaulttooltip).
  open var defaultToolTip: String?
  /// Without effect here: Apple's [UIToolTipInteraction.init](https://developer.apple.com/documentation/uikit/uitooltipinteraction/init).
  public override init() { super.init() }
  /// Without effect here: Apple's [UIToolTipInteraction.init(defaultToolTip:)](https://developer.apple.com/documentation/uikit/uitooltipinteraction/init(defaulttooltip:)).
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip; super.init() }
  /// Without effect here: Apple's [UIToolTipInteraction.view](https://developer.apple.com/documentation/uikit/uitooltipinteraction/view).
  open private(set) weak var view: UIView?
  /// Without effect here: Apple's [UIToolTipInteraction.willMove(to:)](https://developer.apple.com/documentation/uikit/uitooltipinteraction/willmove(to:)).
  open func willMove(to view: UIView?) {}
  /// Without effect here: Apple's [UIToolTipInteraction.didMove(to:)](https://developer.apple.com/documentation/uikit/uitooltipinteraction/didmove(to:)).
  open func didMove(to view: UIView?) { self.view = view }
}

/// Without effect here: Apple's [UIToolTipInteractionDelegate](https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate).
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIToolTipInteractionDelegate.toolTipInteraction(_:configurationAt:)](https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate/tooltipinteraction(_:configurationat:)).
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}
extension UIToolTipInteractionDelegate {
  /// Without effect here: Apple's [UIToolTipInteractionDelegate.toolTipInteraction(_:configurationAt:)](https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate/tooltipinteraction(_:configurationat:)).
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? { nil }
}

extension UIButton {
  /// Without effect here: Apple's [UIButton.pointerStyleProvider](https://developer.apple.com/documentation/uikit/uibutton/pointerstyleprovider).
  public var pointerStyleProvider: UIButton.PointerStyleProvider? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITextView {
  /// Without effect here: Apple's [UITextView.textDragInteraction](https://developer.apple.com/documentation/uikit/uitextview/textdraginteraction).
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Without effect here: Apple's [UITextView.textDropInteraction](https://developer.apple.com/documentation/uikit/uitextview/textdropinteraction).
  public var textDropInteraction: UIDropInteraction? { nil }
  /// Without effect here: Apple's [UITextView.findInteraction](https://developer.apple.com/documentation/uikit/uitextview/findinteraction).
  public var findInteraction: UIFindInteraction? { nil }
  /// Without effect here: Apple's [UITextView.isFindInteractionEnabled](https://developer.apple.com/documentation/uikit/uitextview/isfindinteractionenabled).
  public var isFindInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIView {
  /// Without effect here: Apple's [UIView.hoverStyle](https://developer.apple.com/documentation/uikit/uiview/hoverstyle).
  public var hoverStyle: UIHoverStyle? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIView.scalesLargeContentImage](https://developer.apple.com/documentation/uikit/uiview/scaleslargecontentimage).
  public var scalesLargeContentImage: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIView.largeContentImageInsets](https://developer.apple.com/documentation/uikit/uiview/largecontentimageinsets).
  public var largeContentImageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
}

extension UIContextMenuInteractionDelegate {
  /// The default of Apple's [UIContextMenuInteractionDelegate.contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)](https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate/contextmenuinteraction(_:previewforhighlightingmenuwithconfiguration:)).
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
  /// The default of Apple's [UIContextMenuInteractionDelegate.contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)](https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate/contextmenuinteraction(_:previewfordismissingmenuwithconfiguration:)).
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
  /// The default of Apple's [UIContextMenuInteractionDelegate.contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)](https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate/contextmenuinteraction(_:willperformpreviewactionformenuwith:animator:)).
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
  /// The default of Apple's [UIContextMenuInteractionDelegate.contextMenuInteraction(_:willDisplayMenuFor:animator:)](https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate/contextmenuinteraction(_:willdisplaymenufor:animator:)).
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
  /// The default of Apple's [UIContextMenuInteractionDelegate.contextMenuInteraction(_:willEndFor:animator:)](https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate/contextmenuinteraction(_:willendfor:animator:)).
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
}

extension UICollectionView {
  /// Without effect here: Apple's [UICollectionView.contextMenuInteraction](https://developer.apple.com/documentation/uikit/uicollectionview/contextmenuinteraction).
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UIControl {
  /// Without effect here: Apple's [UIControl.contextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontrol/contextmenuinteraction).
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UITableView {
  /// Without effect here: Apple's [UITableView.contextMenuInteraction](https://developer.apple.com/documentation/uikit/uitableview/contextmenuinteraction).
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

