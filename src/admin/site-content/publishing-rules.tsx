/** Two rules that an organisation may turn on: what the forms require, besides the specification, to publish. */

import { useFetcher } from 'react-router'
import type { PublishingRules } from '#shared/shapes/publishing-rules.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { bodyOf } from '../api.ts'
import { FailureAlert, IntentForm, SubmitButton, SuccessNote } from '../intent-form.tsx'
import { defineIntents, hasSucceeded, type ResultOf } from '../intents.ts'
import { Section } from '../page-heading.tsx'

export const runRulesIntent = defineIntents({
  rules: ({ api, form }) =>
    bodyOf(() =>
      api.settings.publishing.$put({
        json: { needsSource: form.has('needsSource'), needsConsent: form.has('needsConsent') },
      }),
    ),
})

export const RulesSection = ({ rules }: { rules: PublishingRules }) => {
  const fetcher = useFetcher<ResultOf<typeof runRulesIntent>>()
  return (
    <Section title="Before an article is published">
      <p>
        An article needs a title, an author and a text, and news needs a picture. The site asks for the rest, and
        remembers what is open. You can require more: Publish then waits for it. A public article can always be
        corrected.
      </p>
      <IntentForm fetcher={fetcher} intent="rules">
        <Checkbox name="needsSource" defaultChecked={rules.needsSource}>
          Health information needs a source, or the reason why it has none
        </Checkbox>
        <Checkbox name="needsConsent" defaultChecked={rules.needsConsent}>
          The picture needs the consent of the people in it
        </Checkbox>
        <SubmitButton fetcher={fetcher}>Save</SubmitButton>
        <FailureAlert failure={fetcher.data?.failure} />
        <SuccessNote isShown={hasSucceeded(fetcher)}>Saved.</SuccessNote>
      </IntentForm>
    </Section>
  )
}
