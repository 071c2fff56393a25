/** An event on one page of A4, as a poster. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { eventPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording as words } from '#shared/wording/events.ts'
import { httpStatusOf, throwIfFailed } from '../articles/load-result.ts'
import { eventFacts } from '../events/event-facts.ts'
import { loadEvent } from '../events/load-events.ts'
import NotFound from '../not-found/not-found.tsx'
import type { Route } from './+types/event-sheet'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'
import {
  fitting,
  lettersInTitleLine,
  linesIn,
  linesOfAll,
  linesOfTitleLine,
  linesOnSheet,
  type SheetSection,
  sectionsOf,
} from './sheet-sections.ts'
import { SheetText } from './sheet-text.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const result = throwIfFailed(await loadEvent(context.get(apiContext), params.slug))
  return data({ event: result.is === 'found' ? result.event : undefined }, httpStatusOf(result))
}

export default function EventSheet({ loaderData: { event } }: Route.ComponentProps) {
  return event ? <OnPaper event={event} /> : <NotFound />
}

const OnPaper = ({ event }: { event: Event }) => {
  const { facts, sections, left, isShort } = fitted(event)
  return (
    <Sheet
      title={words.titled(event)}
      path={eventPath(event.slug)}
      left={left}
      note={<p>{words.sheetNote}</p>}
      isLarge={isShort}
    >
      <section className={styles.box}>
        {event.state === 'cancelled' && <p className={styles.lead}>{words.cancelled}</p>}
        {event.state !== 'cancelled' && event.previousStartsAt && <p>{words.moved(event.previousStartsAt)}</p>}
        <p className={styles.lead}>{words.when(event)}</p>
        <p className={styles.lead}>{words.where(event)}</p>
        {event.state !== 'cancelled' && <p>{event.takesSignups ? words.signUpLead : words.walkIn}</p>}
      </section>
      <ul>
        {facts.map(([name, text]) => (
          <li key={name}>
            <strong>{`${name}: `}</strong>
            {text}
          </li>
        ))}
      </ul>
      <SheetText sections={sections} />
    </Sheet>
  )
}

const lettersInLeadLine = 76
const linesOfLeadLine = 1.7
/** The border of the box, its further lines, and the distances between the parts. */
const linesAround = 6
/** A sheet with at most this many lines is printed in larger letters, for a wall. */
const fewLines = 18

/** The title, the time and the place are always whole; then come the facts and the sections that fit, each whole. */
const fitted = (event: Event) => {
  const top =
    linesIn(words.titled(event), lettersInTitleLine) * linesOfTitleLine +
    linesIn(words.where(event), lettersInLeadLine) * linesOfLeadLine +
    linesAround
  const allFacts = eventFacts(event)
  const factLines = (facts: typeof allFacts) => facts.reduce((sum, fact) => sum + linesIn(fact.join(': ')), top)
  const facts = fitting(allFacts, linesOnSheet, factLines)
  const all = sectionsOf(event.textHtml ?? '')
  const used = (sections: SheetSection[]) => factLines(facts) + linesOfAll(sections)
  const sections = fitting(all, linesOnSheet, used)
  const left = allFacts.length - facts.length + all.length - sections.length
  return { facts, sections, left, isShort: left === 0 && used(sections) <= fewLines }
}
