import { managePlacesPath } from '#shared/paths.ts'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/new-place'
import { runPlaceIntent } from './intents.ts'
import { PlaceForm } from './place-form.tsx'

export const clientAction = ({ request }: Route.ClientActionArgs) => runPlaceIntent(request)

export default function NewPlacePage() {
  return (
    <>
      <PageHeading title="New place" back={{ to: managePlacesPath, text: 'Back to places' }} />
      <PlaceForm />
    </>
  )
}
