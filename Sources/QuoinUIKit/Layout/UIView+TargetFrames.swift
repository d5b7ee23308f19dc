// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// A pass in which all views move is mostly what stands here, so that references to views are counted
// only where there is more to do than to take a frame. Elsewhere the array of subviews, which is held
// meanwhile, or the life of the view says that it is there.

extension UIView {
  /// What a view has to do after the engine found a frame.
  enum FrameWork {
    case nothing
    /// The view lies elsewhere, so that its superview has to lay it out.
    case superview
    /// To lay out what is inside.
    case layout
    /// To take the frame by what a program may override.
    case setters
  }

  /// Takes note of the frame that the engine found.
  nonisolated static func setTarget(of view: Unmanaged<UIView>, _ target: CGRect) -> FrameWork {
    view._withUnsafeGuaranteedRef { view in
      if view.layoutState.distinctions.contains(.hasNoTarget) {
        view.layoutState.distinctions.remove(.hasNoTarget)
      } else if view.layoutState.storedTarget.isSame(as: target) {
        return .nothing
      }
      view.layoutState.storedTarget = target
      return target.isSame(as: view.geometry.untransformedFrame) ? .nothing : .superview
    }
  }

  /// Takes the frame that the engine found at once, where no program can notice when a view takes its
  /// frame. Answers ``FrameWork/setters`` for a view that has to wait for its superview.
  nonisolated static func takeTarget(_ view: Unmanaged<UIView>, _ target: CGRect) -> FrameWork {
    view._withUnsafeGuaranteedRef { view in
      let distinctions = view.layoutState.distinctions
      if !distinctions.isEmpty {
        guard distinctions == .hasNoTarget else { return .setters }
        view.layoutState.distinctions = []
      } else if view.layoutState.storedTarget.isSame(as: target) {
        return .nothing
      }
      view.layoutState.storedTarget = target
      return takeStoredTarget(view)
    }
  }

  @inline(__always) private nonisolated static func takeStoredTarget(_ view: UIView) -> FrameWork {
    let target = view.layoutState.storedTarget
    guard !target.isSame(as: view.geometry.untransformedFrame), view.geometry.place(target) else {
      return .nothing
    }
    // A view without subviews has nothing to lay out.
    return view.children.isEmpty || view.layoutState.needsLayout ? .nothing : .layout
  }

  /// Takes the frame that the engine found where no program can notice, as ``applyLayoutFrame(_:)``
  /// does.
  private nonisolated static func followTarget(_ view: Unmanaged<UIView>) -> FrameWork {
    view._withUnsafeGuaranteedRef { view in
      guard view.layoutState.distinctions.isEmpty else { return .setters }
      return takeStoredTarget(view)
    }
  }

  /// What is pending in a view or below.
  nonisolated static func pending(in view: Unmanaged<UIView>) -> PendingWork {
    view._withUnsafeGuaranteedRef { $0.pending }
  }

  /// Gives the subviews the frames that the engine found.
  func writeSubviewFrames() {
    guard !children.isEmpty else { return }
    let isPass = LayoutHost.running != nil
    // What is held here stays, whatever a program does meanwhile.
    let children = children
    for index in children.indices {
      switch isPass ? UIView.followTarget(Unmanaged.passUnretained(children[index])) : .setters {
      case .nothing, .superview: break
      case .layout: children[index].requireLayout()
      case .setters: children[index].followTargetBySetters(inPass: isPass)
      }
    }
  }

  private func followTargetBySetters(inPass isPass: Bool) {
    if layoutState.distinctions.contains(.isUnknownClass), knownDistinctions.isEmpty, isPass {
      if UIView.followTarget(Unmanaged.passUnretained(self)) == .layout { requireLayout() }
      return
    }
    guard wantsTargetFrame, !layoutState.storedTarget.isSame(as: geometry.untransformedFrame)
    else { return }
    applyLayoutFrame(layoutState.storedTarget)
  }

  /// Whether the engine decides on the frame. A frame that the program set and that nothing moved
  /// stays as it is.
  var wantsTargetFrame: Bool {
    guard !layoutState.distinctions.contains(.hasNoTarget) else { return false }
    guard layoutState.translatesMask else { return true }
    guard let parent, !effectiveMask.isEmpty else { return false }
    return parent.bounds.size != layoutState.captured.parentSize
  }
}
