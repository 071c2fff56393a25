/**
 * Reports an event to the administrator of the server. `event` is for programs, `sentence` for people; neither quotes
 * what anybody wrote.
 */
export type Report = (event: string, sentence: string) => void

/**
 * The place where Node or a package throws is rarely useful, so the first frame in the project's own code is used, if
 * there is one.
 */
const isForeign = (frame: string) => /node:|node_modules/.test(frame)

/**
 * The part of an error that may be logged: its name and where it was thrown. Its message may quote what a person wrote.
 */
export const placeOf = (error: Error) => {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const frame = frames.find((line) => !isForeign(line)) ?? frames[0]
  const code = 'code' in error ? ` ${error.code}` : ''
  return `${error.name}${code} ${frame?.trim() ?? ''}`
}
