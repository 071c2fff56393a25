import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** Something about the editor, looked at anew after whatever happens in it. It must come out equal while nothing changes. */
export const useWatched = <T extends string | number | boolean>(editor: Editor, look: (editor: Editor) => T) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener)
      return () => void editor.off('transaction', listener)
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => look(editor))
}
