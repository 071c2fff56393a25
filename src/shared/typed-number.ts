/** The number that somebody typed. What is no number goes to the API as it is, so that the refusal can name it. */
export const typedNumber = (text: string) => {
  const number = Number(text)
  return (Number.isFinite(number) ? number : text) as number
}
