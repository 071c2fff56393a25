/**
 * voima rollback [--yes]: lets the service run the version before this one again. If that one cannot open the database,
 * it gets the backup from before the upgrade, and what people have written since is saved in a file.
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { askScript, ownFolder, runScript, systemctl } from './service.mjs'
import { folderOf, previousName, requireVersions, restart, switchTo } from './versions.mjs'

const planFor = (name) => JSON.parse(askScript('rollback-plan', [folderOf(name)]))

const elsewhere =
  'The earlier version cannot open the database, and the data is not in DATA_DIR alone. docs/deployment/upgrade-and-roll-back.md says how to restore a backup into an empty database and an empty store.'

const noBackup =
  'The earlier version cannot open the database, and no backup from before the upgrade is left. Nothing was changed.'

const inWords = ({ table, added, changed, deleted }) =>
  `  ${table}: ${added} added, ${changed} changed, ${deleted} deleted`

const explain = ({ newer, backup, file, counts }) => {
  console.log(`The earlier version cannot open the database, which has the migration ${newer.at(-1)}.`)
  console.log(`It gets the backup of ${backup.madeAt}. Since then, people have written this:`)
  console.log(counts.map(inWords).join('\n') || '  nothing')
  console.log(`It is saved in ${file}. The earlier version will not show it, and what was deleted will be back.`)
}

const agrees = async () => {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question('Type yes to go back: ')
  lines.close()
  return answer.trim() === 'yes'
}

/** The newer data stays in a folder beside the restored. Returns a function that brings it back. */
const setAside = (paths) => {
  const folder = join(
    dirname(paths[0]),
    `before-rollback-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
  )
  mkdirSync(folder, { mode: 0o700 })
  ownFolder(folder)
  const moved = paths
    .flatMap((path) => (path.endsWith('.db') ? [path, `${path}-wal`, `${path}-shm`] : [path]))
    .filter(existsSync)
    .map((path) => [path, join(folder, basename(path))])
  for (const [from, to] of moved) renameSync(from, to)
  const bringBack = () => {
    for (const [from, to] of moved) renameSync(to, from)
  }
  return { folder, bringBack }
}

const restoreEarlier = (name, { backup, paths }) => {
  const { folder, bringBack } = setAside(paths)
  if (runScript('restore', [backup.path, '--rollback'], { folder: folderOf(name) }) === 0)
    return console.log(`The newer data is in ${folder}. Delete it when nobody needs it any more.`)
  bringBack()
  systemctl('start')
  throw new Error('The backup was not restored, so the newer version runs again with all its data.')
}

const goBackTo = async (name, plan) => {
  if (plan.newer.length > 0) {
    systemctl('stop')
    // What people have written while the question was open is saved, too.
    restoreEarlier(name, planFor(name))
  }
  switchTo(name)
  if (!(await restart())) throw new Error(`${name} was started and is not ready yet. voima log says why.`)
  console.log(`${name} runs again.`)
  return 0
}

export const rollback = async (args) => {
  if (args.some((each) => each !== '--yes')) throw new Error('Usage: voima rollback [--yes]')
  requireVersions()
  const name = previousName()
  if (!name) throw new Error('There is no earlier version on this machine.')
  const plan = planFor(name)
  if (plan.newer.length === 0) return goBackTo(name, plan)
  if (!plan.isHere) throw new Error(elsewhere)
  if (!plan.backup) throw new Error(noBackup)
  explain(plan)
  if (!args.includes('--yes') && !(await agrees())) throw new Error('Nothing was changed.')
  return goBackTo(name, plan)
}
