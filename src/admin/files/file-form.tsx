/** Uploads a file (attachment) and puts a link to it into a text. */
import { useRef, useState } from 'react'
import { sizeText } from '#shared/files.ts'
import type { DownloadFile } from '#shared/shapes/file.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { onEnter } from '../writing/rich/layer-button.tsx'
import { FileField, useFileUpload } from './file-field.tsx'

type Props = { onInsert: (href: string, text: string) => void }

export const FileForm = ({ onInsert }: Props) => {
  const [file, setFile] = useState<DownloadFile>()
  const { state, take } = useFileUpload(setFile)
  return file ? <LinkText file={file} onInsert={onInsert} /> : <FileField state={state} onFile={take} />
}

const LinkText = ({ file: { name, bytes, url }, onInsert }: Props & { file: DownloadFile }) => {
  const text = useRef<HTMLInputElement>(null)
  const insert = () => onInsert(url, text.current?.value.trim() || name)
  return (
    <>
      <p role="status">
        {name} ({sizeText(bytes)}) was uploaded.
      </p>
      <Field
        ref={text}
        label="Text of the link"
        hint="Readers see its size beside it. Audio gets a player."
        defaultValue={name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')}
        autoFocus
        onKeyDown={onEnter(insert)}
      />
      <Button type="button" onClick={insert}>
        Insert file
      </Button>
    </>
  )
}
