/** Prepares the article form for a comparison (diff) of two versions. */

import { isKeyOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import type { ComparableTexts } from '../writing/text-differences.tsx'
import type { FormTexts } from './drafts.ts'
import { fromSourcesJson, sourceInWords } from './sources.ts'

/** All fields of the form as readable texts, to compare two versions. */
export const comparableTexts = (texts: FormTexts): ComparableTexts => ({
  title: texts.title,
  content: texts.content,
  fields: {
    Author: texts.author,
    Tags: tagsInWords(texts.tags),
    Address: texts.slug,
    Sources: sourcesInWords(texts.sources),
    'Reason for no source': texts.noSourceReason,
    'Last checked': texts.lastChecked,
    'Reviewed by': texts.reviewer,
    'Health information': texts.isHealth === 'true' ? 'yes' : 'no',
    Language: isKeyOf(languages, texts.language) ? languages[texts.language] : texts.language,
    Picture: texts.imageId && 'another one',
    'Picture description': texts.imageAlt,
  },
})

const tagsInWords = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .join(', ')

const sourcesInWords = (list: string) => fromSourcesJson(list).map(sourceInWords).join('; ')
