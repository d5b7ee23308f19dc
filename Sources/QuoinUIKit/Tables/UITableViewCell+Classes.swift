// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Tables make cells of classes that are registered while the program runs. Swift calls an
// initializer of such a class only if it is `required`, and then each subclass that overrides it
// would have to say so, which programs for UIKit do not. A convenience initializer calls the
// override of the class that it is called on. The method below is another declaration of that
// initializer, by its symbol, since methods may be called on any class. A class without the
// initializer that is called stops the program with a sentence of the Swift runtime.

extension UITableViewCell {
  /// Creates a cell of the class that it is called on.
  @usableFromInline @inline(never)
  convenience init(reusableAs identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the class that it is called on.
  @_silgen_name("$s10QuoinUIKit15UITableViewCellC10reusableAsACSSSg_tcfC")
  class func make(reusableAs identifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Creates a view of the class that it is called on.
  @usableFromInline @inline(never)
  convenience init(reusableAs identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view of the class that it is called on.
  @_silgen_name("$s10QuoinUIKit023UITableViewHeaderFooterD0C10reusableAsACSSSg_tcfC")
  class func make(reusableAs identifier: __owned String?) -> UITableViewHeaderFooterView
}
