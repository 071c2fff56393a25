/**
 * The form of a new newsletter while the site cannot be reached: autosave stores it on this device, and creates and
 * opens the draft once the site responds again.
 */
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminWording } from '#shared/wording/admin.ts'
import { bodyOf, isFailure, newIdempotencyKey, withIdempotencyKey } from '../api.ts'
import { retriedApi } from '../retried-api.ts'
import { type AutosaveAnswer, type AutosaveTarget, useAutosave } from '../writing/autosave.ts'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import { BottomBar } from '../writing/bottom-bar.tsx'
import { valuesIn } from '../writing/form-values.ts'
import { KeptNote } from '../writing/kept-note.tsx'
import { keepText, keptText } from '../writing/kept-text.ts'
import { useKeptForm } from '../writing/use-kept-form.ts'
import { useTextPictures } from '../writing/use-text-pictures.tsx'
import { newNewsletterPath, newsletterPath } from './calls.ts'
import { NewsletterFields } from './newsletter-form.tsx'
import { type NewsletterTexts, sameTexts, textsOf } from './newsletter-texts.ts'
import styles from './newsletters.module.css'

const keptAs = `${newNewsletterPath} begin`

export const hasUnsentNewsletter = () => keptText(keptAs) !== undefined

const blank: NewsletterTexts = { subject: '', preview: '', content: '', language: 'en', readers: null, group: null }

export const OfflineNewsletter = () => {
  const kept = useKeptForm({ name: 'begin' })
  const { form } = kept
  // The key ensures that a single draft is created, even if a response is lost.
  const [key, setKey] = useState(() => newIdempotencyKey() ?? '')
  const { onPicture, dialog } = useTextPictures()
  const navigate = useNavigate()
  const latest = useRef(kept)
  latest.current = kept
  const open = (id: string) => void navigate(newsletterPath(id), { replace: true })
  const { status, markDirty } = useAutosave({ key: keptAs, target: () => targetOf(latest, open) })
  return (
    <>
      <p>{adminWording.offline.newsletter}</p>
      <form ref={form} className={styles.form} onInput={markDirty} onSubmit={(event) => event.preventDefault()}>
        <KeptNote {...kept} />
        <input
          type="hidden"
          name="idempotencyKey"
          value={key}
          data-kept
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <NewsletterFields texts={blank} errors={{}} onPicture={onPicture} groups={[]} />
        <BottomBar label="Saving" status={<AutosaveNote status={status} others={[]} rest="Not saved yet" />} />
      </form>
      {dialog}
    </>
  )
}

type Created = AutosaveAnswer & { id?: string }

const targetOf = (
  kept: { readonly current: ReturnType<typeof useKeptForm> },
  open: (id: string) => void,
): AutosaveTarget<Created> => ({
  saveOnDevice: () => kept.current.keep(),
  saveOnServer: async () => {
    const form = kept.current.form.current
    if (!form) return {}
    const typed = () => new FormData(form)
    const json = textsOf(typed())
    const key = String(typed().get('idempotencyKey')) || undefined
    if (sameTexts(json, blank)) return {}
    const body = await bodyOf(() => retriedApi().newsletters.$post({ json, ...withIdempotencyKey(key) }))
    if (isFailure(body)) return body
    const { _id: id, version, updatedAt } = body.newsletter
    // Typed during the request, or before a response that was lost.
    if (!sameTexts(textsOf(typed()), body.newsletter)) keepFor(`${newsletterPath(id)} save`, form, version)
    kept.current.forget()
    return { id, savedAt: updatedAt }
  },
  onSaved: ({ id }) => id && open(id),
})

/** For the form of the newsletter that was created. */
const keepFor = (key: string, form: HTMLFormElement, version: number) => {
  const { idempotencyKey, ...values } = valuesIn(form)
  keepText(key, { values, began: {}, version: String(version) })
}
