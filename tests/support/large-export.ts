/** Writes the export of a large WordPress site, and runs its import in a process that can be killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, watch } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import manifest from '../../package.json' with { type: 'json' }
import { compiled } from './compiled.ts'
import { attachment, wxr, wxrItem } from './export-files.ts'

/** `revisions`: earlier versions of a text, of 100 KB, which are read and left out. */
type LargeSite = { posts: number; pictures: number; revisions?: number }

const pictureName = (number: number) => `picture-${number}.jpg`

const words = '<p>We walk to the clinic and sing for every warrior.</p>'

const htmlOf = (id: number, { pictures }: LargeSite) => {
  const src = `https://old.example/wp-content/uploads/2020/05/${pictureName(id % pictures)}`
  const image = pictures > 0 ? `<figure><img src="${src}" alt="Picture"/></figure>` : ''
  return `<p>Text ${id}.</p>${image}${words.repeat(40)}`
}

function* itemsOf(site: LargeSite) {
  const [start = '', end = ''] = wxr(['<!-- items -->']).split('<!-- items -->')
  yield start
  for (let id = 0; id < site.pictures; id += 1) yield attachment(1_000_000 + id, pictureName(id))
  for (let id = 1; id <= site.posts; id += 1) yield wxrItem({ id, html: htmlOf(id, site) })
  for (let id = 0; id < (site.revisions ?? 0); id += 1)
    yield wxrItem({ id: 2_000_000 + id, type: 'revision', status: 'inherit', html: words.repeat(1_800) })
  yield end
}

/** Returns the file, and the folder of its pictures, each of which is another one. */
export const writeLargeExport = async (folder: string, site: LargeSite) => {
  const [file, uploads] = [join(folder, 'export.xml'), join(folder, 'uploads')]
  await mkdir(join(uploads, '2020/05'), { recursive: true })
  await pipeline(Readable.from(itemsOf(site)), createWriteStream(file))
  for (let id = 0; id < site.pictures; id += 1) {
    const background = { r: id % 256, g: Math.floor(id / 256), b: 99 }
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await writeFile(join(uploads, '2020/05', pictureName(id)), bytes)
  }
  return { file, uploads }
}

/** Those of `npm run import`: options of Node, and the script. */
const [, , ...options] = manifest.scripts.import.split(' ')

type Run = { env: Record<string, string>; file: string; uploads: string; folder: string }

const lines = async (report: string) => ((await readFile(report, 'utf8').catch(() => '')).match(/\n/g) ?? []).length

/** Kills the import (SIGKILL) when its report has this many lines. Returns what it said, and its largest memory in MB. */
export const runImport = async ({ env, file, uploads, folder }: Run, killAt = Number.POSITIVE_INFINITY) => {
  const report = join(folder, 'report.txt')
  await writeFile(report, '')
  const args = [...options, file, '--pictures', uploads, '--report', report]
  const child = spawn(process.execPath, args, { env: { ...compiled, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  let megabytes = 0
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text))
  const watcher = watch(report, async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    if (killAt < Number.POSITIVE_INFINITY && (await lines(report)) >= killAt) child.kill('SIGKILL')
  })
  const [code] = await once(child, 'close')
  watcher.close()
  return { code, said: said.join(''), megabytes: Math.round(megabytes), report: await readFile(report, 'utf8') }
}
