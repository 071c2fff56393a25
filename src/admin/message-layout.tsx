import type { Route } from './+types/message-layout'
import { Frame } from './frame.tsx'
import { signedInOr } from './guard.ts'
import { accountFor } from './own-account.ts'
import { Waiting } from './waiting.tsx'

export { forWorking as handle } from '#ui/for-reading.ts'

// The specification's own misspelling: this one page sends signed-out visitors to /admim, which leads on to /admin.
export const clientMiddleware = [signedInOr('/admim')]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => accountFor(request)

export const HydrateFallback = () => <Waiting />

export default function MessageLayout({ loaderData }: Route.ComponentProps) {
  return <Frame account={loaderData} />
}
