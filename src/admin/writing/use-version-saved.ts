import { useEffect, useRef } from 'react'
import type { useAutosave } from './autosave.ts'

type Autosave = Pick<ReturnType<typeof useAutosave>, 'isSynced' | 'clearStatus'>

/** The button has saved a new version, so the status of the earlier autosave is outdated. */
export const useVersionSaved = (version: number | undefined, { isSynced, clearStatus }: Autosave) => {
  const before = useRef(version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (before.current !== undefined && before.current !== version && isSynced()) clearStatus()
    before.current = version
  }, [version])
}
