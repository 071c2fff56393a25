/** Another organisation in another country: the error page, the demonstration and the static copy name neither of ours. */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demonstrationEmail, demonstrationPassword } from '#shared/demonstration.ts'
import { type Calls, callsTo } from '#test/calls.ts'
import { startSite } from '#test/site.ts'
import { visitorSettings } from '#test/visitors.ts'
import { adminPaths } from './support/admin-pages.ts'
import { expect, open, signIn, test } from './support/test.ts'
import { crawl, foundIn, readable, wordsOf } from './support/traces.ts'

const elsewhere = { COUNTRY: 'tests/support/testland.ts' }
test.use({ settings: { ...elsewhere, STARTER_CONTENT: 'yes' } })

const rename = async (calls: Calls) => {
  const { part } = await calls.read('/site/look')
  const words = { ...part.words, name: 'Lunara Health', shortName: 'Lunara', motto: 'Health for all.' }
  await calls.change('/site/look', { version: part.version, words }, 'PUT')
}

test('the error page and the static copy', async ({ calls, site, database }) => {
  test.setTimeout(300_000)
  await rename(calls)
  const found: string[] = []
  await test.step('the error page', async () => {
    const answer = await fetch(`${site.address}/about`, { method: 'POST' })
    const html = await answer.text()
    expect(html).toContain('Something went wrong – Lunara Health')
    found.push(...foundIn('error page', wordsOf(html)))
  })
  if (database === 'SQLite')
    await test.step('the static copy', async () => {
      const folder = join(site.dataDir, 'copy')
      const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir, ...elsewhere }
      await promisify(execFile)(process.execPath, ['scripts/export.mjs', '--site', folder], { env })
      const files = globSync('**/*.{html,xml,json,txt,md,ics,webmanifest,csv}', { cwd: folder })
      expect(files.length).toBeGreaterThan(50)
      for (const file of files) {
        const text = await readFile(join(folder, file), 'utf8')
        found.push(...foundIn(file, [file, ...readable(file, text)]))
      }
    })
  expect([...new Set(found)]).toEqual([])
})

test('a demonstration, with its notice and its choice of jobs', async ({ page, database }) => {
  test.skip(database !== 'SQLite', 'A demonstration uses no other database.')
  test.setTimeout(300_000)
  const nobody = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  const site = await startSite({ ...visitorSettings, ...elsewhere, ...nobody, DEMO: 'yes', STARTER_CONTENT: 'yes' })
  const user = { email: demonstrationEmail('administrator'), password: demonstrationPassword }
  await rename(callsTo(site.address, user))
  const found: string[] = []
  const pages = await crawl(site.address, ['/', '/sitemap.xml', '/print', '/nothing-here'])
  expect(pages.size).toBeGreaterThan(60)
  for (const [path, text] of pages) found.push(...foundIn(path, readable(path, text)))
  await open(page, `${site.address}/admin`)
  await expect(page.getByRole('button', { name: 'Treasurer', exact: true })).toBeVisible()
  found.push(...foundIn('/admin', wordsOf(await page.content())))
  await signIn(page, user)
  for (const path of (await adminPaths()).filter((path) => !path.includes(':'))) {
    await open(page, site.address + path)
    await expect(page.locator('h1').first()).toBeVisible()
    found.push(...foundIn(path, wordsOf(await page.content())))
  }
  await site.stop()
  expect([...new Set(found)]).toEqual([])
})
