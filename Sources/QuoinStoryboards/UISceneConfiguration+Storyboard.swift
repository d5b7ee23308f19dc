// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UISceneConfiguration {
  /// The storyboard of the scene. Stored: no system connects scenes here.
  public var storyboard: UIStoryboard? {
    get { storedStoryboard as? UIStoryboard }
    set { storedStoryboard = newValue }
  }
}
