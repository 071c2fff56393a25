/**
 * Structured data (JSON-LD, schema.org) for search engines: articles, the organisation, breadcrumbs. `page-head.tsx`
 * puts it into the page. `event.ts` has that of an event, `places/place.tsx` that of a place.
 */
import { useIsLight } from '#page/data-saver.ts'
import { emailMark, isExampleContact } from '#shared/content/frame.ts'
import type { FaqEntry, SiteContent } from '#shared/content/types.ts'
import { country } from '#shared/country/country.ts'
import { articlePath, type Feed } from '#shared/feeds.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { contactPath, questionsPath } from '#shared/paths.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { PublicQuestion } from '#shared/shapes/question.ts'
import { shareImagePath } from '#shared/share-image.ts'
import { absoluteUrlOf } from '#shared/site-url.ts'
import { answerFor } from '../home/answer.ts'
import { plainTextOf } from '../plain-text.ts'

/** An item of structured data, in the vocabulary of https://schema.org */
export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** One script for all items. No text can end the script, because `<` is escaped. */
export const jsonLd = (things: Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')

/** For search engines, which save no data: a light page has none. Nothing for a page without items. */
export const StructuredData = ({ things }: { things: Thing[] }) =>
  useIsLight() || things.length === 0 ? null : (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which no search engine decodes; no text can end the script.
      dangerouslySetInnerHTML={{ __html: jsonLd(things) }}
    />
  )

/** A page in the breadcrumbs. */
export type Crumb = { name: string; path: string }

export const breadcrumbsThing = (crumbs: Crumb[], site: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + path,
  })),
})

/** A visitor's question, with an answer that a clinician has read. */
export const answeredQuestionThing = (
  { question, answerHtml, slug, language, publishedAt, clinician, sources }: PublicQuestion,
  site: string,
): Thing => ({
  '@type': ['QAPage', 'MedicalWebPage'],
  url: `${site}${questionsPath}/${slug}`,
  inLanguage: language,
  about: sickleCell,
  citation: sources.map(citationOf),
  lastReviewed: clinician.readOn,
  reviewedBy: { '@type': 'Person', name: clinician.name, jobTitle: clinician.role },
  mainEntity: {
    '@type': 'Question',
    name: question,
    text: question,
    answerCount: 1,
    datePublished: publishedAt,
    acceptedAnswer: {
      '@type': 'Answer',
      text: plainTextOf(answerHtml, ' '),
      url: `${site}${questionsPath}/${slug}`,
      datePublished: publishedAt,
      author: publisher(site),
    },
  },
})

type Source = Article['sources'][number]

const sickleCell: Thing = { '@type': 'MedicalCondition', name: 'Sickle cell disease' }

export const articleThing = (feed: Feed, article: Article, site: string): Thing => ({
  '@type': article.isHealth && article.reviewer ? [feed.schemaType, 'MedicalWebPage'] : feed.schemaType,
  headline: article.title,
  description: article.excerpt,
  url: site + articlePath(feed, article),
  image: [shareImagePath(feed, article), article.imageUrl]
    .filter((path) => path !== undefined)
    .map((address) => absoluteUrlOf(address, site)),
  datePublished: article.updatedAt,
  dateModified: article.updatedAt,
  inLanguage: article.language,
  author: authorOf(article.author, site),
  publisher: publisher(site),
  ...(article.isHealth && { about: sickleCell, citation: article.sources.map(citationOf) }),
  ...(article.isHealth && reviewOf(article)),
})

/** The name of a team is not a person's name. */
const authorOf = (name: string, site: string): Thing =>
  name.startsWith(organisationName())
    ? { '@type': 'Organization', name, url: `${site}/about` }
    : { '@type': 'Person', name }

/** Only for an article that a clinician reviewed: the date on which a writer checked the facts is no medical review. */
const reviewOf = ({ lastChecked, reviewer }: Article) =>
  reviewer && { lastReviewed: lastChecked, reviewedBy: { '@type': 'Person', name: reviewer } }

const citationOf = ({ name, year, url }: Source): Thing => ({
  '@type': 'CreativeWork',
  name,
  url,
  datePublished: year && String(year),
})

const idOf = (site: string) => `${site}/#organisation`

/** The fields that identify the organisation inside other items. */
export const publisher = (site: string): Thing => ({
  '@type': 'NGO',
  '@id': idOf(site),
  name: organisationName(),
  url: `${site}/`,
})

type About = { description: string; contact: SiteContent['contact']; social: SiteContent['social'] }

export const organisationThing = (site: string, { description, contact, social }: About): Thing => ({
  ...publisher(site),
  description,
  logo: `${site}/favicon.svg`,
  ...(!isExampleContact(contact) && { email: contact.email }),
  ...(contact.phone && { telephone: contact.phone }),
  areaServed: { '@type': 'Country', name: country.name },
  ...(social.accounts.length > 0 && { sameAs: social.accounts.map(({ url }) => url) }),
})

export const webSiteThing = (site: string): Thing => ({
  '@type': 'WebSite',
  name: organisationName(),
  url: `${site}/`,
  inLanguage: 'en',
  publisher: { '@id': idOf(site) },
})

/** The questions of the home page, word for word. */
export const questionsThing = (
  site: string,
  questions: FaqEntry[],
  { contact, social }: Omit<About, 'description'>,
): Thing => {
  const email = isExampleContact(contact) ? undefined : contact.email
  const textOf = (answer: string) =>
    answerFor(answer, { email, accounts: social.accounts }).replaceAll(
      emailMark,
      email ?? `our contact form, ${site}${contactPath}`,
    )
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
    })),
  }
}
