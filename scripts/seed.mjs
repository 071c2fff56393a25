// npm run seed -- --articles N --messages N --subscribers N
import { parseArgs } from 'node:util'

const usage = 'Use it like this: npm run seed -- --articles 200 --messages 50 --subscribers 50'

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const countsIn = (args) => {
  const option = { type: 'string', default: '0' }
  const { values } = parseArgs({ args, options: { articles: option, messages: option, subscribers: option } })
  for (const [name, value] of Object.entries(values))
    if (!/^\d{1,6}$/.test(value)) throw new Error(`--${name} is "${value}"; it must be a number from 0 to 999999.`)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
}

/** Each thing is a minute younger than the one before, so that lists have an order worth looking at. */
const tickingClock = (ticks) => {
  const minute = 60_000
  let time = Date.now() - ticks * minute
  return () => {
    time += minute
    return new Date(time)
  }
}

const paragraph = 'Sickle cell disease is passed from parents to children. A simple blood test tells what you carry.'

const things = {
  articles: (core, number) =>
    core.articles.publish(number % 2 === 0 ? 'news' : 'blog', {
      title: `Example article ${number}`,
      author: 'Voima team',
      content: `## Example ${number}\n\n${`${paragraph}\n\n`.repeat(1 + (number % 7))}`,
    }),
  messages: (core, number) =>
    core.messages.receive({
      name: `Example Person ${number}`,
      email: `person${number}@mail.example`,
      message: `Example message ${number}. ${paragraph}`,
    }),
  subscribers: (core, number) => core.subscribers.add({ email: `reader${number}@mail.example` }),
}

const isEmpty = async ({ articles, messages, subscribers }) => {
  const lists = await Promise.all([
    articles.list('news', 1, 1),
    articles.list('blog', 1, 1),
    messages.list(1, 1),
    subscribers.list(1, 1),
  ])
  return lists.every(({ found }) => found.length === 0)
}

const fill = async (core, counts) => {
  for (const [name, count] of Object.entries(counts)) {
    for (let number = 1; number <= count; number += 1) await things[name](core, number)
    console.log(`${count} ${name}`)
  }
}

const seed = async (counts) => {
  const { readConfig } = await import('../src/config.ts')
  const { openCore } = await import('../src/core/core.ts')
  const config = readConfig()
  const ticks = counts.articles + counts.messages + counts.subscribers
  const core = await openCore({ ...config, hasStarterContent: false }, tickingClock(ticks))
  try {
    if (core.newAdministrator) {
      const { email, password } = core.newAdministrator
      console.log(`First administrator: ${email}, password: ${password} (shown only this once)`)
    }
    if (!(await isEmpty(core))) throw new Error(`The database in ${config.dataDir} is not empty; nothing was changed.`)
    await fill(core, counts)
  } finally {
    await core.close()
  }
}

if (!process.features.typescript) fail('The site is not installed yet: run npm start first.')
try {
  await seed(countsIn(process.argv.slice(2)))
} catch (error) {
  fail(error.code?.startsWith('ERR_PARSE_ARGS') ? usage : error.message)
}
