/**
 * The message catalogue: the texts of the screens, in one language (no i18n; `languages.ts` has the languages of
 * articles). Texts of only one kind of page are in the folder of this name, and are loaded with that page. Misspellings
 * and stray capitals below marked [sic] are the specification's own and stay on purpose: people and outside checks look
 * for these exact words.
 */
import { country, emergencyNumber } from './country/country.ts'
import { thousands } from './format.ts'
import { organisationName } from './organisation-name.ts'

type FeedWording = {
  listTitle: string
  description: string
  empty: string
  notFound: string
  back: string
  listFailed: string
  loading: string
}

const news: FeedWording = {
  listTitle: 'Latest News',
  description: `News about sickle cell disease in ${country.name} and beyond, in plain words.`,
  empty: 'No news available',
  notFound: 'No News Found',
  back: 'Back to News',
  listFailed: 'Failed to fetch news data',
  loading: 'Loading news',
}

const blog: FeedWording = {
  listTitle: 'Blog',
  description: 'Plain words about living with sickle cell: your genotype, pain, myths and facts.',
  empty: 'No blogs Post available', // [sic]
  notFound: 'No Blogs Found',
  back: 'Back to Blog',
  listFailed: 'Failed to fetch blog data',
  loading: 'Loading blog',
}

export const wording = {
  news,
  blog,
  search: 'Search',
  readMore: 'Read More',
  viewAllNews: 'View All News',
  publishedOn: (date: string) => `Published on ${date}`,
  tryAgain: 'Try again',
  contact: {
    title: 'Contact Us',
    sent: 'Message sent sucessfully', // [sic]
    failed: 'Failed to submit the meassage', // [sic]
    another: 'Send another message',
    urgent: 'Is someone in danger? We may not see your message in time. Do not wait for us.',
    call: `Call ${emergencyNumber} now, or go to the nearest hospital`,
    help: 'Signs of an emergency, and what to do',
    ifIll: 'Is someone ill now? Do not wait for our reply.',
    seeSigns: 'See the warning signs',
    orAsk: 'Would you rather not give your name?',
    ask: 'Ask without a name',
  },
  subscribe: {
    button: 'Subscribe',
    /** A site without an email account promises no email. */
    agreement: (sendsEmail: boolean) =>
      `${organisationName()} may email me now and then. ${sendsEmail ? 'I will first get one email to confirm. ' : ''}I can unsubscribe at any time with one tap.`,
    done: 'Subscribed to our news letter', // [sic]
    failed: 'Failed to submit the meassage', // [sic]
  },
  tags: {
    about: 'Topics',
    title: (tag: string) => `Topic: ${tag}`,
    description: (tag: string) => `News and blog posts on the topic “${tag}”, in plain words.`,
    pages: (tag: string) => `Pages of articles about ${tag}`,
    missing: 'No articles on this topic yet',
    failed: 'This list could not be loaded. Please try again.',
  },
  related: 'Read next',
  pages: {
    goTo: (total: number) => `Go to page (1 to ${thousands(total)})`,
    go: 'Go',
  },
  medicalSafety: `This is general information, not medical advice. It cannot replace your doctor or nurse. In an emergency call ${emergencyNumber} or go to the nearest hospital.`,
} as const
