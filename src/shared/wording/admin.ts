/** Texts of the admin area. Misspellings marked [sic] are the specification's own: see wording.ts. */
import { country } from '../country/country.ts'

type FeedWording = { manageTitle: string; one: string; add: string; edit: string; addFailed: string; moveHere: string }

const news: FeedWording = {
  manageTitle: 'News',
  one: 'news article',
  add: 'Add News',
  edit: 'Edit News',
  addFailed: 'Failed to submit the news article.',
  moveHere: 'Move to the news',
}

const blog: FeedWording = {
  manageTitle: 'Blog',
  one: 'blog article',
  add: 'Add Blog',
  edit: 'Edit Blog',
  addFailed: 'Failed to submit the blog article.',
  moveHere: 'Move to the blog',
}

const takenOff = (them: string) =>
  `Readers will no longer find ${them}, and links to ${them}, also in emails that were sent, will not work. Nothing is deleted.`

export const adminWording = {
  news,
  blog,
  offline: {
    noNetwork: 'You are offline.',
    unreachable: 'The site cannot be reached.',
    write: 'You can write. This device keeps your text until the site can save it.',
    begin: (what: string) => `Write a ${what.toLowerCase()}`,
    untitled: 'Without a title',
    newsletter: 'Write your newsletter here. It is saved on the site as a draft when the site can be reached again.',
  },
  timeZone: country.timeName,
  login: { failed: 'Login failed! Please check your credentials.' },
  dashboard: {
    manageNews: 'Manage News',
    manageBlogs: 'Manage Blogs',
    manageContacts: 'Manage Contacts',
    manageSubscribers: 'Manage Subscribers',
  },
  edit: { loadFailed: 'Failed to fetch data', saveFailed: 'Failed to update the data' },
  takenOff: { one: takenOff('it'), several: takenOff('them') },
  remove: {
    done: 'Deleted sucessfully, Please refresh the page.', // [sic]
    articleFailed: 'Failed to update the data',
    otherFailed: 'Failed to delete the data',
  },
} as const
