/** What `npm run import -- FILE` does: reads the files, imports or only tries to, and writes the report. */
import { createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { finished } from 'node:stream/promises'
import { thousands } from '#shared/format.ts'
import { type ExportImport, importExport, type OldSiteAccess, openExport } from './import-export.ts'
import { importMembers } from './members.ts'
import { programOf } from './read-file.ts'
import { createReport, type ImportReportFile, reportSentences, reportTable, unequal } from './report.ts'
import type { SourceIndex } from './source.ts'
import { openUploads } from './uploads.ts'

type Organisation = Pick<ExportImport, 'db' | 'clock' | 'imageFiles' | 'files'>

export type FilesWish = {
  files: string[]
  isTrial: boolean
  news: string[]
  /** A folder or archive with the uploads, or `none`; undefined: from the old site. */
  pictures?: string | undefined
  /** The address of a Ghost site. */
  site?: string | undefined
  /** The file to write the report to. */
  report?: string | undefined
  say: (sentence: string) => void
  onProgress?: ExportImport['onProgress']
  web: OldSiteAccess
}

/** Throws Refused with a sentence. */
export const importFromFiles = async (organisation: Organisation, wish: FilesWish) => {
  const { files, isTrial, say, onProgress = createProgressLine(say) } = wish
  const uploads = wish.pictures && wish.pictures !== 'none' ? await openUploads(wish.pictures) : undefined
  try {
    const programs = await Promise.all(files.map(programOf))
    const source = programs.every((program) => program === 'members') ? undefined : await openExport(files)
    const name =
      wish.report ?? `import-report-${organisation.clock().toISOString().slice(0, 19).replaceAll(':', '-')}.txt`
    const out = createWriteStream(name)
    const report = createReport((line) => void out.write(`${line}\n`))
    report.say(`${isTrial ? 'Dry run of the import' : 'Import'} of ${files.map((file) => basename(file)).join(', ')}`)
    const deps = { ...organisation, isTrial, report }
    if (source) {
      tellWhatIsThere(source.index, say)
      const web = wish.pictures ? undefined : wish.web
      await importExport(source, { ...deps, ...{ uploads, web, onProgress }, news: wish.news, site: wish.site })
      if (isTrial) askForNews(source.index, wish.news, say)
    } else await importMembers(deps, files)
    const end = await finish(report, { out, name, say, isTrial })
    return { ...end, categories: [...(source?.index.categories.values() ?? [])] }
  } finally {
    await uploads?.close()
  }
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

/** `addsUp`: whether the numbers do. */
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
  return { addsUp: wrong.length === 0, lines: reportSentences(report) }
}
