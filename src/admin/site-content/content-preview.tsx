import { useState } from 'react'
import { sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { savePreview } from './calls.ts'
import styles from './section-editor.module.css'
import type { FieldValues } from './values.ts'

type Shown = { address?: string; trouble?: string }

/** How the words will look on a phone, before anybody else sees them. */
export const ContentPreview = ({ name, words }: { name: SectionName; words: () => FieldValues }) => {
  const [shown, setShown] = useState<Shown>({})
  const [isBusy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    setShown(await askPreview(name, words()))
    setBusy(false)
  }
  return (
    <section className={styles.preview} aria-label="Preview">
      <Button type="button" variant="outline" isBusy={isBusy} onClick={show}>
        {shown.address ? 'Preview again' : 'Preview'}
      </Button>
      {shown.trouble && <Alert kind="failure">{shown.trouble}</Alert>}
      {shown.address && (
        <>
          <iframe className={styles.phone} src={shown.address} title={`${sections[name].title} on a phone`} />
          <a href={shown.address} target="_blank" rel="noreferrer">
            Open the preview in a new tab
          </a>
        </>
      )}
    </section>
  )
}

const askPreview = async (name: SectionName, words: FieldValues): Promise<Shown> => {
  try {
    const answer = await savePreview(new Request(location.href), name, words)
    if (!isFailure(answer)) return { address: answer.address }
    const [first] = Object.values(answer.errors)
    return { trouble: first ?? answer.reason }
  } catch {
    return { trouble: 'Sign in again to see it. What you typed is kept on this device.' }
  }
}
