/** Names of days and places, of which many say the town: it is added only to those that do not. */

const wordsOf = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `

/** Whether the name has the town as words of its own: "Hospital" does not name Ho. */
export const namesTown = (name: string, town: string) => wordsOf(name).includes(wordsOf(town))

/** Polyclinic, Ho; and Ho Polyclinic as it is. */
export const withTown = (name: string, town: string) => (namesTown(name, town) ? name : `${name}, ${town}`)
