import { testCore } from '#test/core.ts'
import { startSite } from '#test/site.ts'
import { addStarterTexts, editOlderText } from '#test/starter.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, test } from './support/test.ts'

const base = test.extend({
  // A site whose editor added a sentence to an article, of which the new version corrects another sentence.
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      await using stage = await testCore({ settings: { STARTER_CONTENT: 'none' } })
      const core = await addStarterTexts(stage)
      const old = (content: string) => content.replace('38 °C', '41 °C')
      await editOlderText({ ...stage, core }, 'fever', { old, added: 'Ask for Auntie Esi at our office.' })
      const site = await startSite({ DATA_DIR: stage.dataDir, RATE_LIMITS: 'off' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

base('Ama sees which fact of her article was corrected, and accepts the change with one tap', async ({ page }) => {
  await signIn(page)
  await open(page, '/admindashboard')
  const corrections = page.getByRole('region', { name: 'Corrected facts for articles that you changed' })
  await corrections.getByText('What would change in your text').click()
  await expect(corrections.locator('del').first()).toContainText('41')
  await expect(corrections.locator('ins').first()).toContainText('38')
  await expectAccessible(page)
  await corrections.getByRole('button', { name: 'Accept the change' }).click()
  await expect(page.getByText('The article has the corrected facts.')).toBeVisible()
  await expect(corrections).toHaveCount(0)
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Fever: go to hospital now' }).click()
  await expect(page.getByText('Ask for Auntie Esi at our office.')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('41 °C')
})
