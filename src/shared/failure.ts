/** Tells whoever runs the site. `event` is for programs, `sentence` for people; neither names or quotes anybody. */
export type Report = (event: string, sentence: string) => void

/** What the log may say of an error: its name and its place. Its message may quote what somebody wrote. */
export const placeOf = (error: Error) => {
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
  const code = 'code' in error ? ` ${error.code}` : ''
  return `${error.name}${code} ${place?.trim() ?? ''}`
}
