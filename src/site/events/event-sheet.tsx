/** An event on one page of A4, as a poster. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { eventPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording as words } from '#shared/wording/events.ts'
import { httpStatusOf } from '../articles/load-result.ts'
import NotFound from '../not-found/not-found.tsx'
import {
  fitting,
  lettersInTitleLine,
  linesIn,
  linesOfTitleLine,
  linesOnSheet,
  textsIn,
} from '../print/article-summary.ts'
import styles from '../print/sheet.module.css'
import { Sheet } from '../print/sheet.tsx'
import type { Route } from './+types/event-sheet'
import { eventFacts } from './event-facts.ts'
import { loadEvent } from './load-events.ts'

export { neverHydrate as handle } from '#page/scripts.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const result = await loadEvent(context.get(apiContext), params.slug)
  return data({ event: result.is === 'found' ? result.event : undefined }, httpStatusOf(result))
}

export default function EventSheet({ loaderData: { event } }: Route.ComponentProps) {
  return event ? <OnPaper event={event} /> : <NotFound />
}

const OnPaper = ({ event }: { event: Event }) => {
  const { title, where, facts, html, texts, isShort } = fitted(event)
  return (
    <Sheet title={title} path={eventPath(event.slug)} note={<p>{words.sheetNote}</p>} isLarge={isShort}>
      <section className={styles.box}>
        {event.state === 'cancelled' && <p className={styles.lead}>{words.cancelled}</p>}
        {event.state !== 'cancelled' && event.previousStartsAt && <p>{words.moved(event.previousStartsAt)}</p>}
        <p className={styles.lead}>{words.when(event)}</p>
        <p className={styles.lead}>{where}</p>
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
      {html ? (
        <section
          className={styles.text}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown that the server rendered, which lets no HTML through.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <section>
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <p key={index}>{text}</p>
          ))}
        </section>
      )}
    </Sheet>
  )
}

const shortened = (text: string, lines: number) => fitting([text], lines).join('')

const lettersInLeadLine = 70
const linesOfLeadLine = 1.5
/** The border of the box, its further lines, and the distances between the parts. */
const linesAround = 5
/** A sheet with at most this many lines is printed in larger letters, for a wall. */
const fewLines = 20

/**
 * The part of the event that fits on the page. A text that is too long becomes plain paragraphs and is cut after a
 * sentence, with a mark; the code leads to the rest.
 */
const fitted = (event: Event) => {
  const title = shortened(words.titled(event), 2)
  const where = shortened(words.where(event), 3)
  const facts = eventFacts(event).map(([name, text]) => [name, shortened(text, 3)] as const)
  const used =
    linesIn(title, lettersInTitleLine) * linesOfTitleLine +
    linesIn(where, lettersInLeadLine) * linesOfLeadLine +
    facts.reduce((sum, [name, text]) => sum + linesIn(`${name}: ${text}`), linesAround)
  const { textHtml = '' } = event
  const texts = textsIn(textHtml)
  const wanted = linesOfHtml(textHtml, texts)
  const room = linesOnSheet - used
  if (wanted <= room) return { title, where, facts, html: textHtml, texts: [], isShort: used + wanted <= fewLines }
  return { title, where, facts, html: '', texts: fitting(texts, Math.floor(room)), isShort: false }
}

/** A picture is not printed, because its height is unknown. */
const linesOfHtml = (html: string, texts: string[]) => {
  if (/<(img|table|pre)\b/.test(html)) return Number.POSITIVE_INFINITY
  const headings = html.match(/<h\d/g)?.length ?? 0
  return headings * 2 + texts.reduce((sum, text) => sum + linesIn(text) + 0.5, 0)
}
