/** The home page (landing page): the order of its sections, the newest news, and its structured data. */
import { Fragment } from 'react'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { useIsLight } from '#page/data-saver.ts'
import { contact, emailMark, social } from '#shared/content/frame.ts'
import { giveQuestion, questions, volunteerQuestion } from '#shared/content/home.ts'
import { story } from '#shared/content/story.ts'
import { country } from '#shared/country/country.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { motto, organisationName } from '#shared/organisation-name.ts'
import { givePath, questionsPath, volunteerPath } from '#shared/paths.ts'
import { givingInvitation, volunteerInvitation } from '#shared/wording/invitations.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { loadArticles } from '../articles/load-articles.ts'
import { PlainCell } from '../data-saver/picture-box.tsx'
import { EmailLink, useEmail } from '../email-link.tsx'
import { RssLink } from '../feeds/feed-links.tsx'
import { GenotypeSection } from '../genotype/genotype-section.tsx'
import { PageHead } from '../page-head.tsx'
import { useIsGivingOpen, useSiteContent } from '../site-content.ts'
import { organisationThing, questionsThing, webSiteThing } from '../structured-data/structured-data.tsx'
import type { Route } from './+types/home'
import { answerFor } from './answer.ts'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import '../large-sizes.css'
import { HomeDrawing } from './home-drawing.tsx'
import { LatestNews, type NewestNews } from './newest-articles.tsx'
import { loadNextEvent } from './next-event.tsx'
import { Rotation, StylesWithoutScripts } from './rotation.tsx'
import { Services } from './services.tsx'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'
import { Trace } from './trace.tsx'

const loadNews = async (api: ApiClient): Promise<NewestNews> => {
  const answer = await loadArticles(api, newsFeed, { page: 1, texts: 'no' }, limits.homeNews)
  return answer.is === 'found' ? { is: 'found', articles: answer.articles.slice(0, limits.homeNews) } : answer
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [news, event] = await Promise.all([loadNews(api), loadNextEvent(api)])
  return { news, event }
}

const description = () =>
  `${organisationName()} is a youth-led non-profit for people with sickle cell disease in ${country.name}: clear facts, the genotype tool, news and help.`

const useThings = () => {
  const words = {
    contact: useSiteContent('contact', contact),
    social: useSiteContent('social', social),
    questions: useSiteContent('questions', questions),
  }
  return (site: string) => [
    organisationThing(site, { ...words, description: description() }),
    webSiteThing(site),
    questionsThing(site, words.questions.questions, words),
  ]
}

export default function Home({ loaderData: { news, event } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={motto().replace(/\.$/, '')} description={description()} path="/" things={useThings()} />
      <RssLink feed={newsFeed} />
      <RssLink feed={blogFeed} />
      <Hero event={event} />
      <GenotypeSection />
      <Statistics />
      <Services />
      <Trace />
      <Story />
      <Testimonials />
      <StylesWithoutScripts />
      <Rotation />
      <LatestNews answer={news} />
      <Questions />
    </>
  )
}

const Story = () => {
  const { opening, home } = useSiteContent('story', story)
  return (
    <section className={styles.story} aria-labelledby="story-title">
      {useIsLight() ? <PlainCell /> : <HomeDrawing className="no-print" name="story" width={590} height={568} />}
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
  const { questions: asked } = useSiteContent('questions', questions)
  return (
    <section className={`container section ${styles.questions}`} aria-labelledby="questions-title">
      <div className="stack-4">
        <h2 id="questions-title">Frequently Asked Questions</h2>
        <p>
          About sickle cell, see <a href={questionsPath}>Questions and answers</a>.
        </p>
      </div>
      <div className={styles.list}>
        {asked.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>
              <Answer text={answer} /> <More question={question} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** Where an answer ends with the page for it, if nobody has changed the question. */
const More = ({ question }: { question: string }) => {
  const isGivingOpen = useIsGivingOpen()
  if (question === volunteerQuestion) return <a href={volunteerPath}>{volunteerInvitation.link}</a>
  return question === giveQuestion && isGivingOpen && <a href={givePath}>{givingInvitation.link}</a>
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
