/** What stands in the address of a page that shows words which nobody has saved, before the token. */
export const contentPreviewParam = 'words'
