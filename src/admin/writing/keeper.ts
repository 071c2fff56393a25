/** When what is typed is kept: on this device within a second, on the server every few. */

/** How it went on the server: `at` when it was kept, and who else is there. */
export type Answer = { at?: string; others: string[] } | { trouble: string }

export type Told = { where: 'device' | 'server' | 'nowhere'; at?: string | undefined; trouble?: string | undefined }

type Ways = {
  /** False, if there is no room. Undefined, if there is nothing that is not saved already. */
  keepHere: () => boolean | undefined
  keepThere: () => Promise<Answer>
  /** Left out for an article that the server does not know yet. */
  appear?: () => Promise<Answer>
  tell: (told: Told) => void
  tellOthers: (names: string[]) => void
}

type Timer = ReturnType<typeof setTimeout> | undefined

const hereMs = 700
const thereMs = 4000
const presenceMs = 12_000

export const createKeeper = ({ keepHere, keepThere, appear, tell, tellOthers }: Ways) => {
  let isPending = false
  let timer: Timer

  /** At once, on this device. */
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!isPending) return
    isPending = false
    const isKept = keepHere()
    if (isKept === undefined) return tell({ where: 'nowhere' })
    if (!isKept) tell({ where: 'nowhere', trouble: 'This device has no room to keep your text. Save it soon.' })
    else if (!sending.hasArrived()) tell({ where: 'device' })
  }
  const sending = createSending(keepThere, flush, (answer) => hear(answer, tell, tellOthers))
  const typed = () => {
    isPending = true
    timer ??= setTimeout(flush, hereMs)
    sending.owe()
  }
  /** Says that somebody is here, and brings up what could not be sent before. */
  const beat = async () => {
    if (sending.isOwed()) return sending.bringUp()
    const answer = await appear?.()
    if (answer && !('trouble' in answer)) tellOthers(answer.others)
  }
  const beating = setInterval(beat, presenceMs)
  const stop = () => {
    clearTimeout(timer)
    sending.stop()
    clearInterval(beating)
  }
  /** Somebody presses Save: what was typed goes another way. */
  const handOver = () => {
    flush()
    sending.forgive()
  }
  return { typed, flush, handOver, bringUp: sending.bringUp, beat, stop }
}

/** One after the other, never two at a time. */
const createSending = (keepThere: () => Promise<Answer>, before: () => void, hear: (answer: Answer) => void) => {
  let isOwed = false
  let hasArrived = false
  let timer: Timer
  let underWay: Promise<void> | undefined

  const sendNow = async () => {
    before()
    isOwed = false
    const answer = await keepThere()
    hasArrived = !('trouble' in answer)
    isOwed ||= !hasArrived
    hear(answer)
  }
  const send = () => {
    timer = undefined
    underWay ??= sendNow().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  const owe = () => {
    isOwed = true
    timer ??= setTimeout(send, thereMs)
  }
  const forgive = () => {
    clearTimeout(timer)
    timer = undefined
    isOwed = false
  }
  /** Until all that was typed is on the site, or somebody was told why not. False, if it is not. */
  const bringUp = async () => {
    await underWay
    if (isOwed) await send()
    return !isOwed
  }
  return { owe, forgive, bringUp, isOwed: () => isOwed, hasArrived: () => hasArrived, stop: () => clearTimeout(timer) }
}

const hear = (answer: Answer, tell: Ways['tell'], tellOthers: Ways['tellOthers']) => {
  if ('trouble' in answer) return tell({ where: 'device', trouble: answer.trouble })
  tellOthers(answer.others)
  if (answer.at) tell({ where: 'server', at: answer.at })
}

/** Listens for the last moment there is, and for the network to come back. Gives back how to stop. */
export const whenItMatters = ({ flush, beat }: ReturnType<typeof createKeeper>) => {
  const leaving = () => document.visibilityState === 'hidden' && flush()
  document.addEventListener('visibilitychange', leaving)
  window.addEventListener('pagehide', flush)
  window.addEventListener('online', beat)
  return () => {
    document.removeEventListener('visibilitychange', leaving)
    window.removeEventListener('pagehide', flush)
    window.removeEventListener('online', beat)
  }
}
