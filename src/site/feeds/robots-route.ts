import { publicUrlContext } from '#ui/public-url.ts'
import type { Route } from './+types/robots-route'
import { fileAnswer } from './answer.ts'
import { robotsOf } from './robots.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  fileAnswer(robotsOf(context.get(publicUrlContext)), 'text/plain')
