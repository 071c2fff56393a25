/**
 * The form of a new newsletter while the site cannot be reached: autosave stores it on this device, and creates and
 * opens the draft once the site responds again.
 */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, here, isFailure, newIdempotencyKey, withIdempotencyKey } from '../api.ts'
import { type AutosaveAnswer, type AutosaveTarget, useAutosave } from '../writing/autosave.ts'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import { BottomBar } from '../writing/bottom-bar.tsx'
import { savedOnDevice, saveOnDevice } from '../writing/device-storage.ts'
import { useTextPictures } from '../writing/use-text-pictures.tsx'
import { newsletterPath } from './calls.ts'
import { NewsletterFields } from './newsletter-form.tsx'
import { type NewsletterTexts, sameTexts, saveTextsOnDevice, textsOf } from './newsletter-texts.ts'
import styles from './newsletters.module.css'

const deviceKey = 'new newsletter'

/** The key ensures that a single draft is created, even if a response is lost. */
type Unsent = { texts: NewsletterTexts; key: string | undefined }

export const hasUnsentNewsletter = () => savedOnDevice<Unsent>(deviceKey) !== undefined

const blank: NewsletterTexts = { subject: '', preview: '', content: '', language: 'en', readers: null, group: null }

export const OfflineNewsletter = () => {
  const [unsent] = useState<Unsent>(() => savedOnDevice(deviceKey) ?? { texts: blank, key: newIdempotencyKey() })
  const form = useRef<HTMLFormElement>(null)
  const { onPicture, dialog } = useTextPictures()
  const navigate = useNavigate()
  const typed = () => (form.current ? textsOf(new FormData(form.current)) : undefined)
  const open = (id: string) => void navigate(newsletterPath(id), { replace: true })
  const target = () => targetOf(unsent.key, typed, open)
  const { status, markDirty } = useAutosave({ key: deviceKey, target, flushesOnLeave: true })
  // Text that was typed before is sent when the site answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is mounted.
  useEffect(() => {
    if (hasUnsentNewsletter()) markDirty()
  }, [])
  return (
    <>
      <p>{adminWording.offline.newsletter}</p>
      <form ref={form} className={styles.form} onInput={markDirty} onSubmit={(event) => event.preventDefault()}>
        <NewsletterFields texts={unsent.texts} errors={{}} onPicture={onPicture} groups={[]} />
        <BottomBar label="Saving" status={<AutosaveNote status={status} others={[]} rest="Not saved yet" />} />
      </form>
      {dialog}
    </>
  )
}

type Created = AutosaveAnswer & { id?: string }

const targetOf = (
  key: string | undefined,
  typed: () => NewsletterTexts | undefined,
  open: (id: string) => void,
): AutosaveTarget<Created> => ({
  saveOnDevice: () => {
    const texts = typed()
    return texts && saveOnDevice(deviceKey, { texts, key } satisfies Unsent)
  },
  saveOnServer: async () => {
    const json = typed()
    if (!json || sameTexts(json, blank)) return {}
    const body = await bodyOf(() => adminApi(here()).newsletters.$post({ json, ...withIdempotencyKey(key) }))
    if (isFailure(body)) return body
    const { _id: id, version, updatedAt } = body.newsletter
    // Typed during the request, or before a response that was lost.
    const latest = typed() ?? json
    if (!sameTexts(latest, body.newsletter)) saveTextsOnDevice(id, { ...latest, version })
    localStorage.removeItem(deviceKey)
    return { id, savedAt: updatedAt }
  },
  onSaved: ({ id }) => id && open(id),
})
