import { wording } from '#shared/wording.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { Failed } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import { dashboardPath } from '../session.ts'
import type { Route } from './+types/of-article'
import { DayChart } from './day-chart.tsx'
import { WhatItMeans } from './readers.tsx'

const days = '90'

export const clientLoader = async ({ request, params: { kind, id } }: Route.ClientLoaderArgs) => {
  const api = adminApi(request)
  const param = { id: encodeURIComponent(id) }
  const [opened, title] = await Promise.all([
    bodyOf(() => api.readers[':id'].$get({ param, query: { days } })),
    kind === 'news'
      ? bodyOf(() => api.news[':id'].$get({ param })).then((body) => (isFailure(body) ? '' : body.newsItem.title))
      : bodyOf(() => api.blog[':id'].$get({ param })).then((body) => (isFailure(body) ? '' : body.blog.title)),
  ])
  return { opened, title }
}

export default function ReadersOfArticle({ loaderData: { opened, title } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title || 'Readers'} back={{ to: dashboardPath, text: 'Back to the dashboard' }} />
      {isFailure(opened) ? (
        <Failed text={wording.edit.loadFailed} reason={opened.reason} />
      ) : (
        <>
          <p>
            Opened <strong>{opened.total.toLocaleString('en')}</strong> times in the last {opened.days.length} days.
          </p>
          <DayChart days={opened.days} />
          <WhatItMeans />
        </>
      )}
    </>
  )
}
