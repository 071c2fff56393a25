/** The drawings that a slide may show where it has no photograph, each in words. */
export const drawings = {
  cells: 'Drawing: round red blood cells and a few sickled ones in a blood vessel',
  weave: 'Drawing: a kente weave of cells, sickles and bars',
  family: 'Drawing: a family of five standing close together',
} as const

export type Drawing = keyof typeof drawings
