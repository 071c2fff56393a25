/** The archive of sent newsletters, page by page. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { longDay } from '#shared/format.ts'
import { newslettersPath, subscribePath } from '#shared/paths.ts'
import { newslettersWording } from '#shared/wording/newsletters.ts'
import { wording } from '#shared/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { pageHref } from '../articles/list-query.ts'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { FeedLink } from '../feeds/feed-links.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import type { Route } from './+types/newsletters'
import { type NewslettersAnswer, newslettersOf } from './load-newsletters.ts'
import styles from './newsletters.module.css'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = await newslettersOf(context.get(apiContext), request.url)
  return data({ asked }, httpStatusOf(asked))
}

const { title, description } = newslettersWording

export default function SentNewsletters({ loaderData: { asked } }: Route.ComponentProps) {
  const page = asked.is === 'found' ? asked.page : 1
  return (
    <>
      <PageHead
        title={page === 1 ? title : `${title}, page ${page}`}
        description={description}
        {...(asked.is === 'found' && { path: pageHref(newslettersPath, page) })}
      />
      <FeedLink name={title} path={`${newslettersPath}/feed.xml`} />
      <PageTop title={title} lead={description} isArtOnlyWide>
        <ButtonLink to={subscribePath}>{wording.subscribe.button}</ButtonLink>
      </PageTop>
      <section className="container page">
        <List asked={asked} />
      </section>
    </>
  )
}

const List = ({ asked }: { asked: NewslettersAnswer }) => {
  if (asked.is === 'failed') return <FailedList sentence={newslettersWording.failed} />
  if (asked.is === 'missing' || asked.newsletters.length === 0) return <p>{newslettersWording.empty}</p>
  return (
    <>
      <ul className={`plain-list stack-6 ${styles.newsletters}`}>
        {asked.newsletters.map(({ _id, subject, preview, language, sentAt }) => (
          <li key={_id}>
            <h2 lang={language}>
              <a href={`${newslettersPath}/${_id}`}>{subject}</a>
            </h2>
            {preview && <p lang={language}>{preview}</p>}
            <p className="soft">{newslettersWording.sentOn(longDay(sentAt))}</p>
          </li>
        ))}
      </ul>
      <PageNumbers
        current={asked.page}
        total={asked.totalPages}
        hrefOf={(other) => pageHref(newslettersPath, other)}
        label={`Pages of ${title.toLowerCase()}`}
      />
    </>
  )
}
