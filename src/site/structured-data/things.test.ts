import { expect, test } from 'vitest'
import { defaultContent } from '#shared/content/defaults.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { structuredDataErrors } from '#test/structured-data-rules.ts'
import {
  articleThing,
  breadcrumbsThing,
  jsonLd,
  organisationThing,
  questionsThing,
  type Thing,
  webSiteThing,
} from './structured-data.tsx'

const site = 'https://voima.example'

const article: Article = {
  _id: '0123456789abcdef',
  title: 'Pain & </script><script>alert(1)</script>',
  content: '',
  contentHtml: '',
  excerpt: 'What to do when it hurts.',
  author: 'Ama Owusu',
  updatedAt: '2026-06-19T08:00:00.000Z',
  language: 'en',
  isHealth: true,
  sources: [{ name: 'WHO, fact sheet', year: 2025, url: 'https://www.who.int/' }, { name: 'A book' }],
  lastChecked: '2026-06-01',
  reviewer: 'Dr Esi Mensah',
  status: 'published',
  publishAt: null,
  isPinned: false,
  tags: [],
  version: 1,
  imageUrl: '/media/cell.jpg',
}

/** Parsed from the page again. */
const read = (...things: Thing[]) => JSON.parse(jsonLd(things))['@graph']

test.each([
  ['the organisation', organisationThing(site, { ...defaultContent, description: 'Against sickle cell disease.' })],
  ['the web site', webSiteThing(site)],
  ['the questions', questionsThing(site, defaultContent.questions.questions, defaultContent)],
  ['the way to a page', breadcrumbsThing([{ name: 'Blog', path: '/blog' }], site)],
  ['a health article', articleThing(blogFeed, article, site)],
  [
    'an article that is little but its text',
    articleThing(newsFeed, { ...article, isHealth: false, imageUrl: undefined }, site),
  ],
])('%s follows the rules, with absolute addresses', (_, thing) => {
  expect(structuredDataErrors(read(thing))).toEqual([])
})

test('the rules find missing, misspelt and relative values', () => {
  const wrong = {
    '@type': 'NewsArticle',
    headline: '',
    image: ['/media/cell.jpg'],
    athor: 'Ama',
    datePublished: 'today',
  }
  expect(structuredDataErrors([wrong])).toEqual([
    'NewsArticle lacks headline',
    'NewsArticle lacks dateModified',
    'NewsArticle lacks author',
    'NewsArticle lacks publisher',
    'NewsArticle has no field athor',
    'image is /media/cell.jpg',
    'datePublished is today',
  ])
})

test('a title cannot end its script element', () => {
  const thing = articleThing(newsFeed, article, site)
  expect(jsonLd([thing])).not.toContain('<')
  expect(read(thing)[0].headline).toBe(article.title)
})

test('only an article that a clinician reviewed claims a medical review', () => {
  const [known] = read(articleThing(blogFeed, article, site))
  expect(known).toMatchObject({
    '@type': ['BlogPosting', 'MedicalWebPage'],
    about: { '@type': 'MedicalCondition', name: 'Sickle cell disease' },
    lastReviewed: '2026-06-01',
    reviewedBy: { name: 'Dr Esi Mensah' },
    citation: [{ name: 'WHO, fact sheet', datePublished: '2025' }, { name: 'A book' }],
  })
  const [unread] = read(articleThing(blogFeed, { ...article, reviewer: undefined }, site))
  expect(unread).toMatchObject({ '@type': 'BlogPosting', citation: known.citation })
  expect(unread).not.toHaveProperty('reviewedBy')
  expect(unread).not.toHaveProperty('lastReviewed')
})

test('search engines do not get the example address', () => {
  const example = JSON.stringify([
    organisationThing(site, { ...defaultContent, description: '' }),
    questionsThing(site, defaultContent.questions.questions, defaultContent),
  ])
  expect(example).not.toContain(defaultContent.contact.email)
  expect(example).toContain(`Write to us through our contact form, ${site}/contact`)
  const contact = { ...defaultContent.contact, email: 'us@voima.example' }
  const real = organisationThing(site, { ...defaultContent, contact, description: '' })
  expect(real).toMatchObject({ email: 'us@voima.example' })
})

test('a team is an organisation, and a name is a person', () => {
  const authorOf = (author: string) => read(articleThing(newsFeed, { ...article, author }, site))[0].author['@type']
  expect([authorOf('Voima team'), authorOf('Ama Owusu')]).toEqual(['Organization', 'Person'])
})

test('a picture on another site keeps its address', () => {
  const imageUrl = 'https://pictures.example/cell.jpg'
  expect(articleThing(newsFeed, { ...article, imageUrl }, site).image).toContain(imageUrl)
})
