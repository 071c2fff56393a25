/**
 * Autosave decides when the text of a form is saved: on this device (localStorage) within a second, and on the server
 * every few seconds. It throttles and does not debounce: further typing does not postpone a save. A heartbeat retries
 * failed saves and announces who has the form open. An article is saved in `core/articles/drafts.ts`, a newsletter in
 * its row.
 */
import { useEffect, useRef, useState } from 'react'
import { type Failure, isFailure } from '../api.ts'

/** The server's response: the time of saving, and the names of other users who have the same form open. */
export type AutosaveAnswer = { savedAt?: string | undefined; others?: string[] | undefined }

/** Where the latest text is saved. `problem` says why it is not on the server, or not even on this device. */
export type AutosaveStatus = {
  savedOn: 'device' | 'server' | 'nowhere'
  savedAt?: string | undefined
  problem?: string | undefined
}

export type AutosaveTarget<Answer extends AutosaveAnswer> = {
  /** False: the storage of this device is full. Undefined: the text equals the saved one. */
  saveOnDevice: () => boolean | undefined
  saveOnServer: () => Promise<Answer | Failure>
  /** Applies the server's response to the form. Not called after `stop`. */
  onSaved?: (answer: Answer) => void
  /** Tells the server that this user has the form open. Undefined until the server has the text. */
  announce?: () => Promise<AutosaveAnswer | Failure>
}

type Listeners = { onStatus: (status: AutosaveStatus) => void; onOthers: (names: string[]) => void }

const deviceMs = 700
const serverMs = 4000
const heartbeatMs = 12_000

/** Autosave without React: one instance for each open form. */
export const createAutosave = <Answer extends AutosaveAnswer>(
  target: AutosaveTarget<Answer>,
  { onStatus, onOthers }: Listeners,
) => {
  let isPending = false

  /** Saves on this device at once. */
  const flush = () => {
    timer.clear()
    if (!isPending) return
    isPending = false
    const isSaved = target.saveOnDevice()
    if (isSaved === undefined) return onStatus({ savedOn: 'nowhere' })
    if (!isSaved) onStatus({ savedOn: 'nowhere', problem: 'This device has no space to save your text. Save it soon.' })
    else if (!server.hasSaved()) onStatus({ savedOn: 'device' })
  }
  const timer = createTimer(deviceMs, flush)
  const server = createServerSync(target, flush, { onStatus, onOthers })
  /** The user has typed: starts both timers, unless they are already running. */
  const markDirty = () => {
    isPending = true
    timer.start()
    server.markDirty()
  }
  const { heartbeat, stopHeartbeat } = startHeartbeat(server, target.announce, onOthers)
  const stop = () => {
    timer.clear()
    server.stop()
    stopHeartbeat()
  }
  /** For the Save button: its own request contains the text, so autosave need not send the text. */
  const markClean = () => {
    flush()
    server.markClean()
  }
  return { markDirty, markClean, flush, sync: server.sync, isSynced: server.isSynced, heartbeat, stop }
}

type Autosave = ReturnType<typeof createAutosave>

/** Calls `run` once, `ms` milliseconds after the first `start`. Further calls of `start` do not postpone it. */
const createTimer = (ms: number, run: () => unknown) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const start = () => {
    timer ??= setTimeout(run, ms)
  }
  return { start, clear }
}

type SyncState = { isDirty: boolean; hasSaved: boolean; isStopped: boolean }

/** Saves on the server: one request at a time, the next one only after the response. */
const createServerSync = <Answer extends AutosaveAnswer>(
  target: AutosaveTarget<Answer>,
  flush: () => void,
  listeners: Listeners,
) => {
  const state: SyncState = { isDirty: false, hasSaved: false, isStopped: false }
  let request: Promise<void> | undefined

  /** `sync` may run while the timer is waiting: the timer must not save the same text again. */
  const save = async () => {
    timer.clear()
    if (state.isStopped) return
    if (!request) flush()
    request ??= saveOnce(target, listeners, state).finally(() => (request = undefined))
    return request
  }
  const timer = createTimer(serverMs, save)
  const markDirty = () => {
    state.isDirty = true
    timer.start()
  }
  const markClean = () => {
    timer.clear()
    state.isDirty = false
  }
  /** Resolves with true when the server has saved all the text, and with false when the server has rejected it. */
  const sync = async () => {
    await request
    if (state.isDirty) await save()
    return !state.isDirty
  }
  const stop = () => {
    state.isStopped = true
    timer.clear()
  }
  const isDirty = () => state.isDirty
  const isSynced = () => !state.isDirty && !request
  return { markDirty, markClean, sync, isDirty, isSynced, hasSaved: () => state.hasSaved, stop }
}

