import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Campaign } from '#shared/shapes/campaign.ts'
import { adminApi, here, isFailure, withId } from '../api.ts'
import { type Answer, createKeeper, type Told, whenItMatters } from '../writing/keeper.ts'
import { saveLetter } from './calls.ts'
import { dropLetter, keepLetter, type LetterTexts, sameTexts, textsOf } from './letter-texts.ts'

/**
 * Keeps a letter while it is written: on this device at once, on the site every few seconds. Nobody reads a draft, so it
 * is simply saved. Once it has an hour, the site refuses, and what was typed stays on the device.
 */
export const useKeepingLetter = (form: RefObject<HTMLFormElement | null>, campaign: Campaign, began: number) => {
  const { _id: id } = campaign
  const [told, tell] = useState<Told>({ where: 'nowhere' })
  const [version, setVersion] = useState(began)
  const [isUnderWay, setUnderWay] = useState(false)
  const now = useRef({ version: began, texts: undefined as LetterTexts | undefined })
  const takeVersion = (next: number) => {
    now.current.version = next
    setVersion(next)
  }
  const keeper = useRef<ReturnType<typeof createKeeper>>(undefined)
  const seen = useRef(campaign.version)
  // Saved by the button.
  if (seen.current !== campaign.version) {
    seen.current = campaign.version
    takeVersion(campaign.version)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for each form; the rest is looked up when needed.
  useEffect(() => {
    const keepHere = () => {
      const { texts, version } = now.current
      return texts && keepLetter(id, { ...texts, version })
    }
    const keepThere = async (): Promise<Answer> => {
      const { texts, version } = now.current
      if (!texts) return { others: [] }
      setUnderWay(true)
      const body = await saveOnSite(id, texts, version)
      setUnderWay(false)
      if ('trouble' in body) return body
      takeVersion(body.version)
      if (sameTexts(now.current.texts ?? texts, texts)) dropLetter(id)
      return { others: [], at: body.updatedAt }
    }
    const made = createKeeper({ keepHere, keepThere, tell, tellOthers: () => {} })
    keeper.current = made
    const stopListening = whenItMatters(made)
    return () => {
      made.flush()
      stopListening()
      made.stop()
    }
  }, [id])

  const typed = () => {
    if (form.current) now.current.texts = textsOf(new FormData(form.current))
    keeper.current?.typed()
  }
  return { told, version, takeVersion, typed, isUnderWay, handOver: () => keeper.current?.handOver() }
}

const saveOnSite = async (id: string, texts: LetterTexts, version: number): Promise<Campaign | { trouble: string }> => {
  try {
    const body = await saveLetter(adminApi(here()), withId(id), version, texts)
    if (!isFailure(body)) return body.campaign
    return { trouble: body.status === 0 ? 'The site cannot be reached.' : body.reason }
  } catch {
    return { trouble: 'You are signed out. Save, and you are asked to sign in again.' }
  }
}
