/** The home page (landing page): the order of its sections, the newest news, and its structured data. */

import { Fragment, useMemo } from 'react'
import { type ApiClient, apiContext, browserApi } from '#page/api-client.ts'
import { isLightContext } from '#page/data-saver.ts'
import { StaticHtml } from '#page/static-html.tsx'
import { contact, emailMark, social, story } from '#shared/content/frame.ts'
import { questions as ownQuestions, questions } from '#shared/content/home.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import motherAndBaby from '../art/story.svg'
import { asCard, loadArticles } from '../articles/load-articles.ts'
import { useLoadResult } from '../articles/load-result.ts'
import { Illustration } from '../data-saver/drawing.tsx'
import { EmailLink, useEmail } from '../email-link.tsx'
import { RssLink } from '../feeds/feed-links.tsx'
import { GenotypeSection } from '../genotype/genotype-section.tsx'
import { PageHead } from '../page-head.tsx'
import { useSiteContent } from '../site-content.ts'
import { organisationThing, questionsThing, webSiteThing } from '../structured-data/structured-data.tsx'
import type { Route } from './+types/home'
import { answerFor } from './answer.ts'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { LatestNews, type NewestNews } from './newest-articles.tsx'
import { loadNextDay, type NextDay } from './next-day.tsx'
import { Rotation, StylesWithoutScripts } from './rotation.tsx'
import { Services } from './services.tsx'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'
import { Trace } from './trace.tsx'

export { exceptAfterPost as shouldRevalidate } from '../articles/load-result.ts'

const load = async (api: ApiClient, count: number, texts?: { texts: 'no' }): Promise<NewestNews<Article>> => {
  const answer = await loadArticles(api, newsFeed, { page: 1, ...texts }, count)
  return answer.is === 'found' ? { is: 'found', articles: answer.articles.slice(0, limits.homeNews) } : answer
}

/** Only the fields that the page shows: the small files are for light pages. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [answer, day] = await Promise.all([load(api, limits.homeNews, { texts: 'no' }), loadNextDay(api)])
  if (answer.is !== 'found') return { news: answer, day }
  const cards = answer.articles.map(asCard)
  const articles = context.get(isLightContext) ? cards : cards.map(({ imageLight, ...card }) => card)
  // As text: React Router writes it into the page in a third fewer bytes than the objects.
  return JSON.stringify({ news: { is: 'found', articles }, day })
}

/** The same API call as that of the news list, so that a cached response serves both. */
export const clientLoader = () => {
  const api = browserApi()
  return { news: load(api, limits.pageSize), day: loadNextDay(api) }
}

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

type Loaded = {
  news: NewestNews | Promise<NewestNews>
  day?: NextDay | undefined | Promise<NextDay | undefined>
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const sent = useMemo<Loaded>(
    () => (typeof loaderData === 'string' ? JSON.parse(loaderData) : loaderData),
    [loaderData],
  )
  const news = useLoadResult(sent.news)
  const day = useLoadResult(sent.day)
  return (
    <>
      <PageHead
        title="Young Ghana, stronger than sickle cell"
        description={description}
        path="/"
        things={useThings()}
      />
      <RssLink feed={newsFeed} />
      <RssLink feed={blogFeed} />
      <Hero day={day} />
      <GenotypeSection />
      <StaticHtml>
        <Statistics />
        <Services />
        <Trace />
        <Story />
        <Testimonials />
        <StylesWithoutScripts />
      </StaticHtml>
      <Rotation />
      <LatestNews answer={news} />
      <StaticHtml>
        <Questions />
      </StaticHtml>
    </>
  )
}

const Story = () => {
  const { opening, home } = useSiteContent('story', story)
  return (
    <section className={styles.story} aria-labelledby="story-title">
      <Illustration image={motherAndBaby} alt="" width={590} height={568} />
      <div className={`container ${styles.words}`}>
        <div>
          <h2 id="story-title">Our Story</h2>
          <p className="lead">{opening}</p>
          <p>{home}</p>
          <p>
            <ButtonLink to="/about" variant="outline">
              Read our story
              <Icon name="arrow" />
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}

/**
 * The frequently asked questions (FAQ, accordion) of the home page. The browser opens and closes each question without
 * scripts.
 */
const Questions = () => {
  const { questions } = useSiteContent('questions', ownQuestions)
  return (
    <section className={`container section ${styles.questions}`} aria-labelledby="questions-title">
      <h2 id="questions-title">Frequently Asked Questions</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>
              <Answer text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

const Answer = ({ text }: { text: string }) => {
  const { accounts } = useSiteContent('social', social)
  const answer = answerFor(text, { email: useEmail(), accounts })
  return answer.split(emailMark).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
    <Fragment key={index}>
      {index > 0 && <EmailLink />}
      {words}
    </Fragment>
  ))
}
