/** About how many rows a part of a list has. It is cut in two when it has more than twice as many. */
export const partSize = 1_000
export const mostInPart = 2 * partSize
