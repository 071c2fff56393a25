/**
 * Autosave of the newsletter form: where its text is saved. `../writing/autosave.ts` decides when. A scheduled
 * newsletter cannot be changed, so its text then stays on this device.
 */
import { useRef, useState } from 'react'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { isFailure } from '../api.ts'
import { retriedApi } from '../retried-api.ts'
import { type AutosaveAnswer, type AutosaveTarget, useAutosave } from '../writing/autosave.ts'
import { textIsSaved } from '../writing/kept-text.ts'
import type { useKeptForm } from '../writing/use-kept-form.ts'
import { saveNewsletter } from './calls.ts'
import { type NewsletterTexts, textsOf } from './newsletter-texts.ts'

export const useNewsletterAutosave = (kept: KeptForm, { _id: id, version: saved }: Newsletter) => {
  const now = useRef<Now>({ version: saved, texts: undefined })
  now.current.version = Number(kept.version)
  const [isUnderWay, setUnderWay] = useState(false)
  const takeVersion = (version: number) => {
    now.current.version = version
    textIsSaved(kept.key, String(version))
  }
  const keep = () => latest.current.keep()
  const target = () =>
    newsletterTarget(id, now, { keep, send: () => latest.current.submitted(), takeVersion, setUnderWay })
  const latest = useRef(kept)
  latest.current = kept
  const { status, markDirty, markClean, sync } = useAutosave({ key: id, version: saved, target })
  const typed = () => {
    if (kept.form.current) now.current.texts = textsOf(new FormData(kept.form.current))
    markDirty()
  }
  const submitted = () => {
    kept.submitted()
    markClean()
  }
  return { status, typed, isUnderWay, submitted, sync }
}

type KeptForm = ReturnType<typeof useKeptForm>

type Listeners = {
  keep: () => boolean | undefined
  /** Before the texts are sent. */
  send: () => void
  takeVersion: (version: number) => void
  setUnderWay: (isUnderWay: boolean) => void
}

/** Where autosave saves the form of a newsletter: on this device, and in the newsletter's draft. */
export const newsletterTarget = (
  id: string,
  now: { readonly current: Now },
  { keep, send, takeVersion, setUnderWay }: Listeners,
): AutosaveTarget<AutosaveAnswer> => ({
  saveOnDevice: keep,
  saveOnServer: async () => {
    const { texts, version } = now.current
    if (!texts) return {}
    setUnderWay(true)
    send()
    const body = await saveNewsletter(retriedApi(), id, { version, texts }).finally(() => setUnderWay(false))
    if (isFailure(body)) return body
    takeVersion(body.newsletter.version)
    return { savedAt: body.newsletter.updatedAt }
  },
})

/** `version` is the version that the next save changes. */
type Now = { version: number; texts: NewsletterTexts | undefined }
