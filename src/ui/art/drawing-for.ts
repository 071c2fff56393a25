const sumOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/**
 * Chooses one of five drawings. The same id and position always get the same one, and five positions in a row get five. An
 * article has the position 0 of its own id, and what follows it on its page has the next positions. Lists have no id.
 */
export const drawingFor = (id: string, position = 0) => (sumOf(id) + 2 * position) % 5
