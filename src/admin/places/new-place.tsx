import { managePlacesPath } from '#shared/paths.ts'
import { actionOf } from '../intents.ts'
import { PageHeading } from '../page-heading.tsx'
import { runPlaceIntent } from './intents.ts'
import { PlaceForm } from './place-form.tsx'

export const clientAction = actionOf(runPlaceIntent)

export default function NewPlacePage() {
  return (
    <>
      <PageHeading title="New place" back={{ to: managePlacesPath, text: 'Back to places' }} />
      <PlaceForm />
    </>
  )
}
