/** The query parameter of a preview of unsaved site content (draft preview); its value is the token. */
export const contentPreviewParam = 'words'
