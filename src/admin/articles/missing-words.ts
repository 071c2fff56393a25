/** What the article form says at each field that keeps it from being sent. The browser's own bubble covers the button. */

import { blogFeed, newsFeed } from '#shared/feeds.ts'
import type { RefusedField } from '../refused-fields.tsx'

const words: Record<string, string> = {
  title: 'Enter the title.',
  author: 'Enter the author.',
  content: 'Enter the content.',
  [newsFeed.imageField]: 'Choose a picture.',
  [blogFeed.imageField]: 'Choose a picture.',
  publishAt: 'Choose a day and time in the future.',
  noSourceReason: 'Add a source, or say why none is needed.',
  consent: 'Say who is in the picture before you publish, or choose another one.',
}

/** The errors of the fields, as if the server had rejected them. */
export const missingWords = (fields: RefusedField[]) =>
  Object.fromEntries(
    fields.map(({ field }) => {
      const { name, validationMessage } = field as HTMLInputElement
      const key = field.dataset.error ?? name
      return [key, words[key] ?? validationMessage]
    }),
  )
