/** The schema of what the organisation additionally requires before an article is published in a form. */
import { z } from 'zod'

export const PublishingRules = z
  .object({
    needsSource: z.boolean().meta({ description: 'Health information needs a source, or a reason for none' }),
    needsConsent: z.boolean().meta({ description: 'The picture needs the consent of the people in it' }),
  })
  .meta({
    id: 'PublishingRules',
    description: 'Both are off at first. They block Publish in the forms of the admin area, and nothing else.',
  })
export type PublishingRules = z.infer<typeof PublishingRules>
