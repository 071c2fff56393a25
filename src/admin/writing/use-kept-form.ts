/**
 * Keeps what a person types into a form until the site has saved it: on this device while the person types
 * (`kept-text.ts`), and back in the form after a reload, a crash or a new sign-in. Every `IntentForm` uses it.
 *
 * `version` is the version of the record that the person changes. The form sends the version with which the person
 * began, whatever the page has loaded since, so that the server notices if two people have changed the same record.
 */

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { keysOf } from '#shared/keys.ts'
import { openAround } from '../refused-fields.tsx'
import { isSignedIn } from '../session.ts'
import { type FormValues, fillIn, keptFields, sameValues, textsIn, valuesIn } from './form-values.ts'
import { forgetText, keepText, keptText, pageNow, registerForm, textOwner } from './kept-text.ts'
import type { ComparableTexts } from './text-differences.tsx'

/** `began`: the values with which the person began, of the version that the person changes. */
type Kept = { values: FormValues; began: FormValues; version?: string | undefined }

type Options = {
  /** Unique among the forms of the page. */
  name: string
  version?: string | undefined
  /** The form adds something new, so it is empty again once it was sent. */
  isCleared?: boolean | undefined
  /** Saves the text on the site before the person leaves. */
  sync?: (() => Promise<boolean>) | undefined
}

export const useKeptForm = ({ name, version, isCleared, sync }: Options) => {
  const form = useRef<HTMLFormElement>(null)
  const key = `${useLocation().pathname} ${name}`
  const [shown, setShown] = useState<Shown>({ version, round: 0, isRestored: false, isFull: false })
  const change = (part: Partial<Shown>) =>
    setShown((before) => (keysOf(part).every((name) => before[name] === part[name]) ? before : { ...before, ...part }))
  const current = useRef<ReturnType<typeof createKeptForm>>(undefined)
  const sent = useSentTexts()
  const options = useRef({ version, isCleared, sync })
  options.current = { version, isCleared, sync }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form on the screen.
  useEffect(() => {
    // Before signing in there is nobody for whom the text could be kept.
    if (!form.current || !isSignedIn() || keptFields(form.current).length === 0) return
    current.current = createKeptForm(form.current, key, options, change)
    return current.current.start(shown.round > 0)
  }, [key, shown.round])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (version === shown.version || version === undefined) return
    if (!current.current?.hasSaved(version)) change({ version, round: shown.round + 1 })
  }, [version])
  return {
    ...shown,
    form: form as RefObject<HTMLFormElement | null>,
    key,
    /** Before the form is sent. */
    submitted: () => void [sent.read(form.current), current.current?.submitted()],
    sentTexts: sent.texts,
    discard: () => current.current?.discard(),
    /** Returns whether this device keeps the text; undefined if the site has it. */
    keep: () => current.current?.keep(),
    /** The text is saved elsewhere, and the page closes. */
    forget: () => current.current?.close(),
    /** After a conflict: the next save replaces this version. */
    replaces: (version: string) => change({ version }),
    /** After a conflict: shows what the other person has saved. */
    take: (values: FormValues, version: string) => current.current?.take(values, version),
  }
}

/** The texts that were sent last. The page may load the record again before the answer, which replaces the form. */
const useSentTexts = () => {
  const last = useRef<ComparableTexts>(undefined)
  const read = (form: HTMLFormElement | null) => {
    if (form) last.current = textsIn(form)
  }
  return { read, texts: () => last.current }
}

type Shown = { version: string | undefined; round: number; isRestored: boolean; isFull: boolean }

type State = {
  /** What the site has, in the fields as they are now. */
  saved: FormValues
  began: Omit<Kept, 'values'>
  sent: FormValues
  isFull: boolean
}

const stateOf = (saved: FormValues, version: string | undefined): State => ({
  saved,
  began: { began: saved, version },
  sent: saved,
  isFull: false,
})

type Latest = { readonly current: Omit<Options, 'name'> }
type OnChange = (part: Partial<Shown>) => void

