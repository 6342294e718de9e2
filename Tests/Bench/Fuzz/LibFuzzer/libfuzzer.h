// The one function of libFuzzer that a program with a `main` of its own calls.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*check)(const uint8_t *start, size_t count));
