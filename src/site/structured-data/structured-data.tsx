import { useIsLight } from '#page/data-saver.ts'
import { emailMark } from '#shared/content/frame.ts'
import type { FaqEntry, SiteContent } from '#shared/content/types.ts'
import { articlePath, type Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { shareImagePath } from '#shared/share-image.ts'
import { absoluteUrlOf } from '#shared/site-url.ts'

/** An item of structured data, in the vocabulary of https://schema.org */
export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** One script for all items. No text can end the script, because `<` is escaped. */
export const jsonLd = (things: Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')

/**
 * For search engines, which save no data: a light page has none. They read the server's HTML, so the code that creates
 * structured data stays out of the browser (`import.meta.env.SSR`).
 */
export const StructuredData = ({ things }: { things: Thing[] }) =>
  useIsLight() ? null : (
    <script
      suppressHydrationWarning
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which no search engine decodes; no text can end the script.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonLd(things) : '' }}
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

type Source = Article['sources'][number]

const sickleCell: Thing = { '@type': 'MedicalCondition', name: 'Sickle cell disease' }

export const articleThing = (feed: Feed, article: Article, site: string): Thing => ({
  '@type': article.isHealth ? [feed.schemaType, 'MedicalWebPage'] : feed.schemaType,
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
  ...(article.isHealth && { about: sickleCell, ...reviewOf(article) }),
})

/** The name of a team is not a person's name. */
const authorOf = (name: string, site: string): Thing =>
  /^Voima\b/.test(name) ? { '@type': 'Organization', name, url: `${site}/about` } : { '@type': 'Person', name }

/** Only known facts: an article without a medical review names no reviewer. */
const reviewOf = ({ lastChecked, reviewer, sources }: Article) => ({
  lastReviewed: lastChecked,
  reviewedBy: reviewer && { '@type': 'Person', name: reviewer },
  citation: sources.map(citationOf),
})

const citationOf = ({ name, year, url }: Source): Thing => ({
  '@type': 'CreativeWork',
  name,
  url,
  datePublished: year && String(year),
})

const idOf = (site: string) => `${site}/#organisation`

/** The fields that identify the organisation inside other items. */
const publisher = (site: string): Thing => ({
  '@type': 'NGO',
  '@id': idOf(site),
  name: 'Voima',
  url: `${site}/`,
})

type About = { description: string; contact: SiteContent['contact']; social: SiteContent['social'] }

export const organisationThing = (site: string, { description, contact, social }: About): Thing => ({
  ...publisher(site),
  description,
  logo: `${site}/favicon.svg`,
  email: contact.email,
  ...(contact.phone && { telephone: contact.phone }),
  areaServed: { '@type': 'Country', name: 'Ghana' },
  ...(social.accounts.length > 0 && { sameAs: social.accounts.map(({ url }) => url) }),
})

export const webSiteThing = (site: string): Thing => ({
  '@type': 'WebSite',
  name: 'Voima',
  url: `${site}/`,
  inLanguage: 'en',
  publisher: { '@id': idOf(site) },
})

/** The questions of the home page, word for word. */
export const questionsThing = (questions: FaqEntry[], email: string): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll(emailMark, email) },
  })),
})
