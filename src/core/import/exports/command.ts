/** What `npm run import -- FILE` does: reads the files, imports or only tries to, and writes the report. */
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { thousands } from '#shared/format.ts'
import type { RetryOptions } from '../client.ts'
import { type ExportImport, importExport, openExport } from './import-export.ts'
import { importMembers } from './members.ts'
import { programOf, refusedFile } from './read-file.ts'
import { createReport, type ImportReportFile, reportTable, unequal } from './report.ts'
import type { SourceIndex } from './source.ts'

type Organisation = Pick<ExportImport, 'db' | 'clock' | 'imageFiles' | 'files'>

export type FilesWish = {
  files: string[]
  isTrial: boolean
  news: string[]
  /** A folder, or `none`; undefined: from the old site. */
  pictures?: string | undefined
  /** The file to write the report to. */
  report?: string | undefined
  say: (sentence: string) => void
  web: RetryOptions
}

/** Returns whether the numbers add up. Throws Refused with a sentence. */
export const importFromFiles = async (organisation: Organisation, wish: FilesWish) => {
  const { files, isTrial, say } = wish
  const folder = wish.pictures && wish.pictures !== 'none' ? await existingFolder(wish.pictures) : undefined
  const programs = await Promise.all(files.map(programOf))
  const isMembers = programs.every((program) => program === 'members')
  const source = isMembers ? undefined : await openExport(files)
  const name =
    wish.report ?? `import-report-${organisation.clock().toISOString().slice(0, 19).replaceAll(':', '-')}.txt`
  const out = createWriteStream(name)
  const report = createReport((line) => void out.write(`${line}\n`))
  report.say(`${isTrial ? 'Dry run of the import' : 'Import'} of ${files.join(', ')}`)
  if (source) {
    tellWhatIsThere(source.index, say)
    const web = wish.pictures ? undefined : wish.web
    const onProgress = createProgressLine(say)
    await importExport(source, { ...organisation, ...{ folder, isTrial, report, web, onProgress }, news: wish.news })
    if (isTrial) askForNews(source.index, wish.news, say)
  } else await importMembers({ ...organisation, isTrial, report }, files)
  return finish(report, { out, name, say, isTrial })
}

const existingFolder = async (folder: string) => {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory())
    throw refusedFile(`There is no folder ${folder}. Unpack the archive of the uploads there first.`)
  return folder
}

const tellWhatIsThere = ({ program, siteUrl, found }: SourceIndex, say: FilesWish['say']) => {
  const kinds = [...found].map(([kind, number]) => `${kind} ${thousands(number)}`)
  say(`An export of ${program}${siteUrl && ` from ${siteUrl}`}: ${kinds.join(', ') || 'nothing'}.`)
}

const createProgressLine = (say: FilesWish['say']) => (done: number, all: number) => {
  if (done % 500 === 0) say(`${thousands(done)} of ${thousands(all)} …`)
}

const askForNews = ({ categories }: SourceIndex, news: string[], say: FilesWish['say']) => {
  if (categories.size === 0 || news.length > 0) return
  say('\nWhich categories are news? Name them with --news; all other posts go to the blog:')
  for (const { slug, name, texts } of categories.values()) say(`  --news ${slug}   ${name}, ${thousands(texts)} posts`)
}

type End = Pick<FilesWish, 'say' | 'isTrial'> & { out: ReturnType<typeof createWriteStream>; name: string }

const finish = async (report: ImportReportFile, { out, name, say, isTrial }: End) => {
  const wrong = unequal(report)
  const lines = reportTable(report)
  for (const line of ['', ...lines]) report.say(line)
  for (const line of ['', ...lines]) say(line)
  if (wrong.length > 0)
    say(`These numbers do not add up, which is a fault of the import: ${wrong.map(([kind]) => kind).join(', ')}.`)
  out.end()
  await finished(out)
  say(`The report with every item is in ${name}.`)
  if (isTrial) say('Nothing was imported. To import, run the command without --dry-run.')
  return wrong.length === 0
}
