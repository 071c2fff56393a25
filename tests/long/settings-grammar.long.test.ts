/** What `voima` reads in a settings file is what systemd reads in it, on machines that have the library of systemd. */
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../scripts/voima/settings-file.mjs'

const folder = mkdtempSync(join(tmpdir(), 'voima-grammar-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [library] = globSync('/usr/lib/*/systemd/libsystemd-shared-*.so')
const canAsk = library !== undefined && spawnSync('python3', ['--version']).status === 0

/** Calls the function of systemd that reads an EnvironmentFile. */
const askSystemd = `
import ctypes, json, sys
library = ctypes.CDLL(sys.argv[1])
def read(path):
    found = ctypes.POINTER(ctypes.c_char_p)()
    code = library.load_env_file(None, path.encode(), ctypes.byref(found))
    pairs, at = [], 0
    while code >= 0 and found and found[at]:
        pairs.append(found[at].decode()); at += 1
    return pairs
print(json.dumps([read(path) for path in json.load(sys.stdin)]))
`

const pieces = [
  ...['a', 'b', '1', ' ', '  ', '\t', '"', "'", '`', '$', '$$', '$(x)', '\\', '\\\\', '\\n', '#', ' #x', ';'],
  ...['&', '|', '=', '%', '*', '~', '!', '{', '}', '<', '>', '(', ')', '?', '^', '@', ',', '/', '-', '_', '.', ':'],
  ...['\r', '\n', '\v', '\f', '\u00a0', '\u2028', '\u0085', 'ɛ', '✓', '😀', '\u0007', '\u007f', '\ufeff', '\0'],
  ...['$' + '{X}', 'export ', 'NAME', 'NAME=', 'A=', ' = ', '\n#c', '\n;c', '\n \n', '\\\n', '"\n"', '\n# c \\\nB=x'],
]

/** The same texts in every run. */
const generated = (count: number) => {
  let seed = 1
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  return Array.from({ length: count }, () => {
    const value = Array.from({ length: below(6) }, () => pieces[below(pieces.length)]).join('')
    const forms = [`NAME=${value}`, `NAME="${value}"`, `NAME='${value}'`, value, `NAME=x\n${value}`, `A=x${value}\nB=c`]
    return forms[below(forms.length)] ?? ''
  })
}

const readOrRefuse = (file: string) => {
  try {
    return readSettings(file)
  } catch {
    return undefined
  }
}

test.runIf(canAsk)('ten thousand hostile files are read as systemd reads them, or refused', () => {
  const files = generated(10_000).map((text, index) => {
    const file = join(folder, String(index))
    writeFileSync(file, text)
    return { file, text }
  })
  const input = JSON.stringify(files.map(({ file }) => file))
  const answer = execFileSync('python3', ['-c', askSystemd, library ?? ''], { input, maxBuffer: 1e8, stdio: 'pipe' })
  const read: string[][] = JSON.parse(String(answer))
  let accepted = 0
  for (const [index, { file, text }] of files.entries()) {
    const ours = readOrRefuse(file)
    if (!ours) continue
    accepted += 1
    const theirs = (read[index] ?? []).map((pair) => [
      pair.slice(0, pair.indexOf('=')),
      pair.slice(pair.indexOf('=') + 1),
    ])
    expect({ text, read: ours }).toEqual({ text, read: Object.fromEntries(theirs) })
  }
  expect(accepted).toBeGreaterThan(2000)
})
