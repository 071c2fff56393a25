import { describe, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { clinic } from '#test/clinics.ts'
import { databases } from '#test/databases.ts'
import { screeningDay } from '#test/events.ts'
import { momo } from '#test/giving.ts'
import { site, testNewsletter } from '#test/newsletter.ts'
import { days } from '../lib/clock.ts'

const brokenIn =
  ({ core: { newsletters } }: Awaited<ReturnType<typeof testNewsletter>>) =>
  async (address: string) => {
    const { _id } = await newsletters.draft({ subject: 'Links', content: `[Read](<${address}>)` })
    const { issues } = await newsletters.check(_id, site)
    return issues.some(({ kind }) => kind === 'link')
  }

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
      const nowhere = brokenIn(stage)
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

    test('accept a link to a record of each type as long as it is public', async () => {
      await using stage = await testNewsletter({ database })
      const { articles, events, files, gifts, places, questions, sessions } = stage.core
      const nowhere = brokenIn(stage)
      const user = (await sessions.userOf((await sessions.open(ama)).token)) ?? expect.fail()
      const { _id: walk } = await articles.publish('news', { title: 'A walk', content: 'On 19 June.', author: 'Ama' })
      const event = await events.add({ ...screeningDay, publish: true })
      const place = await places.add(clinic)
      await places.check(place._id, { how: 'called', result: 'right' })
      await questions.ask({ question: 'May she travel?' })
      const [asked] = (await questions.inbox.list({ state: 'waiting', page: 1, limit: 1 })).found
      const id = asked?._id ?? expect.fail()
      const answer = { question: 'May she travel?', answer: 'Yes.', isAnswered: true }
      const { version } = await questions.inbox.revise(id, answer, user)
      await questions.inbox.recordReading(id, { name: 'Dr Esi Mensah', role: 'Paediatrician', version }, user)
      const { slug } = await questions.inbox.publish(id)
      const [giving] = await gifts.details.propose(momo, { user, addressOf: (path) => site + path })
      stage.pass(days(2))
      const { url } = await files.add('Plan.pdf', Buffer.from('%PDF-1.7\nA pain plan.'))
      const links = [`/news/${walk}`, `/print/news/${walk}`, `/places/${place.slug}`, `/questions/${slug}`, '/give']
      const ofEvent = ['', '/signup', '/calendar.ics'].map((part) => `/events/${event.slug}${part}`)
      const all = [...links, ...ofEvent, `/print/events/${event.slug}`]
      for (const link of [...all, url]) expect([link, await nowhere(link)]).toEqual([link, false])
      for (const link of [
        `/print/places/${place.slug}`,
        `/print/questions/${slug}`,
        `/print/events/${event.slug}/signup`,
      ])
        expect([link, await nowhere(link)]).toEqual([link, true])
      await articles.remove('news', walk)
      await events.unpublish(event._id)
      await places.remove(place._id)
      await questions.inbox.unpublish(id)
      await gifts.details.withdraw(giving?._id ?? '', user)
      for (const link of [...all, '/files/0123456789abcdef/plan.pdf', '/events/none/signup'])
        expect([link, await nowhere(link)]).toEqual([link, true])
    })
  })
