/**
 * Autosave of the newsletter form: where its text is saved. `../writing/autosave.ts` decides when. A scheduled
 * newsletter cannot be changed, so its text then stays on this device.
 */
import { type RefObject, useRef, useState } from 'react'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { adminApi, here, isFailure } from '../api.ts'
import { type AutosaveAnswer, type AutosaveTarget, useAutosave } from '../writing/autosave.ts'
import { useVersionSaved } from '../writing/use-version-saved.ts'
import { saveNewsletter } from './calls.ts'
import {
  type NewsletterTexts,
  removeTextsFromDevice,
  sameTexts,
  saveTextsOnDevice,
  textsOf,
} from './newsletter-texts.ts'

/** `began` is the version that the editor started from. */
export const useNewsletterAutosave = (
  form: RefObject<HTMLFormElement | null>,
  newsletter: Newsletter,
  began: number,
) => {
  const { _id: id } = newsletter
  const { version, takeVersion, now } = useVersion(newsletter, began)
  const [isUnderWay, setUnderWay] = useState(false)
  const target = () => newsletterTarget(id, now, { takeVersion, setUnderWay })
  const { status, markDirty, markClean, ...autosave } = useAutosave({ key: id, target, flushesOnLeave: true })
  useVersionSaved(newsletter.version, autosave)
  const typed = () => {
    if (form.current) now.current.texts = textsOf(new FormData(form.current))
    markDirty()
  }
  return { status, version, takeVersion, typed, isUnderWay, markClean }
}

type Listeners = { takeVersion: (version: number) => void; setUnderWay: (isUnderWay: boolean) => void }

/** Where autosave saves the form of a newsletter: on this device, and in the newsletter's draft. */
export const newsletterTarget = (
  id: string,
  now: { readonly current: Now },
  { takeVersion, setUnderWay }: Listeners,
): AutosaveTarget<AutosaveAnswer> => ({
  saveOnDevice: () => {
    const { texts, version } = now.current
    return texts && saveTextsOnDevice(id, { ...texts, version })
  },
  saveOnServer: async () => {
    const { texts, version } = now.current
    if (!texts) return {}
    setUnderWay(true)
    const body = await saveNewsletter(adminApi(here()), id, { version, texts }).finally(() => setUnderWay(false))
    if (isFailure(body)) return body
    takeVersion(body.newsletter.version)
    if (sameTexts(now.current.texts ?? texts, texts)) removeTextsFromDevice(id)
    return { savedAt: body.newsletter.updatedAt }
  },
})

type Now = { version: number; texts: NewsletterTexts | undefined }

/** The version that the next save changes, which follows every save by the button. */
const useVersion = (newsletter: Newsletter, began: number) => {
  const [version, setVersion] = useState(began)
  const now = useRef<Now>({ version: began, texts: undefined })
  const seen = useRef(newsletter.version)
  const takeVersion = (next: number) => {
    now.current.version = next
    setVersion(next)
  }
  if (seen.current !== newsletter.version) {
    seen.current = newsletter.version
    takeVersion(newsletter.version)
  }
  return { version, takeVersion, now }
}
