/**
 * Runs image jobs in a separate process (child process), which starts when there is work and ends soon after, so that
 * memory is freed.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Refused, Unavailable } from '../lib/errors.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { ImageJobs, JobResult } from './worker-jobs.ts'

type Answer<Name extends keyof ImageJobs> = Awaited<ReturnType<ImageJobs[Name]>>

export type ImageWorker = {
  /**
   * Jobs run one at a time, in order; a slow one does not delay the others. Throws Refused if the job does or takes too
   * long, and Unavailable if the process dies.
   */
  run: <Name extends keyof ImageJobs>(name: Name, ...given: Parameters<ImageJobs[Name]>) => Promise<Answer<Name>>
}

// Starting the process takes a fifth of a second, and an editor often uploads the next image at once.
const idleMilliseconds = 3_000

// The largest realistic photograph takes about four seconds on a slow machine, and its variants a minute. The limit is
// in processor time, because a busy machine gives the process less of it than the clock says.
const timeouts = { usual: 15_000, lowPriority: 300_000 }

// The limit in clock time is this many times longer: the server closes a connection after 30 silent seconds, and the
// job may have waited for another one.
const mostByTheClock = 1.5

// A job that takes this long continues in its process, and the next job gets another process.
const usualSlowMilliseconds = 1_500

/** `processorTimeOf`: in milliseconds since the process began; undefined where the system does not tell. */
type WorkerOptions = {
  hasLowPriority?: boolean
  timeoutMilliseconds?: number
  slowMilliseconds?: number
  processorTimeOf?: (pid: number) => number | undefined
}

/**
 * `hasLowPriority` lowers the priority of the process, for work that no user waits for. A job that exceeds the timeout
 * is refused, and its process is killed.
 */
export const openImageWorker = (options: WorkerOptions = {}): ImageWorker & { close: () => void } => {
  const { hasLowPriority = false, slowMilliseconds = usualSlowMilliseconds } = options
  const milliseconds = options.timeoutMilliseconds ?? (hasLowPriority ? timeouts.lowPriority : timeouts.usual)
  const timeout = { milliseconds, processorTimeOf: options.processorTimeOf ?? processorTimeOf }
  const inTurn = createSemaphore(1)
  const processes = createProcesses(hasLowPriority)
  let slowJobs = 0

  /** Resolves when the next job may start: when this one has ended, or is slow and no other slow one runs. */
  const runUntilNext = async <Result>(job: object, settle: Settle<Result>) => {
    const child = processes.take()
    const work = runIn<Result>(child, job, timeout)
      .catch((error) => {
        // A process that could not be started still appears to be alive.
        if (error instanceof Unavailable || error === tooSlow) processes.end(child)
        throw error
      })
      // Before anybody learns the result, so that their next job gets this process.
      .finally(() => processes.giveBack(child))
      .then(settle.resolve, settle.reject)
    const isSlow = await Promise.race([work, delay(slowMilliseconds, true, { ref: false })])
    if (!isSlow) return
    if (slowJobs > 0) return work
    slowJobs += 1
    void work.then(() => {
      slowJobs -= 1
    })
  }
  return {
    run: (name, ...given) =>
      new Promise((resolve, reject) => {
        inTurn(() => runUntilNext({ name, given }, { resolve, reject })).catch(reject)
      }),
    close: processes.close,
  }
}

type Settle<Result> = { resolve: (result: Result) => void; reject: (error: Error) => void }

/** The processes of one worker. One of them waits for the next job, and ends after a while without any. */
const createProcesses = (hasLowPriority: boolean) => {
  const all = new Set<ChildProcess>()
  let isOpen = true
  let idle: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const end = (child: ChildProcess | undefined) => {
    // The process has no state that would need an orderly shutdown.
    child?.kill('SIGKILL')
    if (child) all.delete(child)
    if (child === idle) idle = undefined
  }
  return {
    end,
    take: () => {
      if (!isOpen) throw new Error('The image worker is closed.')
      clearTimeout(idleTimer)
      const child = isAlive(idle) ? idle : startProcess(hasLowPriority)
      idle = undefined
      all.add(child)
      return child
    },
    giveBack: (child: ChildProcess) => {
      if (!all.has(child)) return
      if (idle) return end(child)
      idle = child
      idleTimer = setTimeout(() => end(child), idleMilliseconds).unref()
    },
    close: () => {
      isOpen = false
      clearTimeout(idleTimer)
      for (const child of all) end(child)
    },
  }
}

const isAlive = (child?: ChildProcess): child is ChildProcess => child?.connected === true

// The process decodes files from strangers, so its environment has none of the settings, which hold passwords. With one
// malloc arena the C library returns memory sooner: a third less at the peak.
const startProcess = (hasLowPriority: boolean) => {
  const file = fileURLToPath(import.meta.resolve('#core/images/worker-process.ts'))
  const child = fork(file, hasLowPriority ? ['--low-priority'] : [], {
    env: { MALLOC_ARENA_MAX: '1' },
    execArgv: [],
    serialization: 'advanced',
  })
  // A process that cannot be started emits several errors. Without a listener they would end the site.
  child.on('error', () => {})
  return child
}

const stopped = () => {
  throw new Unavailable('The image worker stopped unexpectedly.')
}

const tooSlow = new Refused({
  image: 'This picture takes too long to read. Save it as an ordinary JPEG and send that file.',
})

type Timeout = { milliseconds: number; processorTimeOf: (pid: number) => number | undefined }

const looksInTime = 10

/** Rejects when the process has used up the time. The signal ends the wait. */
const throwWhenLate = async (pid: number, { milliseconds, processorTimeOf }: Timeout, signal: AbortSignal) => {
  const usedBefore = processorTimeOf(pid)
  const startedAt = performance.now()
  for (;;) {
    await delay(milliseconds / looksInTime, undefined, { signal, ref: false })
    const byTheClock = performance.now() - startedAt
    const usedNow = processorTimeOf(pid)
    const used = usedBefore === undefined || usedNow === undefined ? byTheClock : usedNow - usedBefore
    if (used >= milliseconds || byTheClock >= mostByTheClock * milliseconds) throw tooSlow
  }
}

const millisecondsPerTick = 10

/** Only Linux provides this: user and system time are the fields 14 and 15 of `stat` (proc(5)). */
const processorTimeOf = (pid: number) => {
  try {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [userTicks, systemTicks] = afterName.split(' ').slice(11, 13)
    return (Number(userTicks) + Number(systemTicks)) * millisecondsPerTick
  } catch {
    return undefined
  }
}

const runIn = async <Answer>(child: ChildProcess, job: object, timeout: Timeout): Promise<Answer> => {
  const over = new AbortController()
  const { signal } = over
  const ended = once(child, 'exit', { signal }).then(stopped, stopped)
  const late = throwWhenLate(child.pid ?? 0, timeout, signal)
  try {
    child.send(job)
    const answered = once(child, 'message', { signal }).catch(stopped)
    const [result] = await Promise.race([answered, ended, late])
    return answerIn<Answer>(result)
  } finally {
    for (const each of [ended, late]) each.catch(() => {})
    over.abort()
  }
}

const answerIn = <Answer>(result: JobResult<Answer>) => {
  if ('refused' in result) throw new Refused(result.refused)
  if ('failed' in result) throw new Error(result.failed)
  return result.answer
}
