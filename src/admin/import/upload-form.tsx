/** Chooses the files of the old site, sends them in parts, and starts the dry run. */
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sizeText } from '#shared/files.ts'
import type { SiteImport } from '#shared/shapes/site-import.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { adminApi, bodyOf, type Failure, here, isFailure } from '../api.ts'
import { sendParts } from '../images/upload.ts'
import { FailureAlert } from '../intent-form.tsx'
import { retriedApi } from '../retried-api.ts'
import sectionStyles from '../section.module.css'
import styles from './import.module.css'

type Known = SiteImport | null
type Pictures = SiteImport['pictures']

const pictureSources: Record<Pictures, string> = {
  site: 'From the old site, while it is online',
  uploads: 'From an archive of its uploads (ZIP, tar)',
  none: 'Without pictures',
}

export const UploadForm = ({ known }: { known: Known }) => {
  const [exports, setExports] = useState<File[]>([])
  const [archives, setArchives] = useState<File[]>([])
  const [pictures, setPictures] = useState<Pictures>(known?.pictures ?? 'site')
  const [site, setSite] = useState(known?.site ?? '')
  const { sent, failure, send } = useSending(known)
  const files = [...exports, ...(pictures === 'uploads' ? archives : [])]
  const unfinished = known?.files.filter(({ received, bytes }) => received < bytes) ?? []
  if (sent !== undefined) return <Sending sent={sent} files={files} />
  return (
    <div className={sectionStyles.form}>
      <p>
        Choose the file that the old site exported: from WordPress (Tools, Export), from Ghost (Settings, Export), or
        the list of Ghost members. First comes a trial run, which saves nothing.
      </p>
      {unfinished.length > 0 && (
        <p>
          Not all of {unfinished.map(({ name }) => `“${name}”`).join(', ')} has arrived. Choose the same files again,
          and the upload continues.
        </p>
      )}
      <Field
        label="Exported files (XML, JSON, CSV)"
        type="file"
        multiple
        accept=".xml,.json,.csv,.gz"
        error={failure?.errors.files}
        onChange={({ target }) => setExports([...(target.files ?? [])])}
      />
      <Select
        label="Pictures"
        value={pictures}
        options={pictureSources}
        onChange={({ target }) => setPictures(target.value as Pictures)}
      />
      {pictures === 'site' && (
        <Field
          label="Address of the old site (only for Ghost)"
          type="url"
          placeholder="https://old.example"
          value={site}
          error={failure?.errors.site}
          onChange={({ target }) => setSite(target.value)}
        />
      )}
      {pictures === 'uploads' && (
        <Field
          label="Archive of the uploads"
          type="file"
          accept=".zip,.tar,.gz,.tgz"
          onChange={({ target }) => setArchives([...(target.files ?? [])])}
        />
      )}
      <FailureAlert failure={failure} fields={['files', 'site']} />
      <Button type="button" onClick={() => send(files, { pictures, site, archives })}>
        Upload and try
      </Button>
    </div>
  )
}

const Sending = ({ sent, files }: { sent: number; files: File[] }) => {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <>
      <p role="status">
        Uploading. Keep this page open until the files have arrived. The site then goes on without it.
      </p>
      <progress className={styles.bar} aria-label="Upload progress" max={all || 1} value={sent} />
      <p>
        {sizeText(sent)} of {sizeText(all)}
      </p>
    </>
  )
}

type Wish = { pictures: Pictures; site: string; archives: File[] }

const useSending = (known: Known) => {
  const { revalidate } = useRevalidator()
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const send = async (files: File[], wish: Wish) => {
    setSent(0)
    setFailure(undefined)
    const result = await sendAll(files, wish, known, { report: setSent, signal: leaving.current.signal })
    setSent(undefined)
    if (isFailure(result)) setFailure(result)
    else await revalidate()
  }
  return { sent, failure, send: (files: File[], wish: Wish) => void send(files, wish).catch(unlessLeft) }
}

const unlessLeft = (error: unknown) => {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

type Going = { report: (sent: number) => void; signal: AbortSignal }

/** Files that have begun to arrive continue where they stopped. */
const sendAll = async (chosen: File[], { archives, ...wish }: Wish, known: Known, { report, signal }: Going) => {
  const api = adminApi(here()).import
  const files = chosen.map((file) => ({ name: file.name, bytes: file.size, isUploads: archives.includes(file) }))
  const isKnown = known && JSON.stringify(known.files.map(({ received: _, ...file }) => file)) === JSON.stringify(files)
  const begun = isKnown ? { import: known } : await bodyOf(() => api.$post({ json: { files, ...wish } }))
  if (isFailure(begun)) return begun
  let before = 0
  for (const [index, blob] of chosen.entries()) {
    const find = async () => {
      const now = await bodyOf(() => retriedApi().import.$get())
      return isFailure(now) ? now : { received: now.import?.files[index]?.received ?? 0 }
    }
    const sending = { blob, signal, report: ({ sent = 0 }) => report(before + sent) }
    const received = begun.import?.files[index]?.received ?? 0
    const arrived = await sendParts(sending, { received }, { path: `import/files/${index}`, find })
    if (isFailure(arrived)) return arrived
    before += blob.size
  }
  return bodyOf(() => api.start.$post({ json: { isTrial: true } }))
}
