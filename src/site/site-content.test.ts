import { expect, test } from 'vitest'
import { minutes } from '#core/lib/clock.ts'
import { defaultContent } from '#shared/content/defaults.ts'
import { limits } from '#shared/limits.ts'
import { testClock } from '#test/core.ts'
import { pagesApi } from '#test/pages-api.ts'
import { loadPageContent } from './site-content.ts'

test('a preview address shows unsaved content, and says so once it has expired', async () => {
  const { clock, pass } = testClock()
  await using stage = await pagesApi({ clock })
  const story = { ...defaultContent.story, heading: 'Our new story' }
  const { token } = await stage.core.siteContent.savePreview('story', story)
  const asked = () => loadPageContent(stage.client, `https://voima.example/about?words=${token}`)
  expect(await asked()).toMatchObject({ words: { story }, isPreview: true })
  pass(minutes(limits.contentPreviewMinutes))
  const refused = await asked().catch((answer: Response) => answer)
  expect((refused as Response).headers.get('Location')).toBe(`/preview/${token}`)
})
