import { imagesPath } from '#shared/paths.ts'
export const pathOf = ({ _id }: { _id: string }) => `${imagesPath}/${_id}`
