/** The page of one event: when and where it is, what to bring, the way there, the calendar file, and sharing. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { usePublicUrl } from '#page/page-url.ts'
import { telUrl } from '#shared/country/phone.ts'
import { eventCalendarPath, eventPath, eventSheetPath, eventSignupPath, eventsPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventShareImagePath } from '#shared/share-image.ts'
import { eventsWording as words } from '#shared/wording/events.ts'
import { printLinkText } from '#shared/wording/print.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { MissingRecord } from '../articles/missing-record.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { Prose } from '../prose.tsx'
import { WhatsAppLink } from '../sharing/whatsapp-link.tsx'
import { eventThing } from '../structured-data/event.ts'
import { Facts } from '../text-page/text-page.tsx'
import type { Route } from './+types/event'
import { eventFacts } from './event-facts.ts'
import styles from './events.module.css'
import { googleCalendarLink } from './google-calendar.ts'
import { loadEvent } from './load-events.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const result = await loadEvent(context.get(apiContext), params.slug)
  const isOver = result.is === 'found' && result.event.endsAt <= new Date().toISOString()
  return data({ result, isOver }, httpStatusOf(result))
}

export default function EventRoute({ loaderData: { result, isOver } }: Route.ComponentProps) {
  return result.is === 'found' ? (
    <EventPage event={result.event} isOver={isOver} />
  ) : (
    <MissingRecord is={result.is} words={words} to={eventsPath} link={words.next} />
  )
}

type Props = { event: Event; isOver: boolean }

const EventPage = ({ event, isOver }: Props) => {
  const title = words.titled(event)
  const isComing = !isOver && event.state !== 'cancelled'
  return (
    <>
      <PageHead
        title={words.named({ ...event, title })}
        description={words.summary(event)}
        path={eventPath(event.slug)}
        parent={{ name: words.title, path: eventsPath }}
        preview={eventShareImagePath(event._id, words.pictured(event))}
        things={(site) => [eventThing(event, site)]}
      />
      <PageTop
        title={title}
        lead={
          <>
            <time dateTime={event.startsAt}>{words.when(event)}</time>
            <br />
            <span translate="no">{words.where(event)}</span>
          </>
        }
        isArtOnlyWide
      >
        <Notices event={event} isOver={isOver} />
        {isComing && <HowToCome event={event} />}
        {!isOver && <WhatsAppLink title={words.shared(event)} path={eventPath(event.slug)} variant="outline" />}
      </PageTop>
      <div className={`container page ${styles.page}`}>
        <Facts facts={eventFacts(event).map(([name, words]) => [name, <WithPhones key={name} text={words} />])} />
        {event.textHtml && <Prose html={event.textHtml} />}
        {!isOver && <Tools event={event} />}
      </div>
    </>
  )
}

/** At the top, because a phone shows little else. */
const Notices = ({ event, isOver }: Props) => {
  const { state, previousStartsAt } = event
  const isCancelled = state === 'cancelled'
  return (
    <>
      {isCancelled && <Alert kind="failure">{words.cancelled}</Alert>}
      {!isCancelled && !isOver && previousStartsAt && <Alert kind="failure">{words.moved(previousStartsAt)}</Alert>}
      {!isCancelled && words.runs(event, new Date().toISOString()) && (
        <p>
          <strong>{words.isOn}</strong>
        </p>
      )}
      {isOver && !isCancelled && <p>{words.over}</p>}
      {(isOver || isCancelled) && (
        <p>
          <ButtonLink to={eventsPath}>{words.next}</ButtonLink>
        </p>
      )}
    </>
  )
}

const phone = /(\+?\d[\d ()-]{7,}\d)/

/** A phone number in the text becomes a link that calls it. */
const WithPhones = ({ text: words }: { text: string }) =>
  words.split(phone).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={telUrl(part)} translate="no">
        {part}
      </a>
    ) : (
      part
    ),
  )

const HowToCome = ({ event: { takesSignups, slug } }: { event: Event }) =>
  takesSignups ? (
    <div className="no-print stack-3">
      <p>{words.signUpLead}</p>
      <p>
        <ButtonLink to={eventSignupPath(slug)}>{words.signUp}</ButtonLink>
      </p>
    </div>
  ) : (
    <p>{words.walkIn}</p>
  )

/** Plain links: nothing is requested from another site before a tap. */
const Tools = ({ event }: { event: Event }) => {
  const address = usePublicUrl() + eventPath(event.slug)
  return (
    <section className="no-print">
      <h2>{words.tools}</h2>
      <p className="actions">
        <a className={buttonClass('outline')} href={eventCalendarPath(event.slug)}>
          {words.calendar}
        </a>
        {event.state !== 'cancelled' && (
          <a className={buttonClass('outline')} href={googleCalendarLink(event, address)} rel="noopener noreferrer">
            {words.google}
          </a>
        )}
        <a className={buttonClass('outline')} href={eventSheetPath(event.slug)}>
          {printLinkText}
        </a>
      </p>
    </section>
  )
}
