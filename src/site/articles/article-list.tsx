/**
 * The list of news or blog posts: loads one page (pagination), filters by language, and shows cards. `list-query.ts`
 * reads the URL, `load-articles.ts` calls the API.
 */
import { useEffect } from 'react'
import { data, useLocation, useNavigationType } from 'react-router'
import { apiContext, browserApi } from '#page/api-client.ts'
import { type Feed, feedAt } from '#shared/feeds.ts'
import { type Language, languages } from '#shared/languages.ts'
import { wording } from '#shared/wording.ts'
import { Link } from '#ui/link.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FeedLinks } from '../feeds/feed-links.tsx'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/article-list'
import { ArticleCard } from './article-card.tsx'
import styles from './article-list.module.css'
import { pageHref } from './list-query.ts'
import { EmptyList, LoadFailed, NoSuchPage } from './list-state.tsx'
import { asCards, type ListResult, loadList } from './load-articles.ts'
import { httpStatusOf, useLoadResult } from './load-result.ts'

export { exceptAfterPost as shouldRevalidate } from './load-result.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const result = asCards(await loadList(context.get(apiContext), feedAt(request.url), request.url, { texts: 'no' }))
  return data({ result }, httpStatusOf(result))
}

/** Returns without waiting: the router changes the page at once, and the list appears when the API has responded. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({
  result: loadList(browserApi(), feedAt(request.url), request.url),
})

/** The route of `/news` and of `/blog`: the URL says which feed the page lists. */
export default function ArticleListRoute({ loaderData }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  return <ArticleList key={feed.kind} feed={feed} result={loaderData.result} />
}

type Props = { feed: Feed; result: ListResult | Promise<ListResult> }

const ArticleList = ({ feed, result }: Props) => {
  const list = useCachedList(useLoadResult(result))
  return (
    <section className={`container ${styles.list}`}>
      <ListHead feed={feed} list={list} />
      <FeedLinks feed={feed} />
      <h1 className={styles.title}>{wording[feed.kind].listTitle}</h1>
      {list ? <LoadedList feed={feed} list={list} /> : <Spinner label={wording[feed.kind].loading} />}
    </section>
  )
}

const LoadedList = ({ feed, list }: { feed: Feed; list: ListResult }) => {
  if (list.is === 'failed') return <LoadFailed feed={feed} />
  if (list.is === 'missing') return <NoSuchPage feed={feed} totalPages={list.totalPages} language={list.language} />
  return (
    <>
      <LanguageLinks feed={feed} offered={list.languages} chosen={list.language} />
      {list.articles.length === 0 ? <EmptyList feed={feed} /> : <Articles feed={feed} list={list} />}
    </>
  )
}

type Found = Extract<ListResult, { is: 'found' }>

const Articles = ({ feed, list }: { feed: Feed; list: Found }) => {
  const { page, language, totalPages } = list
  return (
    <>
      <div className={styles.grid}>
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
      <PageNumbers
        current={page}
        total={totalPages}
        hrefOf={(other) => pageHref(feed.path, other, language)}
        label={`Pages of ${wording[feed.kind].listTitle}`}
      />
    </>
  )
}

const ListHead = ({ feed, list }: Pick<Props, 'feed'> & { list: ListResult | undefined }) => {
  const { page, language } = list?.is === 'found' ? list : { page: 1 }
  const listTitle = wording[feed.kind].listTitle + (language ? ` in ${languages[language]}` : '')
  return (
    <PageHead
      title={page === 1 ? listTitle : `${listTitle}, page ${page}`}
      description={wording[feed.kind].description}
      path={list?.is === 'missing' ? undefined : pageHref(feed.path, page, language)}
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
          <Link to={feed.path} aria-current={chosen ? undefined : 'true'}>
            All languages
          </Link>
        </li>
        {offered.map((language) => (
          <li key={language}>
            <Link
              to={pageHref(feed.path, 1, language)}
              aria-current={language === chosen ? 'true' : undefined}
              lang={language}
            >
              {languages[language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A cache of the lists shown recently, by URL. */
const cachedLists = new Map<string, ListResult>()
const maxCachedLists = 20

/** The Back button shows the cached list at the same scroll position until the current list is loaded. */
const useCachedList = (list: ListResult | undefined) => {
  const { pathname, search } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  const address = pathname + search
  useEffect(() => {
    if (list?.is === 'found') cacheList(address, list)
  }, [address, list])
  const cached = isGoingBack ? cachedLists.get(address) : undefined
  return list?.is === 'failed' ? (cached ?? list) : (list ?? cached)
}

const cacheList = (address: string, list: ListResult) => {
  cachedLists.delete(address)
  cachedLists.set(address, list)
  const [oldest] = cachedLists.keys()
  if (cachedLists.size > maxCachedLists && oldest !== undefined) cachedLists.delete(oldest)
}
