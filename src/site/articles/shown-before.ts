import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { ListAnswer } from './ask.ts'

const kept = new Map<string, ListAnswer>()
const mostKept = 20

/** Going back shows the list as it was, at the same place of the page, until a fresh one is there. */
export const useShownBefore = (answer: ListAnswer | undefined) => {
  const { pathname, search } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  const address = pathname + search
  useEffect(() => {
    if (answer?.is === 'found') keep(address, answer)
  }, [address, answer])
  const before = isGoingBack ? kept.get(address) : undefined
  return answer?.is === 'failed' ? (before ?? answer) : (answer ?? before)
}

const keep = (address: string, answer: ListAnswer) => {
  kept.delete(address)
  kept.set(address, answer)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}
