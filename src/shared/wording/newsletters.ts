/** Texts of the public pages with newsletters. */
export const newslettersWording = {
  title: 'Our newsletters',
  description: 'Every newsletter that Voima has sent to its readers.',
  empty: 'No newsletters yet',
  missing: 'There is no such newsletter',
  failed: 'The newsletters could not be loaded. Please try again.',
  back: 'All our newsletters',
  sentOn: (day: string) => `Sent on ${day}`,
  whatsApp: 'Send as WhatsApp text',
} as const
