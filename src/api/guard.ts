/** Closed by default: a call is open to everyone only if it is on this list, by name. */
import type { Context, MiddlewareHandler } from 'hono'
import { actAs } from '#core/audit/audit-log.ts'
import { NotAllowed } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { ApiEnv } from './env.ts'
import { nothingHere, notSignedIn, problem, stopWith } from './problems.ts'

const publicRoutes = new Set([
  'GET /openapi.json',
  'GET /docs',
  'GET /news',
  'GET /news/:id',
  'GET /blog',
  'GET /blog/:id',
  'GET /search',
  'GET /draft-links/:token',
  'GET /tags',
  'GET /tags/:slug',
  'GET /site',
  'GET /form-check',
  'POST /contact',
  'POST /subscribe',
  'GET /newsletters/sent',
  'GET /newsletters/sent/:id',
  'GET /newsletters/preview/:token',
  'POST /subscribe/confirm',
  'POST /subscribe/unsubscribe',
  'POST /auth/login',
  'POST /auth/password-reset',
  'PUT /auth/password-reset',
  'POST /auth/invitation',
  'POST /auth/join',
])

/** All that somebody may do who must set up a second factor first. */
const setUpRoutes = new Set([
  'GET /auth/account',
  'POST /auth/second-factor',
  'PUT /auth/second-factor',
  'POST /auth/logout',
])

type Route = { method: string; path: string }

/** `doors` are the application's own routes, so that a new one is shut until somebody opens it here. */
export const guard = (basePath: string, doors: Route[], core: Core): MiddlewareHandler<ApiEnv> => {
  const doorsAt = routeFinder(basePath, doors)
  return async (c, next) => {
    const here = doorsAt(c.req.path)
    if (here.length === 0) return nothingHere()
    const door = here.find(({ method }) => method === (c.req.method === 'HEAD' ? 'GET' : c.req.method))
    if (!door) return otherMethods(c, here)
    const name = `${door.method} ${door.path}`
    const isOpen = publicRoutes.has(name)
    const token = tokenOf(c)
    const user = isOpen && !token ? undefined : await core.sessions.userOf(token)
    const mustWait = user?.mustSetUpSecondFactor && !setUpRoutes.has(name)
    if (!isOpen && !user) return notSignedIn()
    if (!isOpen && mustWait) return secondFactorFirst()
    if (user && !mustWait) {
      c.set('user', user)
      await actAs(user, next)
    } else {
      c.set('mustWait', Boolean(mustWait))
      await next()
    }
    if (!c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', isOpen && !user && door.method === 'GET' ? 'no-cache' : 'no-store')
  }
}

const secondFactorFirst = () =>
  problem(403, 'Signing in takes a second step here. Set it up in your account before anything else.')

/** The token of the Authorization header, and of nowhere else: a cookie would travel without anyone's intent. */
export const tokenOf = (c: Context) =>
  /^Bearer ([\w.~+/=-]{1,500})$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? ''

export const mustBeAllowed = (c: Context<ApiEnv>, permission: Permission) => {
  if (!can(c.get('user'), permission)) throw new NotAllowed()
}

/** Behind an open door: anybody may be there, and some may see more. */
export const visitorMay = (c: Context<ApiEnv>, permission: Permission) => {
  const user = signedInUser(c)
  return user !== undefined && can(user, permission)
}

/** Throws a refusal for whoever is not signed in at an open door, must set up a second factor first, or may not do this. */
export const visitorMustBeAllowed = (c: Context<ApiEnv>, permission: Permission) => {
  if (c.get('mustWait')) throw stopWith(secondFactorFirst())
  if (!signedInUser(c)) throw stopWith(notSignedIn())
  mustBeAllowed(c, permission)
}

const signedInUser = (c: Context<ApiEnv>): ApiEnv['Variables']['user'] | undefined => c.get('user')

const routeFinder = (basePath: string, doors: Route[]) => {
  const patterns = doors.map((door) => ({
    door,
    pattern: new RegExp(`^${basePath}${door.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }))
  return (path: string) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ door }) => door)
}

const otherMethods = (c: Context, here: Route[]) => {
  const methods = here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const headers = { Allow: [...new Set([...methods, 'OPTIONS'])].join(', ') }
  if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return problem(405, `This address does not take ${c.req.method}; it takes ${headers.Allow}.`, { headers })
}
