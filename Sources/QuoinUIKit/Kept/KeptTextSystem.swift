// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/TextSystem.txt and run it again.
// swift-format-ignore-file

public import Foundation

extension NSTextStorageDelegate {
  /// The default of Apple's [NSTextStorageDelegate.textStorage(_:willProcessEditing:range:changeInLength:)](https://developer.apple.com/documentation/uikit/nstextstoragedelegate/textstorage(_:willprocessediting:range:changeinlength:)).
  public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
  /// The default of Apple's [NSTextStorageDelegate.textStorage(_:didProcessEditing:range:changeInLength:)](https://developer.apple.com/documentation/uikit/nstextstoragedelegate/textstorage(_:didprocessediting:range:changeinlength:)).
  public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
}

extension NSLayoutManagerDelegate {
  /// The default of Apple's [NSLayoutManagerDelegate.layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate/layoutmanager(_:linespacingafterglyphat:withproposedlinefragmentrect:)).
  public func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat { 0 }
  /// The default of Apple's [NSLayoutManagerDelegate.layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate/layoutmanager(_:paragraphspacingbeforeglyphat:withproposedlinefragmentrect:)).
  public func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat { 0 }
  /// The default of Apple's [NSLayoutManagerDelegate.layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate/layoutmanager(_:paragraphspacingafterglyphat:withproposedlinefragmentrect:)).
  public func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat { 0 }
  /// The default of Apple's [NSLayoutManagerDelegate.layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate/layoutmanager(_:shouldbreaklinebywordbeforecharacterat:)).
  public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool { true }
  /// The default of Apple's [NSLayoutManagerDelegate.layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate/layoutmanager(_:shouldbreaklinebyhyphenatingbeforecharacterat:)).
  public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool { true }
  /// The default of Apple's [NSLayoutManagerDelegate.layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate/layoutmanager(_:shouldsetlinefragmentrect:linefragmentusedrect:baselineoffset:in:forglyphrange:)).
  public func layoutManager(_ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange) -> Bool { false }
  /// The default of Apple's [NSLayoutManagerDelegate.layoutManagerDidInvalidateLayout(_:)](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate/layoutmanagerdidinvalidatelayout(_:)).
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// The default of Apple's [NSLayoutManagerDelegate.layoutManager(_:didCompleteLayoutFor:atEnd:)](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate/layoutmanager(_:didcompletelayoutfor:atend:)).
  public func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool) {}
}

