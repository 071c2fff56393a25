import { expect, open, signIn, test } from './support/test.ts'

const fields = [
  ['/managesubscribers/import', 'File (CSV)'],
  ['/managefiles', 'New file'],
  ['/pictures', 'New picture'],
  ['/importsite', 'Exported files (XML, JSON, CSV)'],
  ['/addnews', 'Image'],
] as const

test('after an upload has failed, the same file can be chosen again', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/v1/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  for (const [path, label] of fields) {
    await open(page, path)
    const field = page.getByLabel(label, { exact: true })
    await field.setInputFiles({ name: 'chosen.bin', mimeType: 'image/png', buffer: Buffer.from('content') })
    await expect(field).toBeEnabled()
    const chooser = page.waitForEvent('filechooser')
    await field.click()
    await chooser
    // A browser reports a choice only if it differs from the value.
    await expect(field).toHaveValue('')
  }
})
