/**
 * The props of the element that shows the result of a form: view and focus move there, to the top of the result below the
 * header. The browser does that when it loads the page, and `form-outcome.ts` when a script shows the result. `sent`: the
 * data that was sent.
 */
export const resultFocus = (sent: object | undefined) => ({ tabIndex: -1, autoFocus: sent !== undefined })