const saveOnce = async <Answer extends AutosaveAnswer>(
  { saveOnServer, onSaved }: AutosaveTarget<Answer>,
  { onStatus, onOthers }: Listeners,
  state: SyncState,
) => {
  state.isDirty = false
  const answer = await answerOrProblem(saveOnServer)
  state.hasSaved = !('problem' in answer)
  state.isDirty ||= !state.hasSaved
  // The form is closed and another page may be open: a late response must not change that page's URL.
  if (state.isStopped) return
  if ('problem' in answer) return onStatus({ savedOn: 'device', problem: answer.problem })
  onSaved?.(answer)
  onOthers(answer.others ?? [])
  if (answer.savedAt) onStatus({ savedOn: 'server', savedAt: answer.savedAt })
}

/** Tells the server regularly that the user has the form open, or retries a failed save. */
const startHeartbeat = (
  server: Pick<ReturnType<typeof createServerSync>, 'isDirty' | 'sync'>,
  announce: AutosaveTarget<AutosaveAnswer>['announce'],
  onOthers: Listeners['onOthers'],
) => {
  const heartbeat = async () => {
    if (server.isDirty()) return void server.sync()
    const answer = announce && (await answerOrProblem(announce))
    if (answer && !('problem' in answer)) onOthers(answer.others ?? [])
  }
  const timer = setInterval(heartbeat, heartbeatMs)
  return { heartbeat, stopHeartbeat: () => clearInterval(timer) }
}

/** A user whose session has expired can continue typing: the text stays on this device until they sign in again. */
const answerOrProblem = async <Answer extends object>(call: () => Promise<Answer | Failure>) => {
  try {
    const answer = await call()
    if (!isFailure(answer)) return answer
    return { problem: answer.status === 0 ? 'The site cannot be reached.' : answer.reason }
  } catch {
    return { problem: 'You are signed out. Save to sign in again.' }
  }
}

type Options<Answer extends AutosaveAnswer> = {
  /** A new key means another text: its autosave starts from the beginning. */
  key?: string
  /** The saved version of the record. */
  version?: number | undefined
  target: () => AutosaveTarget<Answer>
}

/** Autosaves the form that uses this hook, while the form is mounted. */
export const useAutosave = <Answer extends AutosaveAnswer>({ key, version, target }: Options<Answer>) => {
  const [status, onStatus] = useState<AutosaveStatus>({ savedOn: 'nowhere' })
  const [others, onOthers] = useState<string[]>([])
  const current = useRef<Autosave>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one autosave for each key; its target reads the current form.
  useEffect(() => {
    const autosave = createAutosave(target(), { onStatus, onOthers })
    current.current = autosave
    void autosave.heartbeat()
    const stopListening = flushWhenHidden(autosave)
    return () => {
      stopListening()
      autosave.stop()
    }
  }, [key])
  /** Whether the server has all the text. */
  const isSynced = () => current.current?.isSynced() ?? true
  const before = useRef(version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    // The button has saved a new version, so the status of the earlier autosave is outdated.
    if (before.current !== undefined && before.current !== version && isSynced()) onStatus({ savedOn: 'nowhere' })
    before.current = version
  }, [version])
  return {
    status,
    others,
    markDirty: () => current.current?.markDirty(),
    markClean: () => current.current?.markClean(),
    flush: () => current.current?.flush(),
    sync: async () => (await current.current?.sync()) ?? false,
    isSynced,
  }
}

/**
 * Saves when the browser hides or closes the page, and syncs when the network is back. Returns the cleanup function.
 */
const flushWhenHidden = ({ flush, heartbeat }: Autosave) => {
  const flushIfHidden = () => document.visibilityState === 'hidden' && flush()
  document.addEventListener('visibilitychange', flushIfHidden)
  window.addEventListener('pagehide', flush)
  window.addEventListener('online', heartbeat)
  return () => {
    document.removeEventListener('visibilitychange', flushIfHidden)
    window.removeEventListener('pagehide', flush)
    window.removeEventListener('online', heartbeat)
  }
}
