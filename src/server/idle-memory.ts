/**
 * Saves memory: limits how far the heap grows, and collects garbage once the site is idle again after generating
 * responses. Otherwise V8 holds the memory for minutes.
 */
import { flushCompileCache } from 'node:module'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const checkMs = 2000
/** The largest share of time that a process works and still counts as idle. */
const idleShare = 0.05
/** How much the memory must have grown since the last collection. A page or two do not matter. */
const worthBytes = 5_000_000

/**
 * V8 uses compiled code, Node's own included, only under the flags under which it was compiled. On the command line,
 * these flags would make every start compile Node's modules again, so they are set after the first responses. The code
 * that these needed is saved before: Node saves it only at an orderly exit, but the process may crash.
 */
const openCollector = (): typeof globalThis.gc => {
  flushCompileCache()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  setFlagsFromString('--heap-growing-percent=25')
  return collect
}

/** What the process does and uses. Tests give their own. */
const thisProcess = {
  openCollector,
  heapBytes: () => process.memoryUsage().heapUsed,
  /** Starts to measure; the result tells the share of the time since then in which the process worked. */
  measureWork: () => {
    const before = performance.eventLoopUtilization()
    return () => performance.eventLoopUtilization(before).utilization
  },
}

/** Returns a function to call whenever a response was generated. */
export const createIdleCollection = ({ openCollector, heapBytes, measureWork } = thisProcess) => {
  let collect: typeof globalThis.gc
  let isWaiting = false
  let usedBefore = 0
  const waitUntilIdle = () => {
    const workShare = measureWork()
    const check = () => {
      collect ??= openCollector()
      if (workShare() > idleShare) return waitUntilIdle()
      isWaiting = false
      if (heapBytes() - usedBefore < worthBytes) return
      // 'last-resort' also returns the memory that V8 reserves for later: 60 ms instead of 30 ms in an idle process.
      collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
      usedBefore = heapBytes()
    }
    setTimeout(check, checkMs).unref()
  }
  return () => {
    if (isWaiting) return
    isWaiting = true
    waitUntilIdle()
  }
}
