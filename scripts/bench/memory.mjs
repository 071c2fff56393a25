/** The memory of a process and its children, in MB of 1,000,000 bytes. Only Linux reports it. */
import { readFileSync } from 'node:fs'
import { rounded } from './report.mjs'

// Longer than the site waits before it collects garbage (`src/server/idle-memory.ts`).
const pauseMs = 5000
const maxTries = 20

/** The memory once the process is idle. */
export const restingMemory = async (pid) => {
  let before = memoryNow(pid)
  for (let tries = 0; before && tries < maxTries; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const now = memoryNow(pid)
    if (Math.abs(now.resident - before.resident) < 0.5) return now
    before = now
  }
  return before
}

/** Undefined if the system does not report it. */
export const memoryNow = (pid) => {
  try {
    const all = family(pid).map((each) => readFileSync(`/proc/${each}/status`, 'utf8'))
    const sum = (name) => all.reduce((total, status) => total + kilobytes(status, name), 0)
    return { resident: megabytes(sum('VmRSS')), 'of it anonymous': megabytes(sum('RssAnon')) }
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

const family = (pid) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.flatMap(family)]
}

const kilobytes = (status, name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
const megabytes = (kibibytes) => rounded((kibibytes * 1024) / 1_000_000)
