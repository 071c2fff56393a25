import { manageNewslettersPath } from '#shared/paths.ts'
export const newLetterPath = `${manageNewslettersPath}/new`
export const letterPath = (id: string) => `${manageNewslettersPath}/${id}`
