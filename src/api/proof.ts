import type { Core } from '#core/organisation/core.ts'
import { foldEmail } from '#shared/email.ts'
import type { ApiEnv } from './env.ts'
import type { Rates } from './rates.ts'

/** Before what a borrowed phone must not do: the password again, and no more guesses at it than at the door. */
export const proofOf =
  ({ passwords }: Core, rates: Rates) =>
  async (user: ApiEnv['Variables']['user'], password: string) => {
    const guess = rates.of('loginPerAccount', foldEmail(user.email))
    await rates.take(guess)
    await passwords.mustBeOf(user, password)
    await rates.giveBack(guess)
  }
