// npm run import -- https://old.example/api/v1 [--token T], or export files of WordPress or Ghost
import { setTimeout as pause } from 'node:timers/promises'
import { fail, runCommand } from './command.mjs'

const usage = `Usage: npm run import -- https://old.example/api/v1 [--token T]
   or: npm run import -- FILE … [--dry-run] [--news CATEGORY …] [--pictures FOLDER|ARCHIVE|none]
                                    [--site https://old.example] [--report FILE]
FILE is an export of WordPress (XML) or Ghost (JSON, or its members as CSV), also packed with gzip. Pictures come from
a folder or an archive (ZIP, tar) of the old site's uploads, or else from the old site; only Ghost needs its address.`

/** One token in 64 begins with a hyphen, which parseArgs takes for an option unless an equals sign precedes it. */
const withEqualsSign = (args) => {
  const at = args.indexOf('--token')
  return at < 0 || at + 1 >= args.length ? args : args.toSpliced(at, 2, `--token=${args[at + 1]}`)
}

const options = {
  token: { type: 'string' },
  'dry-run': { type: 'boolean' },
  news: { type: 'string', multiple: true },
  pictures: { type: 'string' },
  site: { type: 'string' },
  report: { type: 'string' },
}

const openOrganisation = async () => {
  const { readConfig, databaseUrlOf } = await import('../src/config.ts')
  const { requirePictures } = await import('../src/core/images/store-record.ts')
  const { openDatabase } = await import('../src/core/database/open.ts')
  const { openImages } = await import('../src/core/images/open-images.ts')
  const { monthsAgo } = await import('../src/core/lib/clock.ts')
  const config = readConfig()
  await requirePictures(config)
  const db = await openDatabase(databaseUrlOf(config))
  const clock = () => new Date()
  const pictures = openImages({ config, db, clock })
  const close = async () => {
    await pictures.close()
    await db.destroy()
  }
  return {
    db,
    clock,
    imageFiles: pictures.imageFiles,
    files: pictures.files,
    expiredBefore: monthsAgo(clock, config.messageMonths),
    close,
  }
}

const counted = (count) => count.toLocaleString('en').padStart(9)

const report = (counts, hasToken) => {
  console.log(`\n${'new'.padStart(21)}${'there'.padStart(9)}${'refused'.padStart(9)}`)
  for (const [name, { made, existing, refused, failure }] of Object.entries(counts)) {
    console.log(name.padEnd(12) + counted(made) + counted(existing) + counted(refused))
    if (failure)
      console.log(`  The import stopped: ${failure.replace(/[.?!]?$/, (end) => end || '.')} Run it again to continue.`)
  }
  if (!hasToken)
    console.log('To import messages and subscribers, add the token of an administrator of the other site: --token T')
  const all = Object.values(counts)
  if (all.every(({ made, existing, refused }) => made + existing + refused === 0))
    console.log('Nothing was found there. Is the address right? It should end with /api/v1.')
  if (all.some(({ refused, failure }) => refused > 0 || failure)) process.exitCode = 1
}

const importAll = async (options) => {
  const { importSite } = await import('../src/core/import/import.ts')
  const { openSourceSite } = await import('../src/core/import/api.ts')
  const log = (sentence) => console.log(sentence)
  const site = openSourceSite(options, { wait: pause, log })
  const { close, ...organisation } = await openOrganisation()
  try {
    report(await importSite({ ...organisation, site, log }), site.hasToken)
  } finally {
    await close()
  }
}

const importFiles = async (files, wish) => {
  const { importFromFiles } = await import('../src/core/import/exports/command.ts')
  const { close, ...organisation } = await openOrganisation()
  try {
    const { addsUp } = await importFromFiles(organisation, {
      files,
      isTrial: wish['dry-run'] ?? false,
      news: wish.news ?? [],
      pictures: wish.pictures,
      site: wish.site,
      report: wish.report,
      say: (sentence) => console.log(sentence),
      web: { wait: pause, log: (sentence) => console.log(sentence), backoff: [1, 5] },
    })
    if (!addsUp) process.exitCode = 1
  } finally {
    await close()
  }
}

/** Or else a dry run of a site would import. */
const refuseIgnored = (values, isSite) => {
  const ignored = Object.keys(values).find((name) => (name === 'token') !== isSite)
  if (ignored)
    fail(`--${ignored} works only with ${isSite ? 'export files' : 'the address of a site'}. Nothing was imported.`)
}

const run = (values, positionals) => {
  const [address] = positionals
  const isSite = /^[a-z]+:\/\//i.test(address ?? '')
  if (!address || (isSite && positionals.length > 1)) fail(usage)
  refuseIgnored(values, isSite)
  return isSite ? importAll({ ...values, address }) : importFiles(positionals, values)
}
await runCommand({ usage, args: withEqualsSign(process.argv.slice(2)), options, allowPositionals: true, run })
