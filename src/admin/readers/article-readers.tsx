/** The page that shows how often one article was opened (page views). */

import { withId } from '#page/api-client.ts'
import { feedOf, type Kind } from '#shared/feeds.ts'
import { thousands } from '#shared/format.ts'
import { readersPath } from '#shared/paths.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { findArticle } from '../articles/calls.ts'
import { LoadedPage } from '../page-heading.tsx'
import type { Route } from './+types/article-readers'
import { DayChart } from './charts.tsx'
import { WhatItMeans } from './readers.tsx'

const days = '90'

export const clientLoader = async ({ request, params: { kind, id } }: Route.ClientLoaderArgs) => {
  const [opened, article] = await Promise.all([
    bodyOf(() => adminApi(request).readers[':id'].$get({ ...withId(id), query: { days } })),
    findArticle(request, feedOf(kind as Kind), id),
  ])
  return { opened, title: isFailure(article) ? '' : article.title }
}

export default function ReadersOfArticle({ loaderData: { opened, title } }: Route.ComponentProps) {
  return (
    <LoadedPage title={title || 'Readers'} back={{ to: readersPath, text: 'Back to statistics' }} loaded={opened}>
      {(opened) => (
        <>
          <p>
            Opened <strong>{thousands(opened.total)}</strong> {opened.total === 1 ? 'time' : 'times'} in the last{' '}
            {opened.days.length} days.
          </p>
          <DayChart days={opened.days} />
          {opened.total > 0 && <WhatItMeans />}
        </>
      )}
    </LoadedPage>
  )
}
