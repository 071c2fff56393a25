const headBytes = 64 * 1024

/** Told by its first bytes: drawn anew, only its first picture would be left. */
export const isAnimated = async (file: Blob) => {
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  return head.startsWith('GIF8') || isMoving(head)
}

const isMoving = (head: string) =>
  (head.startsWith('RIFF') && head.slice(8, 64).includes('ANIM')) ||
  (head.slice(1, 4) === 'PNG' && head.includes('acTL')) ||
  (head.slice(4, 8) === 'ftyp' && head.slice(8, 40).includes('avis'))
