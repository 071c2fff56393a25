import { expectAccessible, expectFits, expectLargeTextFits } from './support/accessible.ts'
import { adminAddress, adminPaths, longWords } from './support/admin-pages.ts'
import { expect, open, signIn, test } from './support/test.ts'

// A separate site, because other journeys expect no places, gifts or events.
test.use({ settings: {} })

/** Every second page each, so that two workers share them. */
const halves = [0, 1]
test.describe.configure({ mode: 'parallel' })

for (const half of halves)
  test(`every admin page is accessible, on the smallest screen and on a wide one, light and dark (${half + 1} of 2)`, async ({
    page,
    calls,
    site,
  }) => {
    test.setTimeout(300_000)
    const ids = await longWords(calls, site.address)
    await signIn(page)
    for (const path of (await adminPaths()).filter((_, index) => index % halves.length === half)) {
      await open(page, adminAddress(path, ids))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, [320, 1280])
      await expectFits(page, [360, 768])
      await expectLargeTextFits(page, 320)
    }
  })
