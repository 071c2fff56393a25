/** The layout route of the page of a message, like `layout.tsx`, but with another login path. */

import { misspelledLoginPath } from '#shared/paths.ts'
import type { Route } from './+types/message-layout'
import { Frame } from './frame.tsx'
import { accountFor } from './own-account.ts'
import { signedInOr } from './session.ts'
import { LoadingScreen } from './waiting.tsx'

// The specification sends signed-out users of this page to the misspelled path, which redirects to the login.
export const clientMiddleware = [signedInOr(misspelledLoginPath)]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => accountFor(request)

export const HydrateFallback = () => <LoadingScreen />

export default function MessageLayout({ loaderData }: Route.ComponentProps) {
  return <Frame account={loaderData} />
}
