/** The home page (landing page): the order of its sections, the newest news, and its structured data. */
import { type ApiClient, apiContext, browserApi } from '#page/api-client.ts'
import { isLightContext } from '#page/data-saver.ts'
import { contact, social } from '#shared/content/frame.ts'
import { questions } from '#shared/content/home.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { asCard, loadArticles } from '../articles/load-articles.ts'
import { useLoadResult } from '../articles/load-result.ts'
import { FeedLinks } from '../feeds/feed-links.tsx'
import { GenotypeSection } from '../genotype/genotype-section.tsx'
import { PageHead } from '../page-head.tsx'
import { useSiteContent } from '../site-content.ts'
import { organisationThing, questionsThing, webSiteThing } from '../structured-data/structured-data.tsx'
import type { Route } from './+types/home'
import { Hero } from './hero.tsx'
import { LatestNews, type NewestNews } from './newest-articles.tsx'
import { Questions } from './questions.tsx'
import { Rotation } from './rotation.tsx'
import { Services } from './services.tsx'
import { Statistics } from './statistics.tsx'
import { Story } from './story.tsx'
import { Testimonials } from './testimonials.tsx'
import { Trace } from './trace.tsx'

export { exceptAfterPost as shouldRevalidate } from '../articles/load-result.ts'

const load = async (api: ApiClient, count: number, texts?: { texts: 'no' }): Promise<NewestNews<Article>> => {
  const answer = await loadArticles(api, newsFeed, { page: 1, ...texts }, count)
  return answer.is === 'found' ? { is: 'found', articles: answer.articles.slice(0, limits.homeNews) } : answer
}

/** Only what the page shows: the small files are for light pages. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const answer = await load(context.get(apiContext), limits.homeNews, { texts: 'no' })
  if (answer.is !== 'found') return { news: answer }
  const cards = answer.articles.map(asCard)
  const articles = context.get(isLightContext) ? cards : cards.map(({ imageLight, ...card }) => card)
  return { news: { is: 'found' as const, articles } }
}

/** The same API call as the news list makes, so that a cached response serves both. */
export const clientLoader = () => ({ news: load(browserApi(), limits.pageSize) })

const description =
  'Voima is a youth-led non-profit for people with sickle cell disease in Ghana: clear facts, the genotype tool, news and help.'

/** Structured data for search engines; the browser need not load it. */
const useThings = () => {
  const words = {
    contact: useSiteContent('contact', contact),
    social: useSiteContent('social', social),
    questions: useSiteContent('questions', questions),
  }
  if (!import.meta.env.SSR) return undefined
  return (site: string) => [
    organisationThing(site, { ...words, description }),
    webSiteThing(site),
    questionsThing(site, words.questions.questions, words),
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const news = useLoadResult<NewestNews>(loaderData.news)
  return (
    <>
      <PageHead
        title="Young Ghana, stronger than sickle cell"
        description={description}
        path="/"
        things={useThings()}
      />
      <FeedLinks feed={newsFeed} />
      <FeedLinks feed={blogFeed} />
      <Hero />
      <GenotypeSection />
      <Statistics />
      <Services />
      <Trace />
      <Story />
      <Testimonials />
      <Rotation />
      <LatestNews answer={news} />
      <Questions />
    </>
  )
}
