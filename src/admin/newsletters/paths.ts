export const lettersPath = '/manageletters'
export const newLetterPath = `${lettersPath}/new`
export const letterPath = (id: string) => `${lettersPath}/${id}`
