/** How two texts of a starter article differ. */
import type { StarterCorrection } from '#shared/shapes/dashboard.ts'
import { fromSourcesJson, sourceInWords } from '../articles/sources.ts'
import { TextDifferences } from '../writing/text-differences.tsx'

type Text = StarterCorrection['own']
export type ComparedTexts = { before: Text; after: Text }

export const CorrectionDifferences = ({ before, after }: ComparedTexts) => (
  <TextDifferences before={comparable(before)} after={comparable(after)} />
)

const comparable = ({ title, content, sources }: Text) => ({
  title,
  content,
  fields: { Sources: fromSourcesJson(JSON.stringify(sources)).map(sourceInWords).join('; ') },
})
