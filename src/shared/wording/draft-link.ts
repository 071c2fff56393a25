/** Texts of the page that shows an unpublished article to anyone with its draft link. */
export const draftLinkWording = {
  title: 'Preview',
  mark: 'Preview: not published.',
  markOfPublished: 'Preview: not what readers see.',
  ends: (day: string) => `Whoever has this link can read it, until ${day}.`,
  untitled: 'Without a title',
  gone: 'This preview has ended',
  askForAnother: 'Ask whoever sent you the link for a new one.',
  failed: 'The preview could not be loaded. Please try again.',
  loading: 'Loading the preview',
} as const
