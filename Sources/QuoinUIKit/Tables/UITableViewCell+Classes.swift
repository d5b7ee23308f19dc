// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Tables create cells of classes that are registered at run time. Swift calls an initializer of
// such a class only if it is `required`, and then each subclass that overrides it would have to
// declare it `required`, which programs for UIKit do not. A convenience initializer calls the
// override of the class that it is called on.
//
// `@_silgen_name`: the method below declares that initializer again under its symbol, because a
// method can be called on any class. A changed symbol is an error of the linker. A class without
// the initializer stops the program with a message of the Swift runtime.

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
