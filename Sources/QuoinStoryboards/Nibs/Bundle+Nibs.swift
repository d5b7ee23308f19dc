// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension Bundle {
  /// Creates the objects of a file of views and connects them with an owner.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension. One that the bundle does not have stops
  ///     the program, where UIKit raises an exception.
  ///   - owner: The object that the file calls its owner.
  ///   - options: Not read.
  /// - Returns: The outermost objects in the order of the file.
  @MainActor @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    // The bundle of the program is searched with those of its resources.
    UINib(nibName: name, bundle: self === Bundle.main ? nil : self)
      .instantiate(withOwner: owner, options: options)
  }
}
