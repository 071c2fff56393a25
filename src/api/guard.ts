/**
 * The middleware for authentication and authorization. Denies by default: it takes from the description of a call who
 * may make it (`needs`), and no call without a description can be made. `shared/permissions.ts` says which job may do
 * what. A session that has ended is refused in public calls, too: what a volunteer adds would otherwise be stored as a
 * visitor's own. Only the calls of signing in ignore it.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { actAs } from '#core/audit/audit-log.ts'
import { NotAllowed } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { isApiToken } from '#core/users/api-tokens.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { ApiEnv, CallRules } from './calls.ts'
import { nothingHere, notSignedIn, problem, stopWith } from './problems.ts'

/** The only routes for a user who must set up a second factor first. */
const setUpRoutes = new Set([
  'GET /auth/account',
  'POST /auth/second-factor',
  'PUT /auth/second-factor',
  'POST /auth/logout',
])

type Route = { method: string; path: string }

/** `routesAt` finds all routes of the application at a path, and `rules` are those of its calls. */
export const guard =
  (routesAt: ReturnType<typeof routeFinder>, rules: CallRules, core: Core): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const found = routesAt(c.req.path)
    if (found.length === 0) return nothingHere()
    const route = found.find(({ method }) => method === (c.req.method === 'HEAD' ? 'GET' : c.req.method))
    if (!route) return otherMethods(c, found)
    const name = `${route.method} ${route.path}`
    const rule = rules.get(name)
    if (!rule) throw new NotAllowed()
    const isPublic = rule.needs === 'nothing'
    const token = tokenOf(c)
    const user = isPublic && !token ? undefined : await userWith(core, token)
    const mustWait = user?.mustSetUpSecondFactor && !setUpRoutes.has(name)
    if (!user && (!isPublic || (token && !route.path.startsWith('/auth/')))) return notSignedIn()
    if (!isPublic && mustWait) return secondFactorFirst()
    // A program has no account page.
    if (!isPublic && user?.scope && route.path.startsWith('/auth/')) throw new NotAllowed()
    // Set also if the call is refused: the server then reads the body of a signed-in client to its end.
    if (user && !mustWait) c.set('user', user)
    if (user && rule.needs !== 'nothing' && rule.needs !== 'sign-in') mustHave(user, rule.needs)
    if (user && rule.needsConfirmation) mustHaveConfirmed(user)
    if (user && !mustWait) await actAs(user, next)
    else {
      c.set('mustWait', Boolean(mustWait))
      await next()
    }
    const { headers } = c.res
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', isPublic && !user && route.method === 'GET' ? 'no-cache' : 'no-store')
  }

const secondFactorFirst = () => problem(403, 'Two-step sign-in is required. Set it up in your account to continue.')

/**
 * Reads the token from the Authorization header only: a browser would send a cookie with requests that the user did not
 * intend.
 */
export const tokenOf = (c: Context) => tokenIn(c.req.header('Authorization'))

export const tokenIn = (authorization = '') => /^Bearer ([\w.~+/=-]{1,500})$/i.exec(authorization)?.[1] ?? ''

export const userWith = ({ apiTokens, sessions }: Pick<Core, 'apiTokens' | 'sessions'>, token: string) =>
  (isApiToken(token) ? apiTokens : sessions).userOf(token)

type User = ApiEnv['Variables']['user']

const mustHave = (user: User, permission: Permission) => {
  if (!can(user, permission)) throw new NotAllowed()
}

/** For calls that could give somebody else access: a stolen session alone must not be enough. */
const mustHaveConfirmed = (user: User) => {
  if (!user.isConfirmed) throw stopWith(problem(403, unconfirmed, { errors: { confirmation: unconfirmed } }))
}

/** Where the request decides: a call that always needs the confirmation says so in its description. */
export const mustBeConfirmed = (c: Context<ApiEnv>) => mustHaveConfirmed(c.get('user'))

const unconfirmed = 'Enter your password again first: POST /auth/confirmation.'

/** For public routes: whether the client is signed in and has this permission. */
export const visitorMay = (c: Context<ApiEnv>, permission: Permission) => {
  const user = signedInUser(c)
  return user !== undefined && can(user, permission)
}

/**
 * For public routes. Throws a problem if the client is not signed in, must set up a second factor first, or lacks this
 * permission.
 */
export const visitorMustBeAllowed = (c: Context<ApiEnv>, permission: Permission) => {
  if (c.get('mustWait')) throw stopWith(secondFactorFirst())
  const user = signedInUser(c)
  if (!user) throw stopWith(notSignedIn())
  mustHave(user, permission)
}

const signedInUser = (c: Context<ApiEnv>): User | undefined => c.get('user')

/**
 * Finds the routes at a path. Compares it only with those that begin with the same segment, because there are three
 * hundred routes.
 */
export const routeFinder = (basePath: string, routes: Route[]) => {
  const segmentOf = (path: string) => path.split('/', 2).join('/')
  const patterns = Map.groupBy(
    routes.map((route) => ({ route, pattern: patternOf(route.path) })),
    ({ route }) => segmentOf(route.path),
  )
  return (path: string) => {
    if (!path.startsWith(`${basePath}/`)) return []
    const rest = path.slice(basePath.length)
    const candidates = patterns.get(segmentOf(rest)) ?? []
    return candidates.filter(({ pattern }) => pattern.test(rest)).map(({ route }) => route)
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)

const otherMethods = (c: Context, found: Route[]) => {
  const methods = found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const headers = { Allow: [...new Set([...methods, 'OPTIONS'])].join(', ') }
  if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return problem(405, `This path does not accept ${c.req.method}. It accepts ${headers.Allow}.`, { headers })
}
