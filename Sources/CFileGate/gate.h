// The one call of Linux that the C library does not offer: openat2, of kernel 5.6 and later.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

// Nothing leads out of the folder, by links of whatever length, ".." or an absolute path.
#define GATE_BENEATH 0x08
// Links that the kernel makes up, as those of /proc, which lead anywhere.
#define GATE_NO_MAGIC_LINKS 0x02
// No symbolic link at all, neither at the end nor on the way.
#define GATE_NO_LINKS 0x04

#ifdef __linux__
// A descriptor that only stands for a place: a folder of which nothing but names below is asked.
#define GATE_PLACE 010000000  // O_PATH, which the C library shows only to programs for GNU
#else
#define GATE_PLACE O_RDONLY
#endif

// Opens a path below a folder. Where the system has no such call, errno is ENOSYS.
static inline int gate_open(int folder, const char *path, int flags, uint64_t resolve) {
#ifdef __linux__
    // The same number on all machines, those included whose headers are older than the call.
    enum { openat2_number = 437 };
    struct {
        uint64_t flags, mode, resolve;
    } how = {(uint64_t)(unsigned)flags, 0, resolve};
    return (int)syscall(openat2_number, folder, path, &how, sizeof how);
#else
    errno = ENOSYS;
    return -1;
#endif
}
