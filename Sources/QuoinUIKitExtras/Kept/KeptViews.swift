// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Views.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

extension UIView {
  /// Without effect here: Apple's [UIView.largeContentImage](https://developer.apple.com/documentation/uikit/uiview/largecontentimage).
  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Without effect here: Apple's [UIGlassEffect](https://developer.apple.com/documentation/uikit/uiglasseffect).
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// Without effect here: Apple's [UIGlassEffect.init(style:)](https://developer.apple.com/documentation/uikit/uiglasseffect/init(style:)).
  public convenience init(style: UIGlassEffect.Style) { self.init() }
  /// Without effect here: Apple's [UIGlassEffect.tintColor](https://developer.apple.com/documentation/uikit/uiglasseffect/tintcolor).
  open var tintColor: UIColor?
  /// Without effect here: Apple's [UIGlassEffect.isInteractive](https://developer.apple.com/documentation/uikit/uiglasseffect/isinteractive).
  open var isInteractive: Bool = false
}

extension UIGlassEffect {
  /// Without effect here: Apple's [UIGlassEffect.Style](https://developer.apple.com/documentation/uikit/uiglasseffect/style).
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }
}

/// Without effect here: Apple's [UIGlassContainerEffect](https://developer.apple.com/documentation/uikit/uiglasscontainereffect).
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// Without effect here: Apple's [UIGlassContainerEffect.spacing](https://developer.apple.com/documentation/uikit/uiglasscontainereffect/spacing).
  open var spacing: CGFloat = 0
}

/// Without effect here: Apple's [UICornerRadius](https://developer.apple.com/documentation/uikit/uicornerradius).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Without effect here: Apple's [UICornerRadius.init(floatLiteral:)](https://developer.apple.com/documentation/uikit/uicornerradius/init(floatliteral:)).
  public init(floatLiteral value: Double) {  }
  /// Without effect here: Apple's [UICornerRadius.init(integerLiteral:)](https://developer.apple.com/documentation/uikit/uicornerradius/init(integerliteral:)).
  public init(integerLiteral value: Int) {  }
  /// Without effect here: Apple's [UICornerRadius.fixed(_:)](https://developer.apple.com/documentation/uikit/uicornerradius/fixed(_:)).
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(floatLiteral: radius) }
  /// Without effect here: Apple's [UICornerRadius.containerConcentric(minimum:)](https://developer.apple.com/documentation/uikit/uicornerradius/containerconcentric(minimum:)).
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(floatLiteral: 0) }
}

/// Without effect here: Apple's [UICornerConfiguration](https://developer.apple.com/documentation/uikit/uicornerconfiguration).
public struct UICornerConfiguration: Hashable, Sendable {
  /// Without effect here: Apple's [UICornerConfiguration.corners(radius:)](https://developer.apple.com/documentation/uikit/uicornerconfiguration/corners(radius:)).
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
  /// Without effect here: Apple's [UICornerConfiguration.corners(topLeftRadius:topRightRadius:bottomLeftRadius:bottomRightRadius:)](https://developer.apple.com/documentation/uikit/uicornerconfiguration/corners(topleftradius:toprightradius:bottomleftradius:bottomrightradius:)).
  public static func corners(topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil) -> UICornerConfiguration { UICornerConfiguration() }
  /// Without effect here: Apple's [UICornerConfiguration.capsule(maximumRadius:)](https://developer.apple.com/documentation/uikit/uicornerconfiguration/capsule(maximumradius:)).
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { UICornerConfiguration() }
  /// Without effect here: Apple's [UICornerConfiguration.uniformCorners(radius:)](https://developer.apple.com/documentation/uikit/uicornerconfiguration/uniformcorners(radius:)).
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
  /// Without effect here: Apple's [UICornerConfiguration.uniformEdges(leftRadius:rightRadius:)](https://developer.apple.com/documentation/uikit/uicornerconfiguration/uniformedges(leftradius:rightradius:)).
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
  /// Without effect here: Apple's [UICornerConfiguration.uniformEdges(topRadius:bottomRadius:)](https://developer.apple.com/documentation/uikit/uicornerconfiguration/uniformedges(topradius:bottomradius:)).
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
}

extension UIView {
  /// Without effect here: Apple's [UIView.cornerConfiguration](https://developer.apple.com/documentation/uikit/uiview/cornerconfiguration).
  public var cornerConfiguration: UICornerConfiguration {
    get { kept(UICornerConfiguration()) }
    set { keep(newValue) }
  }
}

/// Without effect here: Apple's [UIScrollEdgeEffect](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect).
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// Without effect here: Apple's [UIScrollEdgeEffect.isHidden](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/ishidden).
  open var isHidden: Bool = false
  /// Without effect here: Apple's [UIScrollEdgeEffect.style](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/style).
  open var style: UIScrollEdgeEffect.Style = UIScrollEdgeEffect.Style.automatic
}

extension UIScrollEdgeEffect {
  /// Without effect here: Apple's [UIScrollEdgeEffect.Style](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/style).
  @preconcurrency @MainActor open class Style: NSObject {
    /// Without effect here: Apple's [UIScrollEdgeEffect.Style.automatic](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/style/automatic).
    open class var automatic: UIScrollEdgeEffect.Style { UIScrollEdgeEffect.Style() }
    /// Without effect here: Apple's [UIScrollEdgeEffect.Style.hard](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/style/hard).
    open class var hard: UIScrollEdgeEffect.Style { UIScrollEdgeEffect.Style() }
    /// Without effect here: Apple's [UIScrollEdgeEffect.Style.soft](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/style/soft).
    open class var soft: UIScrollEdgeEffect.Style { UIScrollEdgeEffect.Style() }
  }
}

extension UIScrollView {
  /// Without effect here: Apple's [UIScrollView.topEdgeEffect](https://developer.apple.com/documentation/uikit/uiscrollview/topedgeeffect).
  public var topEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
  /// Without effect here: Apple's [UIScrollView.leftEdgeEffect](https://developer.apple.com/documentation/uikit/uiscrollview/leftedgeeffect).
  public var leftEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
  /// Without effect here: Apple's [UIScrollView.bottomEdgeEffect](https://developer.apple.com/documentation/uikit/uiscrollview/bottomedgeeffect).
  public var bottomEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
  /// Without effect here: Apple's [UIScrollView.rightEdgeEffect](https://developer.apple.com/documentation/uikit/uiscrollview/rightedgeeffect).
  public var rightEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
  /// Without effect here: Apple's [UIScrollView.contentAlignmentPoint](https://developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint).
  public var contentAlignmentPoint: CGPoint {
    get { kept(CGPoint.zero) }
    set { keep(newValue) }
  }
}

extension UIView {
  /// Without effect here: Apple's [UIView.updateTraitsIfNeeded](https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()).
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Without effect here: Apple's [UIViewController.updateTraitsIfNeeded](https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded()).
  public func updateTraitsIfNeeded() {}
}

