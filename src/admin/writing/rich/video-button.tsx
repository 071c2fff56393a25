/**
 * Inserts a YouTube video (embed) or a file into a text: a link in a paragraph of its own, which the article's page
 * shows as a video player or a download.
 */
import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useRef, useState } from 'react'
import { videoAddress } from '#shared/video.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LayerButton, onEnter } from './layer-button.tsx'
import styles from './rich-editor.module.css'

const isVideo = (address: string) => new RegExp(`^${videoAddress}`).test(address)

// Loaded when it is used: most texts have no file.
const FileForm = lazy(async () => ({ default: (await import('../../files/file-form.tsx')).FileForm }))

export const FileButton = ({ editor }: { editor: Editor }) => (
  <LayerButton sign="file" name="File">
    {(close) => (
      <Suspense>
        <FileForm
          onInsert={(href, text) => {
            insertLinkAlone(editor, href, text)
            close()
          }}
        />
      </Suspense>
    )}
  </LayerButton>
)

export const VideoButton = ({ editor }: { editor: Editor }) => (
  <LayerButton sign="video" name="Video">
    {(close) => <VideoForm editor={editor} onDone={close} />}
  </LayerButton>
)

const VideoForm = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
  const address = useRef<HTMLInputElement>(null)
  const title = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<'address' | 'title'>()
  const submit = () => {
    const [href, text] = [address.current?.value.trim() ?? '', title.current?.value.trim() ?? '']
    if (isVideo(href) && text) {
      insertLinkAlone(editor, href, text)
      return onDone()
    }
    setRefused(isVideo(href) ? 'title' : 'address')
    ;(isVideo(href) ? title : address).current?.focus()
  }
  return (
    <>
      <Field
        ref={address}
        label="Address of the YouTube video"
        inputMode="url"
        autoFocus
        error={refused === 'address' ? 'Copy the address of one video on YouTube, like https://youtu.be/…' : undefined}
        onKeyDown={onEnter(submit)}
      />
      <Field
        ref={title}
        label="What does the video show?"
        hint="Readers see this title. The video loads only when they tap it."
        error={refused === 'title' ? 'Enter a title for the video.' : undefined}
        onKeyDown={onEnter(submit)}
      />
      <div className={styles.decide}>
        <Button type="button" onClick={submit}>
          Insert video
        </Button>
      </div>
    </>
  )
}

/** A link in a paragraph of its own; in a table it stays in its cell. */
const insertLinkAlone = (editor: Editor, href: string, text: string) => {
  const link = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
  const alone = [{ type: 'paragraph', content: [link] }, { type: 'paragraph' }]
  editor
    .chain()
    .focus()
    .insertContent(editor.isActive('table') ? link : alone)
    .run()
}
