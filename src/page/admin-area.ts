/** A route's id is its file, or begins with the file's folder: `src/routes.ts`. */
export const isInAdminArea = (matches: readonly { id: string }[]) => matches.some(({ id }) => id.startsWith('admin/'))
