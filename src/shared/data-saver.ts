/** The data saver switch: where its form is sent, its texts, and its cookie. */
export const dataSaver = {
  path: '/data-saver',
  cookie: 'data-saver',
  /** The fields of the form: on or off, and the page it was sent from. */
  choice: 'choice',
  from: 'from',
} as const