/** Without React: one instance for each form on the screen. */
const createKeptForm = (element: HTMLFormElement, key: string, options: Latest, onChange: OnChange) => {
  const owner = textOwner()
  const state = stateOf(valuesIn(element), options.current.version)
  const { keep, forget, rebase } = createKeeping(element, { key, owner, state, onChange })
  const rebaseTo = (values: FormValues, version = options.current.version) => rebase(values, version)

  /** Nothing of it is kept. */
  const close = () => rebaseTo(valuesIn(element))
  const onSaved = (form: string, version: string | undefined) => {
    if (form !== key) return
    const isSame = sameValues(valuesIn(element), state.sent)
    rebaseTo(state.sent, version)
    if (isSame && options.current.isCleared) element.reset()
  }
  const start = (isAgain: boolean) => {
    const kept = keptText<Kept>(key, owner)
    if (kept && sameValues(kept.values, state.saved)) forget()
    else if (kept) restore(element, state, kept, (part) => onChange({ isRestored: !isAgain, ...part }))
    const stop = listen(element, keep, close)
    const leave = registerForm({ ...openForm(element, state, owner), sync: options.current.sync, onSaved })
    // The last letter, also if the form is replaced because the record has changed.
    return () => void [keep(), stop(), leave()]
  }
  const take = async (values: FormValues, version?: string) => {
    await fillIn(element, values)
    rebaseTo(values, version)
  }
  return {
    ...{ start, keep, close, take },
    submitted: () => {
      keep()
      state.sent = valuesIn(element)
    },
    /** Whether this form has saved the version that the page shows now. */
    hasSaved: (version: string) => state.began.version === version,
    discard: () => take(state.saved),
  }
}

const openForm = (element: HTMLFormElement, state: State, owner: string | undefined) => ({
  isUnsaved: () => isSignedIn() && element.isConnected && !sameValues(valuesIn(element), state.saved),
  isKept: () => !state.isFull && owner !== undefined,
})

type Keeping = { key: string; owner: string | undefined; state: State; onChange: OnChange }

const createKeeping = (element: HTMLFormElement, { key, owner, state, onChange }: Keeping) => {
  const page = pageNow()
  const forget = () => {
    forgetText(key, owner)
    onChange({ isRestored: false })
  }
  const keep = () => {
    const values = valuesIn(element)
    if (sameValues(values, state.saved)) {
      forget()
      return undefined
    }
    state.isFull = !keepText(key, { values, ...state.began } satisfies Kept, { owner, page })
    onChange({ isFull: state.isFull })
    return !state.isFull
  }
  /** The site has these values. */
  const rebase = (values: FormValues, version: string | undefined) => {
    state.saved = values
    state.began = { began: values, version }
    onChange({ version })
    keep()
  }
  return { keep, forget, rebase }
}

const restore = (element: HTMLFormElement, state: State, { values, ...began }: Kept, onChange: OnChange) => {
  // If others changed only what the form does not show, the person continues from the current version.
  if (!sameValues(began.began, state.saved)) {
    state.began = began
    onChange({ version: began.version })
  } else onChange({})
  openAround(element)
  void fillIn(element, values)
}

/** A dialog that a person closes is not a page that the person left: nothing of it is kept. */
const listen = (element: HTMLFormElement, keep: () => void, close: () => void) => {
  // After React has rendered what the person did.
  const later = (run: () => void) => () => void setTimeout(run)
  const ifHidden = () => document.visibilityState === 'hidden' && keep()
  const listeners: [EventTarget, string, () => void][] = [
    ...['input', 'change', 'click'].map((name): [EventTarget, string, () => void] => [element, name, later(keep)]),
    [element, 'reset', later(close)],
    [element.closest('dialog') ?? element, 'close', close],
    [document, 'visibilitychange', ifHidden],
    [window, 'pagehide', keep],
  ]
  for (const [target, name, run] of listeners) target.addEventListener(name, run)
  return () => {
    for (const [target, name, run] of listeners) target.removeEventListener(name, run)
  }
}
