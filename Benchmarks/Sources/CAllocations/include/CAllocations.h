// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// The number of allocations of the calling thread so far in a program that links this; -1 where
/// that is not known.
long quoin_allocations(void);

#endif
