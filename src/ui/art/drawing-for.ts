const sumOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/**
 * Which of five drawings stands for an article. The same id has the same drawing; in a list even places draw from
 * three of them and odd places from the other two, so that no two neighbours look alike.
 */
export const drawingFor = (id: string, index?: number) => {
  if (index === undefined) return sumOf(id) % 5
  return index % 2 === 0 ? (sumOf(id) % 3) * 2 : (sumOf(id) % 2) * 2 + 1
}
