import type { Core } from '#core/core.ts'

type User = NonNullable<Awaited<ReturnType<Core['sessions']['userOf']>>>

/** `visitor` is the network address on whose behalf the call is made; `user` is there behind every closed door. */
export type ApiEnv = { Bindings: { visitor: string }; Variables: { user: User } }
