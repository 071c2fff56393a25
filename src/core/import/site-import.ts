/**
 * The import of export files in the admin area: an upload in parts, a dry run, then the import itself. It goes on when
 * the page is closed, and continues after the site was restarted. A row with a heartbeat (the lock) lets one process run
 * it, of those that have the files. The code that imports is loaded only for a run.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#config.ts'
import type { NewSiteImport, SiteImport } from '#shared/shapes/site-import.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { ago, type Clock, minutes } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'
import { createImportFiles } from './import-files.ts'

type Organisation = Parameters<typeof import('./exports/command.ts')['importFromFiles']>[0]
type Deps = Organisation & { config: Pick<Config, 'dataDir'> }
type State = Omit<SiteImport, 'files'> & { files: NewSiteImport['files'] }

/** As in a copy of the site that was restored from a backup. */
const lostFiles = 'The files of the import are not on this server. Choose them again.'

const heartbeatMilliseconds = 2_000
const timeoutMinutes = 1

const isActive = ({ step }: Pick<State, 'step'>) => step === 'trial' || step === 'running'

export const createSiteImport = (deps: Deps) => {
  const { db, clock, config } = deps
  const files = createImportFiles(config.dataDir)
  const row = createRow(db, clock)
  const stopping = new AbortController()
  let work: Promise<void> | undefined

  const find = async () => {
    const state = await row.find()
    if (!state) throw new NotFound('There is no import.')
    return state
  }
  const shown = async (): Promise<SiteImport | null> => {
    const state = await row.find()
    if (!state) return null
    const all = state.files.map(async (file, index) => ({ ...file, received: await files.receivedOf(index, file) }))
    const lost = isActive(state) && !(await areHere(state)) && { step: 'uploading' as const, failure: lostFiles }
    return { ...state, files: await Promise.all(all), ...lost }
  }
  const refuseActive = async () => {
    const state = await row.find()
    if (state && isActive(state) && (await areHere(state)))
      throw new Conflict('An import is running. Wait until it has ended.')
  }
  const areHere = async (state: State) => {
    const sizes = await Promise.all(state.files.map((file, index) => files.receivedOf(index, file)))
    return state.files.every(({ bytes }, index) => sizes[index] === bytes)
  }
  const runDue = async () => {
    const state = await row.find()
    if (work || stopping.signal.aborted || !state || !isActive(state) || !(await areHere(state))) return
    if (await row.take())
      work ??= run(deps, { state, row, files, signal: stopping.signal }).finally(() => (work = undefined))
    await work
  }
  return {
    find: shown,
    begin: async ({ files: announced, ...wish }: NewSiteImport) => {
      await refuseActive()
      await files.prepare(announced)
      await row.replace({ ...empty, ...wish, files: announced })
      return shown()
    },
    receivePart: async (index: number, at: number, part: Uint8Array) => {
      const file = (await find()).files[index]
      if (!file) throw new NotFound('There is no such file.')
      await files.receivePart(index, file, at, part)
      return { received: await files.receivedOf(index, file), bytes: file.bytes }
    },
    /** Does not wait for the end: `find` shows it. */
    start: async ({ isTrial, news }: { isTrial: boolean; news: string[] }, onFailure: (error: Error) => void) => {
      await refuseActive()
      const { failure: _, ...state } = await find()
      if (!(await areHere(state))) throw new Conflict('Some files have not arrived yet. Choose them again.')
      await db.transaction().execute(async (trx) => {
        const step = isTrial ? 'trial' : 'running'
        await createRow(trx, clock).replace({ ...state, news, step, done: 0, all: 0, lines: [] })
        if (!isTrial) await record(trx, clock, 'imports.started', state.files.map(({ name }) => name).join(', '))
      })
      void runDue().catch(onFailure)
      return shown()
    },
    discard: async () => {
      await refuseActive()
      await row.remove()
      await files.remove()
    },
    report: files.openReport,
    runDue,
    close: async () => {
      stopping.abort()
      await work?.catch(() => {})
    },
  }
}

const empty: Omit<State, 'files' | 'pictures' | 'site'> = {
  ...{ step: 'uploading', news: [], done: 0, all: 0, categories: [], lines: [] },
}

const createRow = (db: Database, clock: Clock) => {
  const key = 'site'
  return {
    find: async (): Promise<State | undefined> => {
      const found = await db.selectFrom('site_imports').select('state').where('id', '=', key).executeTakeFirst()
      return found && JSON.parse(found.state)
    },
    replace: async (state: State) => {
      const values = { state: JSON.stringify(state), heartbeat_at: '' }
      await db
        .insertInto('site_imports')
        .values({ id: key, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
    },
    /** Whether this process may run it: no other one does. */
    take: async () => {
      const taken = await db
        .updateTable('site_imports')
        .set({ heartbeat_at: clock().toISOString() })
        .where('id', '=', key)
        .where('heartbeat_at', '<=', ago(clock, minutes(timeoutMinutes)))
        .returning('id')
        .executeTakeFirst()
      return taken !== undefined
    },
    save: async (state: State, heartbeat_at: string) => {
      await db
        .updateTable('site_imports')
        .set({ state: JSON.stringify(state), heartbeat_at })
        .where('id', '=', key)
        .execute()
    },
    remove: () => db.deleteFrom('site_imports').where('id', '=', key).execute(),
  }
}

type Run = {
  state: State
  row: ReturnType<typeof createRow>
  files: ReturnType<typeof createImportFiles>
  signal: AbortSignal
}

const run = async (deps: Deps, { state, row, files, signal }: Run) => {
  let now = state
  let saved: Promise<unknown> = Promise.resolve()
  const heartbeat = setInterval(() => {
    saved = row.save(now, deps.clock().toISOString()).catch(() => {})
  }, heartbeatMilliseconds)
  const onProgress = (done: number, all: number) => {
    signal.throwIfAborted()
    now = { ...now, done, all }
  }
  try {
    const { categories, lines } = await importNow(deps, state, files, onProgress)
    now = { ...now, step: state.step === 'trial' ? 'tried' : 'done', categories, lines }
  } catch (error) {
    // Another process continues at once, or this one after its next start.
    if (signal.aborted) return
    now = { ...now, step: state.step === 'trial' ? 'uploading' : 'tried', failure: sentenceOf(error) }
    if (!(error instanceof Refused)) throw error
  } finally {
    clearInterval(heartbeat)
    await saved
    await row.save(now, '')
  }
  if (now.step === 'done') await files.removeUploads(state.files)
}

/** Nothing inside the network of the site may be asked for. */
const importNow = async (
  deps: Deps,
  { files: announced, step, pictures, site, news }: State,
  files: Run['files'],
  onProgress: (done: number, all: number) => void,
) => {
  const { importFromFiles } = await import('./exports/command.ts')
  const paths = announced.map((file, index) => ({ path: files.pathOf(index, file), ...file }))
  const archive = paths.find(({ isUploads }) => isUploads)?.path
  return importFromFiles(deps, {
    files: paths.filter(({ isUploads }) => !isUploads).map(({ path }) => path),
    isTrial: step === 'trial',
    ...{ news, site, onProgress },
    pictures: pictures === 'site' ? undefined : (pictures === 'uploads' && archive) || 'none',
    report: files.report,
    say: () => {},
    web: { wait: pause, log: () => {}, backoff: [1, 5], isOwnNetworkClosed: true },
  })
}

const sentenceOf = (error: unknown) =>
  error instanceof Refused
    ? error.message
    : 'The import stopped, and the reason is in the site’s log. What was imported stays; start it again to continue.'
