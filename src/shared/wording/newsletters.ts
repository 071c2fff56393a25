/** Texts of the public pages with newsletters. */
export const newslettersWording = {
  title: 'Our newsletters',
  description: 'All our past newsletters.',
  empty: 'No newsletters yet',
  missing: 'Newsletter not found',
  failed: 'The newsletters could not be loaded. Please try again.',
  back: 'All our newsletters',
  sentOn: (day: string) => `Sent on ${day}`,
  whatsApp: 'Share on WhatsApp',
} as const
