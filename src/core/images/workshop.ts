/** Works on pictures in a process of its own, which comes when there is work and ends soon after: so does its memory. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Refused, Unavailable } from '../lib/errors.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { Jobs, Outcome } from './jobs.ts'

export type Workshop = {
  /** One job at a time, the others wait. Throws Refused where the job does. */
  do: <Name extends keyof Jobs>(name: Name, ...given: Parameters<Jobs[Name]>) => ReturnType<Jobs[Name]>
}

// Starting costs a fifth of a second, and a volunteer's next picture often comes at once.
const idleMilliseconds = 3_000

/** `isPatient`: others come first on the processor. */
export const openWorkshop = ({ isPatient = false } = {}): Workshop & { close: () => void } => {
  const inTurn = createSemaphore(1)
  let isOpen = true
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    // It keeps nothing that would need an orderly end.
    child?.kill('SIGKILL')
    child = undefined
  }
  const work = async (job: object) => {
    if (!isOpen) throw new Error('The picture workshop is closed.')
    clearTimeout(idle)
    child = isAlive(child) ? child : startProcess(isPatient)
    try {
      return await asked(child, job)
    } catch (error) {
      // One that could not be started looks alive.
      if (error instanceof Unavailable) end()
      throw error
    } finally {
      idle = setTimeout(end, idleMilliseconds).unref()
    }
  }
  return {
    do: (name, ...given) => inTurn(() => work({ name, given })) as never,
    close: () => {
      isOpen = false
      clearTimeout(idle)
      end()
    },
  }
}

const isAlive = (child?: ChildProcess): child is ChildProcess => child?.connected === true

// It reads strangers' pictures, so it is told none of the settings, which hold passwords. With one arena the C library
// gives memory back sooner: a third less at the peak.
const startProcess = (isPatient: boolean) => {
  const file = fileURLToPath(import.meta.resolve('#core/images/process.ts'))
  const child = fork(file, isPatient ? ['--patient'] : [], {
    env: { MALLOC_ARENA_MAX: '1' },
    execArgv: [],
    serialization: 'advanced',
  })
  // One that cannot be started, or spoken to, says so more than once: unheard, that would end the site.
  child.on('error', () => {})
  return child
}

const stopped = () => {
  throw new Unavailable('The picture workshop stopped in the middle of its work.')
}

const asked = async (child: ChildProcess, job: object) => {
  const over = new AbortController()
  const ended = once(child, 'exit', { signal: over.signal }).then(stopped, stopped)
  try {
    child.send(job)
    const answered = once(child, 'message', { signal: over.signal }).catch(stopped)
    const [outcome] = await Promise.race([answered, ended])
    return answerOf(outcome)
  } finally {
    ended.catch(() => {})
    over.abort()
  }
}

const answerOf = (outcome: Outcome) => {
  if ('refused' in outcome) throw new Refused(outcome.refused)
  if ('failed' in outcome) throw new Error(outcome.failed)
  return outcome.answer
}
