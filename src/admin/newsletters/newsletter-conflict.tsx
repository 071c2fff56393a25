import { type RefObject, useState } from 'react'
import { useActionData } from 'react-router'
import { languages } from '#shared/languages.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { type ConflictChoice, ConflictDialog } from '../writing/conflict-dialog.tsx'
import type { ComparableTexts } from '../writing/text-differences.tsx'
import type { Outcome } from './intents.ts'
import { type NewsletterTexts, textsOf } from './newsletter-texts.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** The next save is a change of that one. */
  onVersion: (version: number) => void
  onTheirs: () => void
}

/** Somebody else has saved the newsletter meanwhile: both are shown before one of them is kept. */
export const NewsletterConflict = ({ form, onVersion, onTheirs }: Props) => {
  const failure = useActionData<Outcome>()?.failure
  const [decided, setDecided] = useState<typeof failure>()
  const { newsletter: theirs } = (failure?.current ?? {}) as { newsletter?: Newsletter }
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
      theirs={{ ...writtenIn(theirs), updatedAt: theirs.updatedAt }}
      mine={writtenIn(mine)}
      onChoose={choose}
      onClose={() => setDecided(failure)}
    />
  )
}

const writtenIn = ({ subject, preview, content, language, readers }: NewsletterTexts): ComparableTexts => ({
  title: subject,
  content,
  fields: {
    'Preview line': preview,
    'Written in': languages[language],
    'Who gets it': readers ? `Readers of ${languages[readers]}` : 'Everybody who confirmed',
  },
})
