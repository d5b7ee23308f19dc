// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The modules are products of Quoin. This package has products of the same names for manifests that
// depend on its folder.
