/**
 * Reads the settings file of the service, which systemd reads, too (EnvironmentFile). Its grammar is the part that every
 * reader understands in the same way: one NAME=value on each line, the value as it is or in double quotes, and comments
 * on lines of their own. Anything else is refused with a sentence, because systemd would read another value.
 */
import { readFileSync } from 'node:fs'

const assignment = /^([A-Za-z_][A-Za-z0-9_]*)=(.*)$/
const quoted = /^"([^"\\`$]*)"$/

/** What a reader may change in a value without quotes, and what to do instead. */
const mistakes = [
  [/^["']|["']$/, 'a quotation mark at one end; put the whole value into double quotes, or write none'],
  [/["'`]/, 'a quotation mark; a password in an address is written with %22, %27 or %60 instead'],
  [/\\/, 'a backslash; in an address it is written as %5C'],
  [/^\s|\s$/, 'a space at one end'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for.
  [/[\u0000-\u0008\u000a-\u001f\u007f]/, 'a control character'],
]

const readValue = (text) => {
  const [, inside] = quoted.exec(text) ?? []
  if (inside !== undefined) return { value: inside }
  const mistake = mistakes.find(([pattern]) => pattern.test(text))
  return mistake ? { mistake: mistake[1] } : { value: text }
}

const comment = /^\s*(?:[#;].*)?$/

/** Throws an error whose sentence names the line, and never quotes the value, which may be a password. */
export const parseSettings = (text, file) => {
  const settings = {}
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const where = `Line ${index + 1} of ${file}`
    if (line.includes('\0')) throw new Error(`${where} has a zero byte, and systemd reads nothing of such a file.`)
    if (comment.test(line) && line.endsWith('\\'))
      throw new Error(`${where} is a comment that ends with a backslash: systemd takes the next line for a part of it.`)
    if (comment.test(line)) continue
    const [, name, rest] = assignment.exec(line) ?? []
    if (!name) throw new Error(`${where} must be like NAME=value, without spaces around the name.`)
    const { value, mistake } = readValue(rest)
    if (mistake) throw new Error(`${where}: the value of ${name} has ${mistake}.`)
    if (name in settings) throw new Error(`${where}: ${name} was set before. Keep one of the two lines.`)
    settings[name] = value
  }
  return settings
}

export const readSettings = (file) => parseSettings(textOf(readFileSync(file), file), file)

const textOf = (bytes, file) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Error(`${file} is not in UTF-8, and systemd leaves out lines that are not. Save it as UTF-8.`)
  }
}
