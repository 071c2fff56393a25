/** The library that reads and writes pictures. It loads only in the workshop, where its memory goes with the process. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
