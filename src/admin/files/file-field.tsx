/**
 * The field that uploads a file for download (attachment), and the file types that it accepts. `images/upload.ts`
 * uploads pictures.
 */
import { useState } from 'react'
import { downloadEndings } from '#shared/files.ts'
import { limits } from '#shared/limits.ts'
import type { DownloadFile } from '#shared/shapes/file.ts'
import { Field } from '#ui/field.tsx'
import { adminApi, type Failure, here, isFailure, partOf } from '../api.ts'

const fileTypes = downloadEndings.map((ending) => `.${ending}`).join()

const uploadFile = (file: File): Promise<DownloadFile | Failure> =>
  partOf('file', async () => adminApi(here()).files.$post({ form: { file } }))

type UploadState = { isBusy: boolean; refusal?: string }

export const useFileUpload = (onDone: (file: DownloadFile) => void) => {
  const [state, setState] = useState<UploadState>({ isBusy: false })
  const take = async (file: File) => {
    setState({ isBusy: true })
    const outcome = await uploadFile(file)
    setState(isFailure(outcome) ? { isBusy: false, refusal: outcome.errors.file ?? outcome.reason } : { isBusy: false })
    if (!isFailure(outcome)) onDone(outcome)
  }
  return { state, take }
}

type FileFieldProps = { state: UploadState; onFile: (file: File) => void }

export const FileField = ({ state: { isBusy, refusal }, onFile }: FileFieldProps) => (
  <>
    <Field
      label="New file"
      type="file"
      accept={fileTypes}
      disabled={isBusy}
      hint={`A PDF, an office document, or audio (MP3, M4A, OGG), of at most ${limits.fileBytes / 1024 / 1024} MB.`}
      error={refusal}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
      }}
    />
    {isBusy && <p role="status">Uploading. Please keep this page open.</p>}
  </>
)
