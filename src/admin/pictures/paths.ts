export const picturesPath = '/pictures'
export const pathOf = ({ _id }: { _id: string }) => `${picturesPath}/${_id}`
