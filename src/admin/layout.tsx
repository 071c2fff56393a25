/** The layout route of the admin area: only for signed-in users (`session.ts`), whose account is loaded once. */

import { loginPath } from '#shared/paths.ts'
import type { Route } from './+types/layout'
import { Frame } from './frame.tsx'
import { accountFor } from './own-account.ts'
import { signedInOr } from './session.ts'
import { LoadingScreen } from './waiting.tsx'

export const clientMiddleware = [signedInOr(loginPath)]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => accountFor(request)

export const HydrateFallback = () => <LoadingScreen />

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return <Frame account={loaderData} />
}
