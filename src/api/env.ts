import type { Core } from '#core/organisation/core.ts'

type User = NonNullable<Awaited<ReturnType<Core['sessions']['userOf']>>>

/**
 * `visitor` is the network address on whose behalf the call is made; `user` is there behind every closed door.
 * `mustWait`: somebody came through an open door who is signed in, and must set up a second factor first.
 */
export type ApiEnv = { Bindings: { visitor: string }; Variables: { user: User; mustWait?: boolean } }
