// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import ArgumentParser
public import QuoinVersioning

/// The option `--take`.
extension MergeSide: ExpressibleByArgument {}

/// The option `--conflicts`.
extension MergeOptions.ConflictMode: ExpressibleByArgument {}
