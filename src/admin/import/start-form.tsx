/** Asks which categories become news, and starts the import. */
import { useFetcher } from 'react-router'
import { thousands } from '#shared/format.ts'
import type { SiteImport } from '#shared/shapes/site-import.ts'
import { CheckboxGroup } from '#ui/controls/checkbox.tsx'
import { FailureAlert, IntentForm, SubmitButton } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'

type Props = { categories: SiteImport['categories']; chosen: string[] }

export const StartForm = ({ categories, chosen }: Props) => {
  const fetcher = useFetcher<ActionResult>()
  return (
    <IntentForm fetcher={fetcher} intent="start">
      {categories.length > 0 && (
        <CheckboxGroup
          legend="Which categories are news? All other posts go to the blog."
          name="news"
          options={categories.map(({ slug, name, texts }) => [slug, `${name} (${thousands(texts)})`])}
          chosen={chosen}
        />
      )}
      <p>Pages, private and scheduled posts become drafts in the blog.</p>
      <FailureAlert failure={fetcher.data?.failure} />
      <SubmitButton fetcher={fetcher}>Import</SubmitButton>
    </IntentForm>
  )
}
