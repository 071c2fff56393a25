/** A script of a few hundred bytes inside the page, for tasks that neither HTML nor styles can do. */
import { useIsLight } from './data-saver.ts'

/** A function of any kind: only its text is used. */
type Given = number | ((...given: never[]) => unknown)

type Props<All extends Given[]> = { run: (...given: All) => void; given?: All }

/**
 * Runs `run` in the browser at the position of this element. The page contains the text of `run` and of the functions
 * given to it, so none of them may use anything from outside itself. A light page has no scripts.
 */
export const InlineScript = <All extends Given[]>({ run, given }: Props<All>) =>
  useIsLight() ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own functions; the content security policy contains its hash.
    <script dangerouslySetInnerHTML={{ __html: `(${run})(${given ?? ''})` }} />
  )
