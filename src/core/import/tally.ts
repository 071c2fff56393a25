/** What became of each thing, told while it happens. By its id at the other site: what is in it is nobody's business. */

export type Count = { made: number; alreadyThere: number; refused: number; brokenOff?: string }
export type Tell = (sentence: string) => void
export type Tally = ReturnType<typeof createTally>

export const createTally = (name: string, tell: Tell) => {
  const count: Count = { made: 0, alreadyThere: 0, refused: 0 }
  const about = (id: string, sentence: string) => tell(`${name} ${id.slice(0, 60) || '(without an id)'}: ${sentence}`)
  return {
    count,
    made: (number = 1) => {
      count.made += number
    },
    alreadyThere: (number = 1) => {
      count.alreadyThere += number
    },
    refuse: (id: string, reason: string) => {
      count.refused += 1
      about(id, `not taken: ${reason}`)
    },
    note: about,
    page: (page: number, totalPages: number) =>
      tell(
        `${name}: page ${page} of ${Math.max(page, totalPages)}, ${count.made} new, ${count.alreadyThere} there already`,
      ),
  }
}
