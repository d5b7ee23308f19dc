// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef QUOIN_C_MEASURING_H
#define QUOIN_C_MEASURING_H

/// Seconds on a clock that only goes forward.
double quoin_seconds(void);

/// Seconds that the processor worked for this program, whatever else it did meanwhile.
double quoin_processor_seconds(void);

/// The bytes of the heap that are in use, or a negative number where nobody knows.
double quoin_heap_bytes(void);

#endif
