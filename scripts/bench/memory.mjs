import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The memory that a process really holds; undefined where the system does not say. */
export const residentMegabytes = (pid) => {
  const kilobytes = fromLinux(pid) ?? fromPs(pid)
  return kilobytes && Math.round(kilobytes / 1024)
}

const fromLinux = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

const fromPs = (pid) => {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  } catch {
    return undefined
  }
}
