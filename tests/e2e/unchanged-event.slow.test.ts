import { expect, open, signIn, slow, test } from './support/test.ts'

const start = Date.parse('2099-06-26T00:00:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const hour = 60
const day = 24 * hour

/** Start, length and times of events, in minutes. */
const shapes = [
  [9 * hour, 6 * hour, [0, 2 * hour]],
  [0, day, [0, 9 * hour, 23 * hour]],
  [0, 3 * day, [9 * hour, day + 9 * hour, 2 * day + 9 * hour]],
  [20 * hour, 6 * hour, [0, 3 * hour + 59, 4 * hour, 5 * hour + 30]],
  [20 * hour, 4 * hour, [0]],
  [12 * hour, 18 * hour, [0, 17 * hour]],
  [9 * hour, day, [0, 23 * hour + 59]],
  [9 * hour, 2 * day + 6 * hour, [0, day, day, 2 * day]],
  [23 * hour + 59, 1, []],
  [9 * hour, 40 * day, [39 * day]],
] as const

const texts = [
  {},
  {
    ...{
      title: 'Q & A: <b>“Ɔdɔ”</b> *713*33*1#\nfor all',
      text: '\n\n# Heading\r\n\r\n* one\r* two\n\n  <script>\t\u00a0é',
    },
    ...{
      bring: 'Water,  a "friend"',
      cost: '0 ₵',
      contact: 'Call +233 20 000 0000 / a@b.example',
      languages: ['ee', 'tw', 'en'],
    },
    ...{ kind: 'other', town: 'A town of its own', region: 'GH-AF', landmark: 'Behind\r\nthe market' },
  },
  { title: 'T'.repeat(100), text: 'word 😀 '.repeat(400), landmark: 'L'.repeat(200), bring: 'B'.repeat(200) },
]

test(
  'an event that somebody opens and saves unchanged stays exactly as it was, whatever it contains',
  slow,
  async ({ page, calls }) => {
    test.slow()
    await signIn(page)
    for (const [index, [from, length, times]] of shapes.entries()) {
      const { event } = await calls.create('/events', {
        ...{ kind: 'screening', title: 'Free screening', region: 'GH-TV', town: 'Ho', landmark: 'Behind the market' },
        ...{ startsAt: at(from), endsAt: at(from + length), ...texts[index % texts.length] },
        times: times.map((minutes, number) => ({ startsAt: at(from + minutes), seats: number % 3 === 2 ? null : 7 })),
      })
      if (index % 2 === 0) await calls.create(`/events/${event._id}/publish`, {})
      const record = async () => ({
        stored: await calls.read(`/events/${event._id}`),
        history: (await calls.read('/history?limit=100')).history.filter(({ event: name }: { event: string }) =>
          name.startsWith('events.'),
        ),
      })
      const before = await record()
      await open(page, `/manageevents/${event._id}`)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
      expect(await record()).toEqual(before)
    }
  },
)
