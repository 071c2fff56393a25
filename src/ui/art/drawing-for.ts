const sumOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/**
 * Chooses one of five drawings for an article. The same id always gets the same drawing; in a list even positions use
 * three of them and odd positions the other two, so that neighbours differ.
 */
export const drawingFor = (id: string, index?: number) => {
  if (index === undefined) return sumOf(id) % 5
  return index % 2 === 0 ? (sumOf(id) % 3) * 2 : (sumOf(id) % 2) * 2 + 1
}
