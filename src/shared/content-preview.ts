/** The query parameter of a preview of unsaved site content; its value is the token. */
export const contentPreviewParam = 'words'
