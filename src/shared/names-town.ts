/** Names of events and places: the town is added only to those that do not contain it. */

const wordsOf = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `

/** Whether the name contains the town as complete words: "Hospital" does not contain Ho. */
export const namesTown = (name: string, town: string) => wordsOf(name).includes(wordsOf(town))

/** Polyclinic becomes Polyclinic, Ho; Ho Polyclinic is unchanged. */
export const withTown = (name: string, town: string) => (namesTown(name, town) ? name : `${name}, ${town}`)
