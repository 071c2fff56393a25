/** Parses a typed number. Other text is sent to the API unchanged, so that the error can quote it. */
export const typedNumber = (text: string) => {
  const number = Number(text)
  return (Number.isFinite(number) ? number : text) as number
}
