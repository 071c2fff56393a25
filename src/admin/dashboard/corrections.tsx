/** Corrected facts for starter articles that somebody has changed: what would change, and a button that accepts it. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { feedOf } from '#shared/feeds.ts'
import type { StarterCorrection } from '#shared/shapes/dashboard.ts'
import { revise } from '../articles/calls.ts'
import { Folded } from '../folded.tsx'
import { IntentButton } from '../intent-form.tsx'
import { type IntentInput, withToast } from '../intents.ts'
import { Section } from '../page-heading.tsx'
import type { ComparedTexts } from './correction-differences.tsx'

// Loaded when somebody opens a comparison, because it needs the code of the forms for writing.
const CorrectionDifferences = lazy(async () => ({
  default: (await import('./correction-differences.tsx')).CorrectionDifferences,
}))

/** Refused if somebody has saved the article since the page was opened. */
export const acceptCorrection = withToast(
  ({ request, id, form }: IntentInput) => revise(request, feedOf(form.get('kind') as never), id, form),
  'The article has the corrected facts. Its earlier text is among its earlier versions.',
)

export const Corrections = ({ corrections }: { corrections: StarterCorrection[] }) =>
  corrections.length > 0 && (
    <Section title="Corrected facts for articles that you changed">
      <p>
        These articles came with the site, and you have changed them. Their facts have been corrected since. Your texts
        were not changed. Accept the change, or correct the article yourself and save it. It then leaves this list.
      </p>
      <ul className="plain-list stack-3">
        {corrections.map((correction) => (
          <Correction key={correction._id} {...correction} />
        ))}
      </ul>
    </Section>
  )

const Correction = ({ kind, _id, version, own, offer, corrected }: StarterCorrection) => (
  <li>
    <Link to={`${feedOf(kind).editPath}/${_id}`}>{own.title}</Link>
    {offer ? (
      <>
        <Comparison name="What would change in your text" before={own} after={offer} />
        <IntentButton
          intent="acceptCorrection"
          fields={{
            ...{ id: _id, kind, version: String(version), keepDate: 'true' },
            ...{ title: offer.title, content: offer.content, sources: JSON.stringify(offer.sources) },
          }}
        >
          Accept the change
        </IntentButton>
      </>
    ) : (
      <Comparison name="Your text beside the corrected one" before={own} after={corrected} />
    )}
  </li>
)

/** The server renders both texts, so not before somebody opens the comparison. */
const Comparison = ({ name, ...texts }: { name: string } & ComparedTexts) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded name={name} onOpen={() => setOpen(true)}>
      <Suspense>{isOpen && <CorrectionDifferences {...texts} />}</Suspense>
    </Folded>
  )
}
