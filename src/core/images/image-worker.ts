/** Runs image jobs in a separate process, which starts when there is work and ends soon after, so that memory is freed. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Refused, Unavailable } from '../lib/errors.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { ImageJobs, JobResult } from './worker-jobs.ts'

type Answer<Name extends keyof ImageJobs> = Awaited<ReturnType<ImageJobs[Name]>>

export type ImageWorker = {
  /** Jobs run one at a time, in order. Throws Refused where the job does, and Unavailable when the process dies. */
  run: <Name extends keyof ImageJobs>(name: Name, ...given: Parameters<ImageJobs[Name]>) => Promise<Answer<Name>>
}

// Starting the process takes a fifth of a second, and an editor often uploads the next image at once.
const idleMilliseconds = 3_000

/** `hasLowPriority` lowers the priority of the process, for work that no user waits for. */
export const openImageWorker = ({ hasLowPriority = false } = {}): ImageWorker & { close: () => void } => {
  const inTurn = createSemaphore(1)
  let isOpen = true
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    // The process has no state that would need an orderly shutdown.
    child?.kill('SIGKILL')
    child = undefined
  }
  const run = async <Answer>(job: object): Promise<Answer> => {
    if (!isOpen) throw new Error('The image worker is closed.')
    clearTimeout(idle)
    child = isAlive(child) ? child : startProcess(hasLowPriority)
    try {
      return await runIn(child, job)
    } catch (error) {
      // A process that could not be started still looks alive.
      if (error instanceof Unavailable) end()
      throw error
    } finally {
      idle = setTimeout(end, idleMilliseconds).unref()
    }
  }
  return {
    run: (name, ...given) => inTurn(() => run({ name, given })),
    close: () => {
      isOpen = false
      clearTimeout(idle)
      end()
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
  throw new Unavailable('The image worker stopped in the middle of its work.')
}

const runIn = async <Answer>(child: ChildProcess, job: object): Promise<Answer> => {
  const over = new AbortController()
  const ended = once(child, 'exit', { signal: over.signal }).then(stopped, stopped)
  try {
    child.send(job)
    const answered = once(child, 'message', { signal: over.signal }).catch(stopped)
    const [result] = await Promise.race([answered, ended])
    return answerIn<Answer>(result)
  } finally {
    ended.catch(() => {})
    over.abort()
  }
}

const answerIn = <Answer>(result: JobResult<Answer>) => {
  if ('refused' in result) throw new Refused(result.refused)
  if ('failed' in result) throw new Error(result.failed)
  return result.answer
}
