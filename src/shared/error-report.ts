/**
 * Error reports for the administrator of the server. `event` is for programs, `sentence` for people; neither quotes what
 * anybody wrote (no personal data in logs).
 */
export type Report = (event: string, sentence: string) => void

/** Where Node or a package throws is rarely useful: the first frame in the project's own code comes before it. */
const isForeign = (frame: string) => /node:|node_modules/.test(frame)

/**
 * The part of an error that may be logged: its name and where it was thrown. Its message may quote what a person wrote.
 */
export const thrownAt = (error: Error) => {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const frame = frames.find((line) => !isForeign(line)) ?? frames[0]
  const code = 'code' in error ? ` ${error.code}` : ''
  return `${error.name}${code} ${frame?.trim() ?? ''}`
}
