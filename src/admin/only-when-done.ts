import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * What failed changed nothing. Asking again, perhaps without a connection, would put "could not be loaded" in the place
 * of what somebody was working on.
 */
export const onlyWhenDone = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.failure || actionResult?.alert ? false : defaultShouldRevalidate
