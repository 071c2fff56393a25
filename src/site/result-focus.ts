/**
 * The props of the heading of a form's result, or of its only sentence: view and focus move there, below the header. On
 * all of the result, the focus would make screen readers read all of it at once. The browser moves them when it loads the
 * page, and `form-outcome.ts` when a script shows the result. `sent`: the data that was sent.
 */
export const resultFocus = (sent: object | undefined) => sent && ({ tabIndex: -1, autoFocus: true } as const)
