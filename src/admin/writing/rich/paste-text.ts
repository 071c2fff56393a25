/** Reads pasted plain text, from a chat, a spreadsheet, a PDF reader or a word processor, as Markdown. */
import { withoutHidden } from '#shared/hidden-characters.ts'
import type { Lost } from './losses.ts'

/** Signs that only Markdown has: then a single star is its italics, and every line is as the writer wants it. */
const isMarkdown = /\*\*(?=[^\s*\d])|__(?=[^\s_\d])|\]\(\S|^#{2,6} |^```|^ *[-*] \[[ x]\]|^\|.*\|$/m

/** In the place of the soft hyphen that a PDF reader leaves where a line ends inside a word. */
const divided = '\ue000'

export const markdownOf = (pasted: string, lost: Lost) => {
  const text = withoutHidden(pasted.replace(/\u00ad *\r?\n/g, `${divided}\n`))
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
  if (isMarkdown.test(text)) return text
  return text
    .trimEnd()
    .replace(/\\(?=[!-/:-@[-`{-~]|$)|&(?=#?\w+;)/gm, '\\$&')
    .split(/\n(?:[ \t]*\n)+/)
    .map((part) => tableOf(part) ?? linesOf(part, lost))
    .join('\n\n')
    .replaceAll(`${divided}\n`, '')
}

const cellEnd = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy

/** Spreadsheets write a row on each line, with tabs between the cells, and quotation marks around several lines. */
const tableOf = (part: string) => {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of part.replace(/\n$/, '').matchAll(cellEnd)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  const width = Math.max(...rows.map(({ length }) => length))
  const isTable = rows.length > 1 && rows.every(({ length }) => length > 1)
  if (!isTable || rows.every((row) => listSign.test(`${row.find(Boolean)?.trim()} x`))) return
  const lines = rows.map((row) => `| ${Array.from({ length: width }, (_, place) => cellOf(row[place])).join(' | ')} |`)
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n')
}

const cellOf = (text = '') =>
  text
    .trim()
    .replace(/[\\|*]/g, '\\$&')
    .replace(/\n/g, '<br>')

const linesOf = (part: string, lost: Lost) =>
  separated(unwrapped(withListSigns(part.split('\n')), lost))
    .map(chatMarks)
    .join('\n')

const bullet = /^([ \t]*)(?:[•·●■∙⁃‣►➢\uf0b7]|([◦○]|o(?=\t))|([▪□§\uf0a7]))[ \t]+/u
const listSign = /^(?:[-*•·●■∙⁃‣►➢◦○▪□§o\uf0b7\uf0a7]|(?:\d{1,3}|[a-z])[.)])\s/u
const listLine = /^ *(?:-|\*(?= )|\d{1,3}[.)])\s+/

/** Each kind of bullet is a level, and so is an indentation. */
const withListSigns = (lines: string[]) => {
  let most = 0
  return lines.map((line) => {
    const [sign, space = '', second, third] = bullet.exec(line) ?? []
    if (sign === undefined) {
      const text = line.trim().replace(/\t/g, ' ')
      // An indented line continues the item before it.
      if (most > 0 && /^\s+\S/.test(line) && !listLine.test(line)) return `    ${text}`
      most = listLine.test(line) ? 1 : 0
      return most ? line.replace(/\t/g, ' ') : text
    }
    const depth = Math.min(most, third ? 2 : second || /\t| {2}/.test(space) ? 1 : 0)
    most = depth + 1
    return `${'    '.repeat(depth)}- ${line.slice(sign.length)}`
  })
}

/** Joins the lines of a text that was broken at a margin: each ends where the next word would not have fitted. */
const unwrapped = (lines: string[], lost: Lost) => {
  const longest = Math.max(...lines.map(({ length }) => length))
  const pairs = lines.slice(1).map((next, index) => ({ line: lines[index] ?? '', next }))
  const inner = pairs.filter(({ next }) => !listLine.test(next))
  const wraps = inner.filter(({ line, next }) => `${line} ${/^\S*/.exec(next)}`.length > longest * 0.87)
  const sentences = wraps.filter(({ line }) => /[.!?:;]$/.test(line))
  const isWrapped = wraps.length > 1 && wraps.length >= inner.length * 0.6 && sentences.length <= wraps.length / 2
  if (!isWrapped || longest < 45 || longest > 130) return lines
  lost.add('lines')
  return pairs
    .reduce((text, { line, next }) => {
      if (listLine.test(next)) return `${text}\n${next}`
      return wraps.some((wrap) => wrap.line === line) ? joinedWith(text, next, lines, lost) : `${text}\n\n${next}`
    }, lines[0] ?? '')
    .split('\n')
}

/** A hyphen that stands elsewhere in the text, or before a capital letter or a number, belongs to the word. */
const joinedWith = (text: string, next: string, lines: string[], lost: Lost) => {
  const [, before] = /(\p{L}+)[-‐]$/u.exec(text) ?? []
  if (text.endsWith(divided)) return text.slice(0, -1) + next
  if (!before) return `${text} ${next}`
  const [after] = /^\p{Ll}+/u.exec(next) ?? []
  if (!after || lines.some((line) => line.includes(`${before}-${after}`))) return text + next
  lost.add('words')
  return text.slice(0, -1) + next
}

const kindOf = (line: string) =>
  listLine.test(line) || line.startsWith('    ') ? 'list' : /^>/.test(line) ? 'quote' : 'text'

/** Markdown would take the line after a list as its continuation, dashes and # for a heading, and + for a list. */
const separated = (lines: string[]) =>
  lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const text = line.replace(/^(?:-{3,}$|={3,}$|#+(?=\s|$)|\+(?=\s)|\[(?=[^\]]*\]:))/, '\\$&')
    return before && line && kindOf(before) !== kindOf(line) ? ['', text] : [text]
  })

/** Chats write bold as *so* and struck out as ~so~. A star beside a number is part of a code, as in *170#. */
const chatMarks = (line: string) =>
  line
    .replace(/(?<![^\s(["'“‘_~–—-])\*(?=[^\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*#])/gu, (found, words: string) =>
      /^[\d#]|[\d#]$/.test(words) && (words.includes('#') || !/\p{L}/u.test(words)) ? found : `**${words}**`,
    )
    .replace(/(?<![^\s(["'“‘_*–—-])~(?=[^\s~])([^~]*[^\s~])~(?![\p{L}\p{N}~])/gu, '~~$1~~')
    // Others are no italics.
    .replace(/(?<!:\/\/\S*|[*\\])\*(?![*]|(?<=^ *\*) )/g, '\\*')
