/** Loads the rich editor, and remembers on this device whether the user prefers plain text. */
import { useEffect, useState } from 'react'

type Parts = typeof import('./rich/rich-editor.tsx')

/** `trouble` says why the rich editor is not shown although the user asked for it. */
export const useRichEditor = (field: { current: HTMLTextAreaElement | null }) => {
  const [parts, setParts] = useState<Parts>()
  const [isLoading, setLoading] = useState(false)
  const [trouble, setTrouble] = useState('')

  const show = (loaded: Parts) => {
    if (loaded.canShow(field.current?.value ?? '')) setParts(loaded)
    else setTrouble('The rich editor cannot show everything in this text, so it stays plain.')
  }
  const ask = async () => {
    saveEditorKind('rich')
    setTrouble('')
    setLoading(true)
    await load().then(show, () => setTrouble('The rich editor could not be loaded. Plain text works without it.'))
    setLoading(false)
  }
  const leave = () => {
    saveEditorKind('plain')
    setTrouble('')
    setParts(undefined)
  }
  useComingByItself(field, show)
  return { parts, isLoading, trouble, ask, leave }
}

const load = () => import('./rich/rich-editor.tsx')

/** When the page is idle. A user who has begun in the plain text area stays there. */
const useComingByItself = (field: { current: HTMLTextAreaElement | null }, show: (parts: Parts) => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there.
  useEffect(() => {
    const textarea = field.current
    if (!textarea || !loadsRichEditor()) return
    let isWanted = true
    const stay = () => {
      isWanted = false
    }
    textarea.addEventListener('focus', stay)
    const stop = whenQuiet(async () => {
      const parts = await load().catch(() => undefined)
      if (parts && isWanted) show(parts)
    })
    return () => {
      stay()
      stop()
      textarea.removeEventListener('focus', stay)
    }
  }, [])
}

const whenQuiet = (start: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(start, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}

/** Which editor the user chose last on this device. */
type EditorKind = 'rich' | 'plain'

const key = 'writing'

const savedEditorKind = () => localStorage.getItem(key) as EditorKind | null

const saveEditorKind = (way: EditorKind) => {
  try {
    localStorage.setItem(key, way)
  } catch {
    // Storage is full or forbidden: then it is asked again next time.
  }
}

type Link = { saveData?: boolean; effectiveType?: string }

/** The rich editor is loaded unasked, unless the user saves data or chose plain text. */
const loadsRichEditor = () => {
  const { connection } = navigator as { connection?: Link }
  const isDear = connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
  return savedEditorKind() !== 'plain' && !isDear
}
