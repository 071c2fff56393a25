import { describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { site, testNewsletter } from '#test/newsletter.ts'

for (const database of databases)
  describe(`the checks of a newsletter, on ${database.name}`, () => {
    test('name each broken link, and no other', async () => {
      await using stage = await testNewsletter({ database })
      const { newsletters, articles } = stage.core
      await articles.publish('news', {
        title: 'A walk',
        slug: 'a-walk',
        content: 'On 19 June.',
        author: 'Ama',
        tags: ['Pain crisis'],
      })
      const { _id: sent } = await newsletters.draft({ subject: 'Sent', content: 'We walk.' })
      const { _id: unsent } = await newsletters.draft({ subject: 'Unsent', content: 'We walk.' })
      await newsletters.send(sent, { isChecked: true }, site)
      await newsletters.sendDue(site)
      const nowhere = async (address: string) => {
        const { _id } = await newsletters.draft({ subject: 'Links', content: `[Read](<${address}>)` })
        const { issues } = await newsletters.check(_id, site)
        return issues.some(({ kind }) => kind === 'link')
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
        `/newsletters/${unsent}`,
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
        '/blog/feed.xml',
        '/tags/pain-crisis',
        '/tags/pain-crisis/feed.xml',
        '/newsletters',
        '/newsletters/feed.xml',
        `/newsletters/${sent}`,
        'https://else.example/about',
        'HTTP://else.example',
        'mailto:info@voima.example',
        'tel:+233201234567',
      ])
        expect([right, await nowhere(right)]).toEqual([right, false])
    })
  })
