/**
 * Collects garbage once the site is idle again after generating responses. Otherwise V8 holds the memory for minutes.
 * Works with Node's option `--expose-gc` only.
 */
import { performance } from 'node:perf_hooks'

const checkMs = 2000
/** The largest share of time that a process works and still counts as idle. */
const idleShare = 0.05
/** How much the memory must have grown since the last collection. A page or two do not matter. */
const worthBytes = 5_000_000

/** What the process does and uses. Tests give their own. */
const thisProcess = {
  collect: globalThis.gc,
  heapBytes: () => process.memoryUsage().heapUsed,
  /** Starts to measure; the result tells the share of the time since then in which the process worked. */
  measureWork: () => {
    const before = performance.eventLoopUtilization()
    return () => performance.eventLoopUtilization(before).utilization
  },
}

/** Returns a function to call whenever a response was generated. */
export const createIdleCollection = ({ collect, heapBytes, measureWork } = thisProcess) => {
  let isWaiting = false
  let usedBefore = 0
  const waitUntilIdle = () => {
    const workShare = measureWork()
    const check = () => {
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
    if (isWaiting || !collect) return
    isWaiting = true
    waitUntilIdle()
  }
}
