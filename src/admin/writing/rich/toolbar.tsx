/**
 * The toolbar of the rich text editor, with its link and picture buttons. `actions.ts` lists the formatting buttons.
 */
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { country } from '#shared/country/country.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { type Action, actions, steps, tableAction, tableActions } from './actions.ts'
import { ToolbarIcon } from './icons.tsx'
import { LayerButton, onEnter } from './layer-button.tsx'
import { normalizeUrl } from './normalize-url.ts'
import { PictureFields } from './picture-fields.tsx'
import { type OnPicture, putChosenPicture } from './pictures.ts'
import styles from './rich-editor.module.css'
import type { TableCommand } from './table-editing.ts'
import { changeTable } from './tables.ts'
import { FileButton, VideoButton } from './video-button.tsx'

/** `lost`: what a paste could not keep. */
type Props = { editor: Editor; onPicture: OnPicture | undefined; lost: string }

export const Toolbar = ({ editor, onPicture, lost }: Props) => {
  const isInTable = useEditorValue(editor, (now) => now.isActive('table'))
  const { change, problem } = useTables(editor)
  const picture = useEditorValue(editor, (now) => now.isActive('image') && now.state.selection.from)
  return (
    <div className={styles.toolbar}>
      <div role="toolbar" aria-label="Formatting" className={styles.buttons} onKeyDown={moveAlong}>
        {actions.map((action, index) => (
          <ActionButton key={action.name} editor={editor} action={action} isFirst={index === 0} />
        ))}
        <ActionButton editor={editor} action={{ ...tableAction, run: () => change('insertTable') }} />
        <LinkButton editor={editor} />
        {onPicture && <PictureButton editor={editor} onPicture={onPicture} />}
        <VideoButton editor={editor} />
        <FileButton editor={editor} />
        {steps.map((action) => (
          <ActionButton key={action.name} editor={editor} action={action} />
        ))}
      </div>
      {isInTable && <TableButtons onPress={change} />}
      {picture !== false && <PictureFields key={picture} editor={editor} />}
      <p role="status" className={styles.lost}>
        {[problem, lost].join(' ').trim()}
      </p>
    </div>
  )
}

/** One tab stop; the arrow keys move between the buttons. */
const moveAlong = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLButtonElement)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons.at((buttons.indexOf(event.target) + step) % buttons.length)
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
  event.preventDefault()
}

const ActionButton = ({ editor, action, isFirst }: { editor: Editor; action: Action; isFirst?: boolean }) => {
  const { sign, name, keys, run, isOn, isPossible } = action
  const isPressed = useEditorValue(editor, (now) => isOn?.(now) ?? false)
  const isDead = useEditorValue(editor, (now) => isPossible?.(now) === false)
  const [tabIndex] = useState(isFirst ? 0 : -1)
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={tabIndex}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={isOn && isPressed}
      aria-disabled={isDead || undefined}
      onClick={() => isDead || run(editor)}
    >
      <ToolbarIcon name={sign} />
      <span className="visually-hidden">{name}</span>
    </button>
  )
}

// A browser does not load the same code again until the page is opened again.
const tablesFailed = 'The code for tables could not be loaded. Save your text, and open this page again.'

const useTables = (editor: Editor) => {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const change = async (command: TableCommand) => {
    if (isBusy) return
    setBusy(true)
    const isDone = await changeTable(editor, command).then(
      () => true,
      () => false,
    )
    setProblem(isDone ? '' : tablesFailed)
    setBusy(false)
  }
  return { change, problem }
}

const TableButtons = ({ onPress }: { onPress: (command: TableCommand) => void }) => (
  <fieldset aria-label="Table" className={styles.buttons}>
    {tableActions.map(([name, command]) => (
      <button key={name} type="button" className={styles.words} onClick={() => onPress(command)}>
        {name}
      </button>
    ))}
  </fieldset>
)

const PictureButton = ({ editor, onPicture }: { editor: Editor; onPicture: OnPicture }) => (
  <button
    type="button"
    className={styles.button}
    tabIndex={-1}
    title="Picture"
    onClick={() => void putChosenPicture(editor, onPicture)}
  >
    <ToolbarIcon name="picture" />
    <span className="visually-hidden">Picture</span>
  </button>
)

const LinkButton = ({ editor }: { editor: Editor }) => {
  const isOn = useEditorValue(editor, (now) => now.isActive('link'))
  return (
    <LayerButton sign="link" name="Link" isOn={isOn}>
      {(close) => <LinkForm editor={editor} url={editor.getAttributes('link').href ?? ''} isOn={isOn} onDone={close} />}
    </LayerButton>
  )
}

type LinkFormProps = { editor: Editor; url: string; isOn: boolean; onDone: () => void }

const LinkForm = ({ editor, url, isOn, onDone }: LinkFormProps) => {
  const field = useRef<HTMLInputElement>(null)
  const { isRefused, set } = useLink(editor, onDone)
  const submit = () => {
    if (!set(field.current?.value.trim() ?? '')) field.current?.focus()
  }
  return (
    <>
      <Field
        ref={field}
        label="Web address"
        hint="Or an email address, a phone number, or a page of this site."
        defaultValue={url}
        autoFocus
        error={
          isRefused
            ? `This is not a web address. Enter one like example.org/about, an email address, a phone number like ${country.phone.example}, or a page of this site like /events.`
            : undefined
        }
        onKeyDown={onEnter(submit)}
      />
      <div className={styles.decide}>
        <Button type="button" onClick={submit}>
          Add link
        </Button>
        {isOn && (
          <Button type="button" variant="outline" onClick={() => set('', true)}>
            Remove link
          </Button>
        )}
      </div>
    </>
  )
}

const useLink = (editor: Editor, onDone: () => void) => {
  const [isRefused, setRefused] = useState(false)
  /** Returns false for an invalid URL. An empty URL changes nothing, unless `isRemoved` removes the link. */
  const set = (typed: string, isRemoved = false) => {
    const url = normalizeUrl(typed)
    const isInvalid = typed !== '' && !url
    setRefused(isInvalid)
    if (isInvalid) return false
    if (typed && url) setLink(editor, url, /^(?:tel|mailto):/.test(url) ? typed.replace(/^(?:tel|mailto):/, '') : url)
    if (isRemoved) changeLink(editor).unsetMark('link').run()
    onDone()
    return true
  }
  return { isRefused, set }
}

/** Without a selection, the address becomes the text of the link. */
const setLink = (editor: Editor, href: string, text: string) => {
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  const content = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
  if (isBare) editor.chain().focus().insertContent(content).run()
  else changeLink(editor).setMark('link', { href }).run()
}

/** `link.ts` makes no link of what a person has just changed here. */
const changeLink = (editor: Editor) => editor.chain().focus().extendMarkRange('link').setMeta('preventAutolink', true)

/**
 * A value of the editor, read again after each transaction. `look` must return the same value while nothing changes.
 */
const useEditorValue = <T extends string | number | boolean>(editor: Editor, look: (editor: Editor) => T) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener)
      return () => void editor.off('transaction', listener)
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => look(editor))
}
