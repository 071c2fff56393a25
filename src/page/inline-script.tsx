/** A script of a few hundred bytes inside the page, for tasks that neither HTML nor styles can do. */
import { useEffect } from 'react'
import { useIsLight } from './data-saver.ts'

/** A function of any kind: on the server, only its text is used. */
type Given = number | ((...given: never[]) => unknown)

type Props<All extends Given[]> = { run: (...given: All) => void; given?: All }

/**
 * Runs `run` at the position of this element, without the application's scripts. The page contains the text of `run`
 * and of the functions given to it, so none of them may use anything from outside itself. After a navigation inside the
 * application, where an inserted script would not run, the functions themselves run: `run` must detect a second run.
 */
export const InlineScript = <All extends Given[]>({ run, given }: Props<All>) => {
  const isLight = useIsLight()
  // biome-ignore lint/correctness/useExhaustiveDependencies: constants; once for each time that the page is shown.
  useEffect(() => run(...(given ?? ([] as unknown as All))), [])
  if (isLight) return null
  const text = import.meta.env.SSR ? `(${run})(${given ?? ''})` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own functions; the content security policy contains its hash.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
