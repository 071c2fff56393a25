/** When what is typed is kept: on this device within a second, on the server every few. */

/** How it went on the server: `at` when it was kept, and who else is there. */
export type Answer = { at?: string; others: string[] } | { trouble: string }

export type Told = { where: 'device' | 'server' | 'nowhere'; at?: string | undefined; trouble?: string | undefined }

type Ways = {
  /** False, if there is no room. Undefined, if there is nothing that is not saved already. */
  keepHere: () => boolean | undefined
  /** Left out for an article that the server does not know yet. */
  keepThere?: () => Promise<Answer>
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
  let isOwed = false
  let isSending = false
  let isThere = false
  let [hereTimer, thereTimer]: Timer[] = []

  /** At once, on this device. */
  const flush = () => {
    clearTimeout(hereTimer)
    hereTimer = undefined
    if (!isPending) return
    isPending = false
    const isKept = keepHere()
    if (isKept === undefined) return tell({ where: 'nowhere' })
    if (!isKept) tell({ where: 'nowhere', trouble: 'This device has no room to keep your text. Save it soon.' })
    else if (!isThere) tell({ where: 'device' })
  }
  const send = async () => {
    thereTimer = undefined
    if (!keepThere || isSending) return
    flush()
    isOwed = false
    isSending = true
    const answer = await keepThere()
    isSending = false
    isThere = !('trouble' in answer)
    isOwed ||= !isThere
    hear(answer, tell, tellOthers)
  }
  const typed = () => {
    isPending = true
    isOwed = true
    hereTimer ??= setTimeout(flush, hereMs)
    if (keepThere) thereTimer ??= setTimeout(send, thereMs)
  }
  /** Says that somebody is here, and brings up what could not be sent before. */
  const beat = async () => {
    if (isOwed) return send()
    const answer = await appear?.()
    if (answer && !('trouble' in answer)) tellOthers(answer.others)
  }
  const beating = appear && setInterval(beat, presenceMs)
  const stop = () => {
    clearTimeout(hereTimer)
    clearTimeout(thereTimer)
    clearInterval(beating)
  }
  return { typed, flush, send, beat, stop }
}

const hear = (answer: Answer, tell: Ways['tell'], tellOthers: Ways['tellOthers']) => {
  if ('trouble' in answer) return tell({ where: 'device', trouble: answer.trouble })
  tellOthers(answer.others)
  if (answer.at) tell({ where: 'server', at: answer.at })
}
