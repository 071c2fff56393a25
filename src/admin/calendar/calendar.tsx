/**
 * The calendar, month by month: the coming events, and the articles and newsletters that will be published or sent.
 */

import { Link } from 'react-router'
import styles from '#admin/lists/entries.module.css'
import { country } from '#shared/country/country.ts'
import { feedOf } from '#shared/feeds.ts'
import { clockTime, monthName, shortDay, weekday } from '#shared/format.ts'
import type { ScheduledItem } from '#shared/shapes/calendar.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Tag } from '#ui/tag.tsx'
import { adminApi, bodyOf } from '../api.ts'
import { editEventPath, newEventPath } from '../events/calls.ts'
import { Seats } from '../events/seats.tsx'
import { Empty } from '../lists/list-page.tsx'
import { newsletterPath } from '../newsletters/calls.ts'
import { useCan } from '../own-account.ts'
import { LoadedPage, Section } from '../page-heading.tsx'
import type { Route } from './+types/calendar'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => bodyOf(() => adminApi(request).calendar.$get())

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Calendar" loaded={loaderData}>
      {(loaderData) => <Months items={loaderData.items} />}
    </LoadedPage>
  )
}

const Months = ({ items }: { items: ScheduledItem[] }) => {
  const mayPlan = useCan('events.write')
  if (items.length === 0)
    return (
      <Empty begin={mayPlan ? { to: newEventPath, text: 'Plan an event' } : undefined}>
        Nothing is planned in what your jobs include. Published events appear here, articles when “Who can read it?”
        says “Everyone, at a scheduled time”, and newsletters when “Send at” has a time.
      </Empty>
    )
  const months = Map.groupBy(items, ({ at }) => monthName(at))
  return (
    <div className="stack-5">
      <p>All times are {country.timeName}.</p>
      {[...months].map(([month, some]) => (
        <Section key={month} title={month}>
          <ol className={styles.entries}>
            {some.map((item) => (
              <Item key={item.kind + item._id} item={item} />
            ))}
          </ol>
        </Section>
      ))}
    </div>
  )
}

const Item = ({ item: { kind, _id, title, at, seats } }: { item: ScheduledItem }) => (
  <li>
    <time dateTime={at}>
      {weekday(at)} {shortDay(at)[0]}, {clockTime(at)}
    </time>
    <p>
      <Link to={pathOf(kind, _id)}>{title}</Link>
    </p>
    <Seats seats={seats} />
    <Tag kind="plain">{tags[kind]}</Tag>
  </li>
)

const pathOf = (kind: ScheduledItem['kind'], id: string) => {
  if (kind === 'event') return editEventPath(id)
  return kind === 'newsletter' ? newsletterPath(id) : `${feedOf(kind).editPath}/${id}`
}

const tags = {
  news: adminWording.news.manageTitle,
  blog: adminWording.blog.manageTitle,
  newsletter: 'Newsletter',
  event: 'Event',
}
