/** The forms in which texts are edited, by kind. */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { manageEventsPath, manageNewslettersPath, manageQuestionsPath } from '#shared/paths.ts'
import type { Permission } from '#shared/permissions.ts'
import type { ImageUse } from '#shared/shapes/image.ts'
import { sectionPath } from './site-content/calls.ts'

type Form = { name: string; needs: Permission; pathOf: (id: string) => string }

const inList = (path: string) => (id: string) => `${path}/${id}`

export const textForms: Record<ImageUse['kind'], Form> = {
  news: { name: 'News', needs: 'articles.write', pathOf: inList(newsFeed.editPath) },
  blog: { name: 'Blog', needs: 'articles.write', pathOf: inList(blogFeed.editPath) },
  event: { name: 'Event', needs: 'events.read', pathOf: inList(manageEventsPath) },
  question: { name: 'Question', needs: 'questions.write', pathOf: inList(manageQuestionsPath) },
  newsletter: { name: 'Newsletter', needs: 'newsletters.write', pathOf: inList(manageNewslettersPath) },
  site: { name: 'Texts', needs: 'site.write', pathOf: sectionPath },
}
