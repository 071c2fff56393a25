/** Autosave of the newsletter form. A scheduled newsletter cannot be changed: its text then stays on this device. */
import { type RefObject, useRef, useState } from 'react'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { adminApi, here, isFailure, withId } from '../api.ts'
import { useAutosave } from '../writing/autosave.ts'
import { saveNewsletter } from './calls.ts'
import { dropNewsletter, keepNewsletter, type NewsletterTexts, sameTexts, textsOf } from './newsletter-texts.ts'

/** `began` is the version that the user began to change. */
export const useNewsletterAutosave = (
  form: RefObject<HTMLFormElement | null>,
  newsletter: Newsletter,
  began: number,
) => {
  const { _id: id } = newsletter
  const [version, setVersion] = useState(began)
  const [isUnderWay, setUnderWay] = useState(false)
  const now = useRef({ version: began, texts: undefined as NewsletterTexts | undefined })
  const takeVersion = (next: number) => {
    now.current.version = next
    setVersion(next)
  }
  const seen = useRef(newsletter.version)
  // The Save button has saved another version.
  if (seen.current !== newsletter.version) {
    seen.current = newsletter.version
    takeVersion(newsletter.version)
  }
  const saveOnDevice = () => {
    const { texts, version } = now.current
    return texts && keepNewsletter(id, { ...texts, version })
  }
  const saveOnServer = async () => {
    const { texts, version } = now.current
    if (!texts) return {}
    setUnderWay(true)
    const body = await saveNewsletter(adminApi(here()), withId(id), version, texts).finally(() => setUnderWay(false))
    if (isFailure(body)) return body
    takeVersion(body.newsletter.version)
    if (sameTexts(now.current.texts ?? texts, texts)) dropNewsletter(id)
    return { savedAt: body.newsletter.updatedAt }
  }
  const target = () => ({ saveOnDevice, saveOnServer })
  const { status, markDirty, markClean } = useAutosave({ key: id, target, flushesOnLeave: true })
  const typed = () => {
    if (form.current) now.current.texts = textsOf(new FormData(form.current))
    markDirty()
  }
  return { status, version, takeVersion, typed, isUnderWay, markClean }
}
