/** Reports an event to the person who runs the site. `event` is for programs, `sentence` for people; neither quotes anybody. */
export type Report = (event: string, sentence: string) => void

/** Where Node and packages throw says little: the place is the first frame of our own, if there is one. */
const isForeign = (frame: string) => /node:|node_modules/.test(frame)

/** What the log may say of an error: its name and where it was thrown. Its message may quote what a person wrote. */
export const placeOf = (error: Error) => {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const frame = frames.find((line) => !isForeign(line)) ?? frames[0]
  const code = 'code' in error ? ` ${error.code}` : ''
  return `${error.name}${code} ${frame?.trim() ?? ''}`
}
