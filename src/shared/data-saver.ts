/** The switch of the data saver: where its form goes, what it says, and what is remembered of it. */
export const dataSaver = {
  path: '/data-saver',
  cookie: 'data-saver',
  /** The fields of the form: on or off, and the page it was sent from. */
  choice: 'choice',
  from: 'from',
} as const
