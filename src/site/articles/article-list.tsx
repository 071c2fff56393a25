/**
 * The list of news or blog posts: loads one page (pagination), filters by language, and shows cards. `list-query.ts`
 * reads the URL, `load-articles.ts` calls the API, and `browser/list.ts` shows further pages in place.
 */
import { data, useLocation } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { type Feed, feedAt } from '#shared/feeds.ts'
import { type Language, languages } from '#shared/languages.ts'
import { wording } from '#shared/wording.ts'
import cardStyles from '#ui/styles/card-list.module.css'
import { RssLink } from '../feeds/feed-links.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import type { Route } from './+types/article-list'
import { ArticleCard } from './article-card.tsx'
import styles from './article-list.module.css'
import { ListTemplates, Pages } from './list-pages.tsx'
import { pageHref } from './list-query.ts'
import { EmptyList, LoadFailed, NoSuchPage } from './list-state.tsx'
import { type FoundList, type ListResult, loadList } from './load-articles.ts'
import { httpStatusOf } from './load-result.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const list = await loadList(context.get(apiContext), feedAt(request.url), request.url)
  return data({ list }, httpStatusOf(list))
}

type Props = { feed: Feed; list: ListResult }

/** The route of `/news` and of `/blog`: the URL says which feed the page lists. */
export default function ArticleList({ loaderData: { list } }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  return (
    <>
      <ListHead feed={feed} list={list} />
      <RssLink feed={feed} />
      <PageTop title={wording[feed.kind].listTitle} lead={wording[feed.kind].description} isArtOnlyWide />
      <section className={`container ${cardStyles.list}`}>
        <LoadedList feed={feed} list={list} />
      </section>
    </>
  )
}

const LoadedList = ({ feed, list }: Props) => {
  if (list.is === 'failed') return <LoadFailed feed={feed} />
  if (list.is === 'missing') return <NoSuchPage feed={feed} totalPages={list.totalPages} language={list.language} />
  return (
    <>
      <LanguageLinks feed={feed} offered={list.languages} chosen={list.language} />
      {list.articles.length === 0 ? <EmptyList feed={feed} /> : <Articles feed={feed} list={list} />}
    </>
  )
}

const Articles = ({ feed, list }: { feed: Feed; list: FoundList }) => (
  <>
    <div data-list={list.totalPages}>
      <div className={cardStyles.grid}>
        {list.articles.map((article, index) => (
          <ArticleCard
            key={article._id}
            article={article}
            feed={feed}
            heading="h2"
            isFirst={index === 0}
            index={index}
            isRow
          />
        ))}
      </div>
      <Pages feed={feed} list={list} />
    </div>
    {list.totalPages > 1 && <ListTemplates feed={feed} title={titleOf(feed, list.language)} />}
  </>
)

const titleOf = (feed: Feed, language: Language | undefined) =>
  wording[feed.kind].listTitle + (language ? ` in ${languages[language]}` : '')

const ListHead = ({ feed, list }: Props) => {
  const { page, language } = list.is === 'found' ? list : { page: 1 }
  const title = titleOf(feed, language)
  return (
    <PageHead
      title={page === 1 ? title : `${title}, page ${page}`}
      description={wording[feed.kind].description}
      path={list.is === 'missing' ? undefined : pageHref(feed.path, page, language)}
    />
  )
}

type LanguageLinksProps = { feed: Feed; offered: Language[]; chosen: Language | undefined }

/** Links that filter the list by language. Omitted if all articles are in the same language. */
const LanguageLinks = ({ feed, offered, chosen }: LanguageLinksProps) => {
  if (offered.length < 2 && !chosen) return null
  return (
    <nav aria-label="Language">
      <ul className={`plain-list ${styles.links}`}>
        <li>
          <a href={feed.path} aria-current={chosen ? undefined : 'true'}>
            All languages
          </a>
        </li>
        {offered.map((language) => (
          <li key={language}>
            <a
              href={pageHref(feed.path, 1, language)}
              aria-current={language === chosen ? 'true' : undefined}
              lang={language}
            >
              {languages[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
