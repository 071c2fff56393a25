/** Saves a section of the site content. */
import { isSectionName, sections } from '#shared/content/sections.ts'
import { isFailure } from '../api.ts'
import { defineIntents, type ResultOf } from '../intents.ts'
import { noSuchSection, saveSection } from './calls.ts'
import { toSend } from './values.ts'

export const runSectionIntent = defineIntents({
  save: async ({ request, id: part, text }) => {
    if (!isSectionName(part)) return noSuchSection
    const words = toSend(sections[part].fields, JSON.parse(text('words')))
    const saved = await saveSection(request, part, { version: Number(text('version')), words })
    return isFailure(saved) ? saved : saved.part
  },
})

export type SectionResult = ResultOf<typeof runSectionIntent>
