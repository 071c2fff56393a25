/**
 * Options of Node for the site, which save memory at the cost of a little speed. deploy/ has the same for the container
 * and the service; a test compares them.
 */

/** For the memory allocator of the C library: return freed memory to the system. */
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
