// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Tables.txt and run it again.
// swift-format-ignore-file

public import Foundation

extension UIScrollView {
  /// Without effect here: Apple's [UIScrollView.IndicatorStyle](https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle).
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }
}

extension UIScrollView {
  /// Without effect here: Apple's [UIScrollView.KeyboardDismissMode](https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode).
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}

extension UIScrollView {
  /// Without effect here: Apple's [UIScrollView.IndexDisplayMode](https://developer.apple.com/documentation/uikit/uiscrollview/indexdisplaymode).
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }
}

extension UIScrollView {
  /// Without effect here: Apple's [UIScrollView.DecelerationRate](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Without effect here: Apple's [UIScrollView.DecelerationRate.init(rawValue:)](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate/init(rawvalue:)).
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Without effect here: Apple's [UIScrollView.DecelerationRate.rawValue](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate/rawvalue).
    public var rawValue: CGFloat = 0
    /// Without effect here: Apple's [UIScrollView.DecelerationRate.normal](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate/normal).
    public static let normal: UIScrollView.DecelerationRate = DecelerationRate(rawValue: 0.998)
    /// Without effect here: Apple's [UIScrollView.DecelerationRate.fast](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate/fast).
    public static let fast: UIScrollView.DecelerationRate = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollViewDelegate {
  /// The default of Apple's [UIScrollViewDelegate.scrollViewDidScroll(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)).
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewDidZoom(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidzoom(_:)).
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewWillBeginDragging(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)).
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)).
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)).
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindecelerating(_:)).
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)).
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)).
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default of Apple's [UIScrollViewDelegate.viewForZooming(in:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/viewforzooming(in:)).
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default of Apple's [UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbeginzooming(_:with:)).
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendzooming(_:with:atscale:)).
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewshouldscrolltotop(_:)).
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default of Apple's [UIScrollViewDelegate.scrollViewDidScrollToTop(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscrolltotop(_:)).
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default of Apple's [UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)).
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UITableView {
  /// Without effect here: Apple's [UITableView.SeparatorInsetReference](https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference).
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
}

extension UITableViewCell {
  /// Without effect here: Apple's [UITableViewCell.SeparatorStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle).
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }
}

extension UITableViewDataSource {
  /// The default of Apple's [UITableViewDataSource.numberOfSections(in:)](https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)).
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The default of Apple's [UITableViewDataSource.tableView(_:titleForHeaderInSection:)](https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)).
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The default of Apple's [UITableViewDataSource.tableView(_:titleForFooterInSection:)](https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)).
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// The default of Apple's [UITableViewDataSource.tableView(_:canEditRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:caneditrowat:)).
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UITableViewDataSource.tableView(_:canMoveRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:)).
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// The default of Apple's [UITableViewDataSource.sectionIndexTitles(for:)](https://developer.apple.com/documentation/uikit/uitableviewdatasource/sectionindextitles(for:)).
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The default of Apple's [UITableViewDataSource.tableView(_:commit:forRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)).
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDataSource.tableView(_:moveRowAt:to:)](https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)).
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

extension UITableViewDataSourcePrefetching {
  /// The default of Apple's [UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:cancelprefetchingforrowsat:)).
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableViewDelegate {
  /// The default of Apple's [UITableViewDelegate.tableView(_:viewForHeaderInSection:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)).
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The default of Apple's [UITableViewDelegate.tableView(_:viewForFooterInSection:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforfooterinsection:)).
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// The default of Apple's [UITableViewDelegate.tableView(_:willDisplay:forRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)).
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayheaderview:forsection:)).
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayfooterview:forsection:)).
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)).
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingheaderview:forsection:)).
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingfooterview:forsection:)).
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:accessorybuttontappedforrowwith:)).
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:shouldHighlightRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)).
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UITableViewDelegate.tableView(_:didHighlightRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didhighlightrowat:)).
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:didUnhighlightRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didunhighlightrowat:)).
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:didSelectRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)).
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:didDeselectRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:diddeselectrowat:)).
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:editingStyleForRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:editingstyleforrowat:)).
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
  /// The default of Apple's [UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:titlefordeleteconfirmationbuttonforrowat:)).
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
  /// The default of Apple's [UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:leadingswipeactionsconfigurationforrowat:)).
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  /// The default of Apple's [UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:trailingswipeactionsconfigurationforrowat:)).
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  /// The default of Apple's [UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldindentwhileeditingrowat:)).
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UITableViewDelegate.tableView(_:willBeginEditingRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willbegineditingrowat:)).
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:didEndEditingRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didendeditingrowat:)).
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)).
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// The default of Apple's [UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willperformpreviewactionformenuwith:animator:)).
  public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:canperformprimaryactionforrowat:)).
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:performprimaryactionforrowat:)).
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// The default of Apple's [UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldbeginmultipleselectioninteractionat:)).
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
  /// The default of Apple's [UITableViewDelegate.tableView(_:didBeginMultipleSelectionInteractionAt:)](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didbeginmultipleselectioninteractionat:)).
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
}

