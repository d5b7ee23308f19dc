// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UIViewController {
  /// The storyboard that the controller was made from; nil for one that was not.
  public var storyboard: UIStoryboard? { (origin as? StoryboardScene)?.storyboard }
}
