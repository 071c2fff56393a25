/**
 * The list of coming events, which works without scripts; past ones are in a disclosure and have pages of their own.
 */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { regions } from '#shared/country/regions.ts'
import { limits } from '#shared/limits.ts'
import { eventFeedPath, eventsPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording as words } from '#shared/wording/events.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import market from '../art/market.svg'
import { httpStatusOf } from '../articles/load-result.ts'
import { CareTabs } from '../care-tabs.tsx'
import NotFoundPage from '../not-found/not-found.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import type { Route } from './+types/events'
import { EventRows } from './event-row.tsx'
import styles from './events.module.css'
import { type EventChoice, eventChoiceIn, hrefOfChoice, loadEvents } from './load-events.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const choice = eventChoiceIn(request.url)
  const isComing = choice.when === 'coming'
  const [result, past] = await Promise.all([
    loadEvents(api, choice, isComing ? limits.comingEvents : limits.pastEvents),
    isComing ? loadEvents(api, { ...choice, when: 'past', page: 1 }, limits.pastEvents) : undefined,
  ])
  return data({ choice, result, past: past?.is === 'found' ? past.events : [] }, httpStatusOf(result))
}

export default function EventListPage({ loaderData: { choice, result, past } }: Route.ComponentProps) {
  if (result.is === 'missing') return <NotFoundPage />
  const title = words.page(titleOf(choice), choice.page)
  return (
    <>
      <PageHead title={title} description={words.description} path={hrefOfChoice(choice)} />
      <link rel="alternate" type="application/rss+xml" title={words.title} href={eventFeedPath} />
      <PageTop title={title} lead={words.lead} art={market} tabs={<CareTabs />} />
      <div className={`container page ${styles.page}`}>
        <RegionFilter choice={choice} />
        {result.is === 'found' ? <Found choice={choice} {...result} /> : <p role="alert">{words.failed}</p>}
        {past.length > 0 && <Past events={past} choice={choice} />}
        <p className="actions no-print">
          <a href={`${eventsPath}.ics`}>{words.subscribe}</a>
        </p>
      </div>
    </>
  )
}

const titleOf = ({ when, region }: EventChoice) => {
  const title = when === 'past' ? words.past : words.title
  return region ? words.titleIn(title, regions[region]) : title
}

/** A plain GET form, so that the filters are in the address and need no script. */
const RegionFilter = ({ choice: { when, region } }: { choice: EventChoice }) => (
  <search className="no-print">
    <form className={styles.filters} action={eventsPath}>
      <Select
        label={words.region}
        name="region"
        defaultValue={region && regions[region]}
        none={words.anyRegion}
        options={Object.values(regions)}
        translate="no"
      />
      {when === 'past' && <input type="hidden" name="when" value="past" />}
      <Button variant="outline">{words.show}</Button>
    </form>
  </search>
)

type FoundProps = { choice: EventChoice; events: Event[]; totalPages: number }

const Found = ({ choice, events, totalPages }: FoundProps) => {
  if (events.length === 0) return <None choice={choice} />
  return (
    <section>
      {choice.when === 'coming' && <h2>{words.coming}</h2>}
      <EventRows events={events} />
      <PageNumbers
        current={choice.page}
        total={totalPages}
        hrefOf={(page) => hrefOfChoice({ ...choice, page })}
        label={words.pages}
      />
      {choice.when === 'past' && <a href={eventsPath}>{words.next}</a>}
    </section>
  )
}

/** Says plainly that there are no events. */
const None = ({ choice: { when, region } }: { choice: EventChoice }) => (
  <p>
    {when === 'past' ? words.noPast : region ? words.emptyIn(regions[region]) : words.empty}{' '}
    {(region || when === 'past') && <a href={eventsPath}>{words.all}</a>}
  </p>
)

const Past = ({ events, choice }: { events: Event[]; choice: EventChoice }) => (
  <details className={styles.past}>
    <summary>{words.past}</summary>
    <EventRows events={events} />
    <p>
      <a href={hrefOfChoice({ ...choice, when: 'past', page: 1 })}>{words.allPast}</a>
    </p>
  </details>
)
