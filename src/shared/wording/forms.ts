/** Texts that all public forms share. */
export const formWording = {
  checkFields: 'Please check the marked fields.',
  unreachable: 'We could not reach Voima. Check your connection and try again.',
} as const
