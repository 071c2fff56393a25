/** The first line of a table that cannot be parsed. */
export type Unreadable = { line: number }

/** Parses CSV as spreadsheets write it: RFC 4180, also with semicolons or tabs. Fails if any line is invalid. */
export const readCsv = (text: string): string[][] | Unreadable => {
  const whole = text.replace(/^\ufeff/, '')
  const separator = separatorIn(whole)
  const rows: string[][] = [[]]
  let read = 0
  for (const [all, quoted, plain = '', end] of whole.matchAll(cellsBetween(separator))) {
    read += all.length
    if (all === '' && rows.at(-1)?.length === 0) break
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  if (read < whole.length) return { line: linesIn(whole.slice(0, read)).length }
  return rows.filter((row) => row.some(Boolean))
}

/** A quoted cell, or a plain one, in which quotation marks after the first character are literal; and the separator. */
const cellsBetween = (separator: string) => {
  const plain = `[^"${separator}\\r\\n][^${separator}\\r\\n]*`
  return new RegExp(`(?: *"((?:[^"]|"")*)" *|(${plain})?)(${separator}|\\r\\n|\\r|\\n|$)`, 'gy')
}

const linesIn = (text: string) => text.split(/\r\n|\r|\n/)

/** The separator that is most frequent in the first line. */
const separatorIn = (text: string) => {
  const [first = ''] = linesIn(text)
  const countOf = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}
