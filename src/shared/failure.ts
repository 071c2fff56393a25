/** What the log may say of an error: its name and its place. Its message may quote what somebody wrote. */
export const placeOf = (error: Error) => {
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
  const code = 'code' in error ? ` ${error.code}` : ''
  return `${error.name}${code} ${place?.trim() ?? ''}`
}
