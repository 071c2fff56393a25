/** An event on one page of A4, to put up where people pass. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { eventPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording as words } from '#shared/wording/events.ts'
import { httpStatusOf } from '../articles/load-result.ts'
import NotFound from '../not-found/not-found.tsx'
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

/** The text comes last: of a very long one, the page shows what fits. */
const OnPaper = ({ event }: { event: Event }) => (
  <Sheet title={words.titled(event)} path={eventPath(event.slug)} note={<p>{words.sheetNote}</p>}>
    <section className={styles.box}>
      {event.state === 'cancelled' && <p className={styles.lead}>{words.cancelled}</p>}
      {event.state !== 'cancelled' && event.previousStartsAt && <p>{words.moved(event.previousStartsAt)}</p>}
      <p className={styles.lead}>{words.when(event)}</p>
      <p className={styles.lead}>{words.where(event)}</p>
      {event.state !== 'cancelled' && <p>{event.takesSignups ? words.signUpLead : words.walkIn}</p>}
    </section>
    <ul>
      {eventFacts(event).map(([name, text]) => (
        <li key={name}>
          <strong>{`${name}: `}</strong>
          {text}
        </li>
      ))}
    </ul>
    {event.textHtml && (
      <section
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown that the server rendered, which lets no HTML through.
        dangerouslySetInnerHTML={{ __html: event.textHtml }}
      />
    )}
  </Sheet>
)
