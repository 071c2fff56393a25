import type { Core } from '#core/organisation/core.ts'

type User = NonNullable<Awaited<ReturnType<Core['sessions']['userOf']>>>

/**
 * `visitor` is the network address of the client. `user` is set on every route that is not public. `mustWait`: a
 * signed-in user who called a public route must set up a second factor first.
 */
export type ApiEnv = { Bindings: { visitor: string }; Variables: { user: User; mustWait?: boolean } }
