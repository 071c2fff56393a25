/** Reads a table as spreadsheets write it: RFC 4180, also with semicolons or tabs. */
export const readCsv = (text: string): string[][] => {
  const whole = text.replace(/^\ufeff/, '')
  const separator = separatorIn(whole)
  const rows: string[][] = [[]]
  // A quoted cell, or a plain one, and what ends it.
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy')
  for (const [all, quoted, plain = '', end] of whole.matchAll(cells)) {
    if (all === '' && rows.at(-1)?.length === 0) break
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return rows.filter((row) => row.some(Boolean))
}

/** Whichever is most in the first line. */
const separatorIn = (text: string) => {
  const [first = ''] = text.split('\n', 1)
  const countOf = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}
