// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
/// Something that a dialect can say, as a function that runs.
@MainActor struct Construct {
  let dialect: ConstructDialect
  /// The name of the function, under which its text is found.
  let name: String
  let run: @MainActor (ConstructCanvas) -> Void

  init(
    _ dialect: ConstructDialect, _ name: String,
    _ run: @escaping @MainActor (ConstructCanvas) -> Void
  ) {
    self.dialect = dialect
    self.name = name
    self.run = run
  }
}
#endif
