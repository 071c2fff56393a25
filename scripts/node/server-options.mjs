/**
 * How the site runs: little memory matters more than the last of the speed. deploy/ has the same for the container and
 * the service, and a test compares them.
 */

/** For the memory allocator of the C library: give back what is free. */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '32768',
}

export const serverArguments = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=25',
  '--no-use-osr',
  'build/server.js',
]
