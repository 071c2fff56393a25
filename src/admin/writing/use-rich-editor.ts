import { useEffect, useState } from 'react'
import { loadsRichEditor, saveEditorKind } from './preference.ts'

type Parts = typeof import('./rich/rich-editor.tsx')

/** `mode` is what is shown now; `trouble` says why it is not the rich editor, although somebody asked for it. */
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

/** After all else is there. Whoever has begun in the plain box is not moved from it. */
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
