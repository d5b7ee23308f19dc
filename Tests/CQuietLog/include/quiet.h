// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Nothing to call: the environment is set when a program that contains this module starts.
