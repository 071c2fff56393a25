import { Frame } from './frame.tsx'
import { signedInOr } from './guard.ts'
import { Waiting } from './waiting.tsx'

export const clientMiddleware = [signedInOr('/admin')]

export const HydrateFallback = () => <Waiting />

export default function AdminLayout() {
  return <Frame />
}
