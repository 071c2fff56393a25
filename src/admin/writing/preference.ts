/** How somebody likes to write on this device, and whether this link should carry an editor that was not asked for. */
export type EditorKind = 'rich' | 'plain'

const key = 'writing'

const savedEditorKind = () => localStorage.getItem(key) as EditorKind | null

export const saveEditorKind = (way: EditorKind) => {
  try {
    localStorage.setItem(key, way)
  } catch {
    // Storage is full or forbidden: then it is asked again next time.
  }
}

type Link = { saveData?: boolean; effectiveType?: string }

/** The rich editor comes by itself, unless data is dear or somebody likes plain text better. */
export const loadsRichEditor = () => {
  const { connection } = navigator as { connection?: Link }
  const isDear = connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
  return savedEditorKind() !== 'plain' && !isDear
}
