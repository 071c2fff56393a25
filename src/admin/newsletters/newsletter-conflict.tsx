/** The dialog after an edit conflict: another user has saved the same newsletter. */

import { type RefObject, useState } from 'react'
import { useActionData } from 'react-router'
import { languages } from '#shared/languages.ts'
import { type ConflictChoice, ConflictDialog } from '../writing/conflict-dialog.tsx'
import type { ComparableTexts } from '../writing/text-differences.tsx'
import { currentIn } from './calls.ts'
import type { NewsletterActionResult } from './intents.ts'
import { type NewsletterTexts, textsOf } from './newsletter-texts.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** The version that the next save changes. */
  onVersion: (version: number) => void
  onTheirs: () => void
}

/** If another editor has saved meanwhile: shows both versions before one is overwritten. */
export const NewsletterConflict = ({ form, onVersion, onTheirs }: Props) => {
  const failure = useActionData<NewsletterActionResult>()?.failure
  const [decided, setDecided] = useState<typeof failure>()
  const theirs = failure && currentIn(failure)
  if (!theirs || !form.current || decided === failure) return null
  const mine = textsOf(new FormData(form.current))
  const choose = (way: ConflictChoice) => {
    if (way === 'theirs') return onTheirs()
    onVersion(theirs.version)
    if (way === 'mine') requestAnimationFrame(() => form.current?.requestSubmit())
  }
  return (
    <ConflictDialog
      what="newsletter"
      theirs={writtenIn(theirs)}
      mine={writtenIn(mine)}
      onChoose={choose}
      onClose={() => setDecided(failure)}
    />
  )
}

const writtenIn = ({ subject, preview, content, language, readers, group }: NewsletterTexts): ComparableTexts => ({
  title: subject,
  content,
  fields: {
    'Preview text': preview,
    Language: languages[language],
    Readers: group
      ? `Group ${group}`
      : readers
        ? `Subscribers who read ${languages[readers]}`
        : 'All confirmed subscribers',
  },
})
