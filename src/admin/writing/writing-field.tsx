/**
 * The field in which articles and newsletters are written: a plain text area for Markdown, or the rich text editor
 * (WYSIWYG, `rich/rich-editor.tsx`). Decides which of the two the user gets.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { thousands } from '#shared/format.ts'
import { Button } from '#ui/button.tsx'
import fieldStyles from '#ui/field.module.css'
import { FieldError } from '#ui/field.tsx'
import { whenIdle } from '../when-idle.ts'
import type { OnPicture } from './rich/pictures.ts'
import styles from './writing.module.css'

type Props = {
  label: string
  name: string
  /** The initial text. A different text needs a different key. */
  text: string | undefined
  max: number
  error: string | undefined
  isRequired: boolean
  /** Uploads an image for the text. If missing, no image can be added. */
  onPicture?: OnPicture
  /** Where the switch between plain text and the rich editor is shown, unless beside the label. */
  switchIn?: HTMLElement | null
}

/**
 * A text area for Markdown that works at once, and becomes a rich editor once its code is loaded. The text area stays,
 * hidden, and contains the text: for the form, for the browser's validation, and for programs that fill in forms. When
 * the browser focuses it, a key press moves the focus to the rich editor.
 */
export const WritingField = ({ label, name, text, max, error, isRequired, onPicture, switchIn }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const rich = useRef<{ focus: () => void }>(null)
  const { parts, isLoading, problem, ask, leave } = useRichEditor(area)
  const { length, version, changed, write } = useText(area, text)
  const id = useId()
  const ids = { hint: `${id}-hint`, error: error ? `${id}-error` : undefined }
  const editorSwitch = <EditorSwitch isRich={Boolean(parts)} isLoading={isLoading} onRich={ask} onPlain={leave} />
  const describedBy = [ids.error, ids.hint].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {switchIn === undefined ? editorSwitch : switchIn && createPortal(editorSwitch, switchIn)}
      </div>
      <p className="soft" id={ids.hint}>
        {characterCount(length, max)}
      </p>
      {problem && <p role="status">{problem}</p>}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <textarea
        data-markdown
        {...{ ref: area, id, name, rows: 14, required: isRequired, defaultValue: text }}
        {...(parts ? outOfSight : { className: `${fieldStyles.input} ${styles.area}` })}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        onInput={changed}
        onKeyDown={({ key }) => key.length === 1 && rich.current?.focus()}
      />
      {parts && (
        <parts.RichEditor
          key={version}
          {...{ handle: rich, onPicture, label, describedBy, isInvalid: Boolean(error) }}
          text={area.current?.value ?? ''}
          onChange={write}
        />
      )}
    </div>
  )
}

const outOfSight = { className: styles.outOfSight, 'aria-hidden': true, tabIndex: -1 } as const

/** `version` increases when anything other than the rich editor changes the text. */
const useText = (area: { current: HTMLTextAreaElement | null }, text = '') => {
  const [length, setLength] = useState(text.length)
  const [version, setVersion] = useState(0)
  const isOurs = useRef(false)
  const changed = () => {
    const now = area.current?.value ?? ''
    setLength(now.length)
    if (!isOurs.current) setVersion((before) => before + 1)
  }
  const write = (now: string) => {
    if (!area.current) return
    area.current.value = now
    isOurs.current = true
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
    isOurs.current = false
  }
  return { length, version, changed, write }
}

type SwitchProps = { isRich: boolean; isLoading: boolean; onRich: () => void; onPlain: () => void }

const EditorSwitch = ({ isRich, isLoading, onRich, onPlain }: SwitchProps) => (
  <Button type="button" variant="outline" isBusy={isLoading} onClick={isRich ? onPlain : onRich}>
    {isRich ? 'Plain text' : 'Use the rich editor'}
  </Button>
)

/** A pasted text that is too long is not cut off, so that the author can shorten it. */
export const characterCount = (length: number, max: number) => {
  const over = length > max ? `: ${thousands(length - max)} too many` : ''
  return `${thousands(length)} of ${thousands(max)} characters${over}`
}

type Parts = typeof import('./rich/rich-editor.tsx')

/**
 * Loads the rich editor, and stores on this device whether the user prefers plain text. `problem` says why the rich
 * editor is not shown although the user requested it.
 */
const useRichEditor = (field: { current: HTMLTextAreaElement | null }) => {
  const [parts, setParts] = useState<Parts>()
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState('')

  const show = (loaded: Parts) => {
    // At once: until the text area is replaced, a user could move into it.
    if (loaded.canShow(field.current?.value ?? '')) flushSync(() => setParts(loaded))
    else setProblem('The rich editor cannot show everything in this text, so the plain editor is used.')
  }
  const ask = async () => {
    saveEditorKind('rich')
    setProblem('')
    setLoading(true)
    await load().then(show, () => setProblem('The rich editor could not be loaded. Plain text works without it.'))
    setLoading(false)
  }
  const leave = () => {
    saveEditorKind('plain')
    setProblem('')
    setParts(undefined)
  }
  useComingByItself(field, show)
  return { parts, isLoading, problem, ask, leave }
}

const load = () => import('./rich/rich-editor.tsx')

/** Waits until the page is idle. A user who is typing in the plain text area, or has just tapped it, stays there. */
const useComingByItself = (field: { current: HTMLTextAreaElement | null }, show: (parts: Parts) => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is mounted.
  useEffect(() => {
    const textarea = field.current
    if (!textarea || !loadsRichEditor()) return
    let isWanted = true
    const stay = () => {
      isWanted = false
    }
    for (const event of ['pointerdown', 'focus']) textarea.addEventListener(event, stay)
    const stop = whenIdle(async () => {
      const parts = await load().catch(() => undefined)
      if (parts && isWanted) show(parts)
    })
    return () => {
      stay()
      stop()
      for (const event of ['pointerdown', 'focus']) textarea.removeEventListener(event, stay)
    }
  }, [])
}

/** Which editor the user chose last on this device. */
type EditorKind = 'rich' | 'plain'

const key = 'writing'

const savedEditorKind = () => localStorage.getItem(key) as EditorKind | null

const saveEditorKind = (way: EditorKind) => {
  try {
    localStorage.setItem(key, way)
  } catch {
    // The storage is full or blocked: the browser forgets the choice.
  }
}

type Link = { saveData?: boolean; effectiveType?: string }

/** The rich editor loads automatically, unless the user saves data or chose plain text. */
const loadsRichEditor = () => {
  const { connection }: Navigator & { connection?: Link } = navigator
  const isDear = connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
  return savedEditorKind() !== 'plain' && !isDear
}
