import { blogFeed, newsFeed } from '#shared/feeds.ts'
import {
  accountPath,
  answeringPath,
  backupsPath,
  confirmPath,
  deliverabilityPath,
  forgotPasswordPath,
  historyPath,
  imagesPath,
  joinPath,
  loginPath,
  manageNewslettersPath,
  messagePath,
  messagesPath,
  misspelledLoginPath,
  newPasswordPath,
  outboxPath,
  peoplePath,
  personalDataPath,
  readersPath,
  siteContentPath,
  subscribersPath,
  unsubscribePath,
} from '#shared/paths.ts'

/** Crawlers match the beginning of a path: the login's also stands for the dashboard. */
export const notForRobots = [
  '/api/',
  loginPath,
  misspelledLoginPath,
  ...[newsFeed, blogFeed].flatMap(({ managePath, addPath, editPath }) => [managePath, addPath, `${editPath}/`]),
  messagesPath,
  siteContentPath,
  readersPath,
  subscribersPath,
  `${messagePath}/`,
  answeringPath,
  outboxPath,
  imagesPath,
  peoplePath,
  personalDataPath,
  historyPath,
  accountPath,
  forgotPasswordPath,
  newPasswordPath,
  joinPath,
  backupsPath,
  manageNewslettersPath,
  deliverabilityPath,
  '/letters/look/',
  confirmPath(''),
  unsubscribePath(''),
]

export const robotsOf = (site: string) =>
  ['User-agent: *', ...notForRobots.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join(
    '\n',
  )
