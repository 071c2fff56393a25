import { absoluteUrlOf } from '#shared/absolute-urls.ts'
import { articlePath, type Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { shareImagePath } from '#shared/share-image.ts'
import { publisher } from './organisation-thing.ts'
import type { Thing } from './structured-data.tsx'

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

/** A team's name is no person's. */
const authorOf = (name: string, site: string): Thing =>
  /^Voima\b/.test(name) ? { '@type': 'Organization', name, url: `${site}/about` } : { '@type': 'Person', name }

/** Only what is known: an article that no clinician has read names none. */
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
