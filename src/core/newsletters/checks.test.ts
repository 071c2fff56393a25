import { describe, expect, test } from 'vitest'
import { databases } from '../../../tests/support/databases.ts'
import { site, testNewsletter } from '../../../tests/support/newsletter.ts'

for (const database of databases)
  describe(`the check of a letter, on ${database.name}`, () => {
    test('names each link that leads nowhere, and no other', async () => {
      await using stage = await testNewsletter({ database })
      const { campaigns, articles } = stage.core
      await articles.publish('news', {
        title: 'A walk',
        slug: 'a-walk',
        content: 'On 19 June.',
        author: 'Ama',
        tags: ['Pain crisis'],
      })
      const { _id: sent } = await campaigns.draft({ subject: 'Sent', content: 'We walk.' })
      const { _id: unsent } = await campaigns.draft({ subject: 'Unsent', content: 'We walk.' })
      await campaigns.send(sent, { isChecked: true }, site)
      await campaigns.sendDue(site)
      const nowhere = async (address: string) => {
        const { _id } = await campaigns.draft({ subject: 'Links', content: `[Read](<${address}>)` })
        const { findings } = await campaigns.proof(_id, site)
        return findings.some(({ kind }) => kind === 'link')
      }
      for (const broken of [
        'about',
        '',
        '#walk',
        'htp:/bad',
        'https:/bad',
        'ftp://bad.example',
        '//evil.example',
        'mailto:',
        '/nowhere',
        '/news/none',
        '/tags/nonexistent',
        '/tags/nonexistent/feed.xml',
        `/letters/${unsent}`,
      ])
        expect([broken, await nowhere(broken)]).toEqual([broken, true])
      for (const right of [
        '/',
        site,
        `${site}/about`,
        '/about/',
        '/news?page=2',
        '/news/a-walk#when',
        '/news/feed.xml',
        '/blog/feed.json',
        '/tags/pain-crisis',
        '/tags/pain-crisis/feed.xml',
        '/letters',
        '/letters/feed.xml',
        `/letters/${sent}`,
        'https://else.example/about',
        'HTTP://else.example',
        'mailto:info@voima.example',
        'tel:+233201234567',
      ])
        expect([right, await nowhere(right)]).toEqual([right, false])
    })
  })
