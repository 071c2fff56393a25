import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inProject } from '../prepare/paths.mjs'

const parts = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
const packageName = '@sparticuz/chromium'

export const unpackBrowser = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No browser was found. Install Chrome or Chromium, or set CHROME_PATH to its path.')
  const source = dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const folder = inProject('.cache', `chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder, join(source, 'bin'))
  return { path: join(folder, 'chromium'), env: environment(folder) }
}

const unpackInto = async (folder, packed) => {
  console.log('Unpacking the browser that comes with the packages …')
  const { inflate } = await import(packageName)
  const half = `${folder}-${process.pid}`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true })
  await withTemporaryFolder(half, () => Promise.all(parts.map((part) => inflate(join(packed, part)))))
  writeFileSync(join(half, 'fonts.conf'), fontSettings(folder))
  if (existsSync(folder)) rmSync(half, { recursive: true })
  else renameSync(half, folder)
}

// The package unpacks only into the system's temporary folder, where another user may have put a file of that name.
const withTemporaryFolder = async (folder, work) => {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  await work()
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
}

const environment = (folder) => ({
  LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  FONTCONFIG_FILE: join(folder, 'fonts.conf'),
})

// Without a font, every line of text would be zero pixels high.
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
