/** Imports a WordPress or Ghost export. With `isTrial` (a dry run) nothing is fetched or saved, and the report is the same. */
import { tagPath } from '#shared/tags.ts'
import { addRedirects } from '../../redirects/redirects.ts'
import { createRetryingFetch, type RetryOptions } from '../client.ts'
import { createImportedItems } from '../log.ts'
import { openGhost } from './ghost.ts'
import { createMediaImport, type MediaDeps } from './media-import.ts'
import { importSomeMembers, type OldMember } from './members.ts'
import { programOf, refusedFile } from './read-file.ts'
import type { ImportReportFile } from './report.ts'
import { oldPathOf, type SourceExport, type SourceFile, type SourceIndex, type SourceText } from './source.ts'
import { importText, type TextDeps, tagNameOf } from './text-import.ts'
import { openWordPress } from './wordpress.ts'

/** Unless its network is closed, the address of the old site may be inside it. */
export type OldSiteAccess = RetryOptions & { isOwnNetworkClosed?: boolean }

export type ExportImport = Pick<MediaDeps, 'db' | 'clock' | 'imageFiles' | 'files' | 'uploads' | 'isTrial'> & {
  report: ImportReportFile
  /** The slugs or names of the categories whose texts become news. */
  news: string[]
  /** The address of the old site, which Ghost does not say. */
  site?: string | undefined
  /** Undefined: pictures come only from the uploads. */
  web?: OldSiteAccess | undefined
  onProgress?: (done: number, all: number) => void
}

/** Throws Refused for files that are damaged, hostile, or of another program. */
export const openExport = async (files: string[]): Promise<SourceExport> => {
  const programs = new Set(await Promise.all(files.map(programOf)))
  if (programs.size !== 1) throw refusedFile('Import the files of each program on their own.')
  return programs.has('Ghost') ? openGhost(files) : openWordPress(files)
}

export const importExport = async (source: SourceExport, { news, web, site, onProgress, ...given }: ExportImport) => {
  const { index } = source
  const siteUrl = index.siteUrl || site?.replace(/\/+$/, '') || ''
  const { report, db } = given
  const name = index.siteUrl.replace(/^https?:\/\/(?:www\.)?/, '') || index.program
  const ownOrigin = URL.canParse(siteUrl) && !web?.isOwnNetworkClosed ? new URL(siteUrl).origin : ''
  const ask = web && createRetryingFetch(web, ownOrigin)
  const mediaDeps: MediaDeps = { ...given, index, siteUrl, ask, imported: createImportedItems(db, name) }
  const media = createMediaImport(mediaDeps)
  const deps: TextDeps = {
    ...mediaDeps,
    media,
    tried: new Map(),
    news: new Set(news.map((each) => each.toLowerCase())),
  }
  for (const [kind, number] of index.found) report.found(kind, number)
  for (const warning of new Set(index.warnings)) report.say(`The file: ${warning}`)
  const used = new Set<string>()
  const all = [...index.found.values()].reduce((sum, number) => sum + number, 0)
  let done = 0
  const step = () => {
    done += 1
    onProgress?.(done, all)
  }
  for (const file of index.files.values()) {
    await importFile(deps, report, file)
    step()
  }
  const folder = URL.parse(siteUrl)?.pathname.replace(/\/$/, '') ?? ''
  for await (const text of source.texts(folder)) {
    await reportText(deps, report, text, used)
    step()
  }
  await importMembersOf(source, given, step)
  reportNames(index.names, report, used)
  if (!given.isTrial) await addRedirects(db, listRedirects(index, siteUrl, used), given.clock().toISOString())
  reportOthers(media, report)
}

const importMembersOf = async (
  source: SourceExport,
  given: Parameters<typeof importSomeMembers>[0],
  step: () => void,
) => {
  const some: OldMember[] = []
  for await (const member of source.members()) {
    some.push(member)
    step()
    if (some.length === 500) await importSomeMembers(given, some.splice(0))
  }
  if (some.length > 0) await importSomeMembers(given, some)
}

const reportText = async (deps: TextDeps, report: ImportReportFile, text: SourceText, used: Set<string>) => {
  const { outcome, sentence, notes, tags = [] } = await importText(deps, text)
  const line = { kind: text.type, id: text.id, title: text.title, outcome, notes }
  report.add({ ...line, ...(sentence && { sentence }) })
  const about = `of ${text.type} ${text.id}`
  if (text.comments > 0)
    report.add(
      {
        kind: 'comment',
        id: '',
        title: '',
        outcome: 'leftOut',
        sentence: `${text.comments} ${about}; articles here have no comments`,
      },
      text.comments,
    )
  if (outcome === 'leftOut') return
  for (const tag of tags) used.add(keyOf('tag', tag))
  used.add(keyOf('author', text.author))
}

/** An uploaded file is known by where it is: texts that show it use the same one. */
const importFile = async ({ media }: TextDeps, report: ImportReportFile, file: SourceFile) => {
  const { id, address } = file
  const { path, reason, isNew } = await media.outcomeOf(file)
  const isFirst = media.list(address)
  const outcome = path ? (isNew && isFirst ? 'imported' : 'unchanged') : 'leftOut'
  report.add({ kind: 'attachment', id, title: address, outcome, ...(reason && { sentence: reason }) })
}

/** Of a name that an imported text has. Categories and tags both become tags, which are the same if their slug is. */
const keyOf = (kind: string, name: string) =>
  /^(?:category|tag)$/.test(kind) ? tagPath(tagNameOf(name)) : `${kind} ${name}`

const reportNames = (names: { kind: string; name: string }[], report: ImportReportFile, used: Set<string>) => {
  for (const { kind, name } of names) {
    report.found(kind, 1)
    const isUsed = used.has(keyOf(kind, name))
    const sentence = kind === 'author' ? 'as the name at each text' : 'as a tag'
    report.add({
      ...{ kind, id: '', title: name, outcome: isUsed ? 'imported' : 'leftOut' },
      sentence: isUsed ? sentence : 'no imported text has it',
    })
  }
}

/** From the lists of each category and tag there to the page of the tag here. */
const listRedirects = ({ names }: SourceIndex, siteUrl: string, used: Set<string>) =>
  names
    .filter(({ kind, name }) => used.has(keyOf(kind, name)))
    .flatMap(({ name, addresses = [] }) =>
      addresses.map((address) => ({ path: oldPathOf(address, siteUrl), target: tagPath(tagNameOf(name)) })),
    )

/** Pictures in texts that are not among the uploads, such as those of other sites. */
const reportOthers = (media: TextDeps['media'], report: ImportReportFile) => {
  for (const [address, { path, reason, isNew }] of media.others()) {
    report.found('other picture or file', 1)
    const outcome = path ? (isNew ? 'imported' : 'unchanged') : 'leftOut'
    report.add({
      kind: 'other picture or file',
      id: '',
      title: address.slice(0, 200),
      outcome,
      ...(reason && { sentence: reason }),
    })
  }
}
