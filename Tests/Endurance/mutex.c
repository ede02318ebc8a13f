// Lets the thread sanitizer see how Swift's `Mutex` is waited for on Linux, when it is preloaded.
//
// Where nobody else has the lock, the library's code for it is a part of the program, so it is seen. The rest is in
// `libswiftSynchronization`, which is not built for the sanitizer: without this, everything that a thread does after it
// has waited for a lock is reported as a race. These functions take the place of the library's: the lock is a futex with
// inheritance of priority, which holds the number of its thread.

#include <errno.h>
#include <linux/futex.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// Missing in programs that are not built for the sanitizer.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

static int futex(uint32_t *word, int operation) {
  return (int)syscall(SYS_futex, word, operation | FUTEX_PRIVATE_FLAG, 0, 0, 0, 0);
}

static void acquired(uint32_t *word) {
  if (__tsan_acquire) __tsan_acquire(word);
}

SWIFT void lockSlow(uint32_t thread, SELF uint32_t *word) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT _Bool tryLockSlow(SELF uint32_t *word) __asm__("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
SWIFT void unlockSlow(SELF uint32_t *word) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

SWIFT void lockSlow(uint32_t thread, SELF uint32_t *word) {
  while (futex(word, FUTEX_LOCK_PI) != 0) {
    if (errno != EINTR && errno != EAGAIN) abort();
  }
  acquired(word);
}

SWIFT _Bool tryLockSlow(SELF uint32_t *word) {
  if (futex(word, FUTEX_TRYLOCK_PI) != 0) return 0;
  acquired(word);
  return 1;
}

SWIFT void unlockSlow(SELF uint32_t *word) {
  if (__tsan_release) __tsan_release(word);
  if (futex(word, FUTEX_UNLOCK_PI) != 0) abort();
}
