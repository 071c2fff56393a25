/** The layout route of the admin area: only for signed-in users (`session.ts`), whose account is loaded once. */

import type { Route } from './+types/layout'
import { Frame } from './frame.tsx'
import { accountFor } from './own-account.ts'
import { mustBeSignedIn } from './session.ts'
import { LoadingScreen } from './waiting.tsx'

export const clientMiddleware = [mustBeSignedIn]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => accountFor(request)

export const HydrateFallback = () => <LoadingScreen />

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return <Frame account={loaderData} />
}
