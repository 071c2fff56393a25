import { Frame } from './frame.tsx'
import { signedInOr } from './guard.ts'
import { Waiting } from './waiting.tsx'

// The specification's own misspelling: this one page sends signed-out visitors to /admim, which leads on to /admin.
export const clientMiddleware = [signedInOr('/admim')]

export const HydrateFallback = () => <Waiting />

export default function MessageLayout() {
  return <Frame />
}
