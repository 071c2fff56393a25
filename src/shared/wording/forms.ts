/** Texts that all public forms share. */
export const formWording = {
  checkFields: 'Please check the marked fields.',
  isBot: 'The form looked as if a program had filled it in. If you are a person, please send it again.',
  unreachable: 'We could not reach this site. Check your connection and try again.',
} as const
