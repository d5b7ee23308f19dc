// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import QuoinPlatform

// The properties of a view of UIKit or QuoinUIKit that layouts read and write. Frames are in the
// coordinates of the superview, areas in the bounds coordinates of the view.

extension PlatformView {
  var hostBounds: Rect { Rect(bounds) }
  var hostMargins: Insets { Insets(layoutMargins) }
  var hostSafeArea: Insets { Insets(safeAreaInsets) }
  var hostDirection: LayoutDirection { effectiveUserInterfaceLayoutDirection }
  var hostFrame: Rect { Rect(frame) }
  var hostLacksImage: Bool { (self as? UIImageView).map { $0.image == nil } ?? false }

  /// The frame as it would be without the transform.
  var hostIdentityFrame: Rect {
    if transform.isIdentity { return Rect(frame) }
    let anchor = layer.anchorPoint
    let size = bounds.size
    return Rect(
      CGRect(
        x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
        width: size.width, height: size.height))
  }

  /// Returns the size that the view needs within a proposed size, where zero and less mean
  /// unlimited.
  func hostSize(fitting proposal: Size) -> Size { Size(sizeThatFits(proposal.cgValue)) }

  /// Converts a rectangle from the bounds coordinates of the view to those of another view.
  func hostConvert(_ rect: Rect, to other: View) -> Rect {
    Rect(convert(rect.cgValue, to: other))
  }

  /// Places the view at a rectangle that is its frame without the transform. The transform stays.
  func hostPlace(at rect: Rect, in parent: View) {
    if transform.isIdentity {
      frame = rect.cgValue
      return
    }
    let rect = rect.cgValue.standardized
    let anchor = layer.anchorPoint
    bounds.size = rect.size
    center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
  }
}
#endif

#if QUOIN_UIKIT
extension PlatformView {
  /// The part in which long text is easy to read, as of the last layout.
  var hostReadableArea: Rect { Rect(readableContentGuide.layoutFrame) }

  func hostIsSubview(of view: View) -> Bool { superview === view }
}
#endif

#if QUOIN_UIKIT || QUOIN_APPKIT
extension PlatformView {
  // UIKit and AppKit keep nothing for reports, and do not tell whether a frame was set.
  var hostHasFrame: Bool { true }
  func hostWillPlace(fileID: StaticString, line: UInt) {}
  func hostRecordRemark(code: String, sentence: String) {}
}
#else
internal import QuoinUIKit

extension PlatformView {
  /// The part in which long text is easy to read.
  var hostReadableArea: Rect { Rect(readableContentFrame) }

  func hostIsSubview(of view: View) -> Bool { isSubview(of: view) }

  var hostHasFrame: Bool { hasFrame }
  func hostWillPlace(fileID: StaticString, line: UInt) {
    willSetFrame(fileID: fileID, line: line)
  }
  func hostRecordRemark(code: String, sentence: String) {
    recordFrameRemark(code: code, sentence: sentence)
  }
}
#endif
