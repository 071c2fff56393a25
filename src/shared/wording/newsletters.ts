/** Letters to readers, as pages of the site. */
export const lettersWording = {
  title: 'Our letters',
  description: 'Every letter that Voima has sent to its readers.',
  empty: 'No letters yet',
  missing: 'There is no such letter',
  failed: 'The letters could not be loaded. Please try again.',
  back: 'All our letters',
  sentOn: (day: string) => `Sent on ${day}`,
  whatsApp: 'Send as WhatsApp text',
} as const
