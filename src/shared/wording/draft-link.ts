/** Texts of the page that shows an unpublished article to anyone with its draft link. */
export const draftLinkWording = {
  title: 'Preview',
  mark: 'Preview: not published.',
  markOfPublished: 'Preview: this is not what readers see.',
  ends: (day: string) => `Anyone with this link can read it until ${day}.`,
  untitled: 'Untitled',
  gone: 'This preview has expired',
  askForAnother: 'Ask the person who sent you the link for a new one.',
  failed: 'The preview could not be loaded. Please try again.',
} as const
