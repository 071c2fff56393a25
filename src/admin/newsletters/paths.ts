import { manageNewslettersPath } from '#shared/paths.ts'
export const newNewsletterPath = `${manageNewslettersPath}/new`
export const newsletterPath = (id: string) => `${manageNewslettersPath}/${id}`
