import type { Page } from '@playwright/test'
import { toHtml } from '#core/lib/markdown.ts'
import { blogFeed } from '#shared/feeds.ts'
import { visibleText } from '#test/number-texts.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test, unfold } from './support/test.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const source = (page: Page) => page.locator('textarea[name=content]')
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })

const openRich = async (page: Page, path: string = blogFeed.addPath) => {
  await signIn(page)
  await open(page, path)
  await expect(toolbar(page)).toBeVisible()
}

test('the rich editor loads automatically and turns typed Markdown into formatting', async ({ page }) => {
  await openRich(page)
  await box(page).click()
  await page.keyboard.type('## A day in Kumasi')
  await page.keyboard.press('Enter')
  await page.keyboard.type('We were **many**, and *glad*.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await expect(box(page).getByRole('heading', { name: 'A day in Kumasi' })).toBeVisible()
  await expect(source(page)).toHaveValue('## A day in Kumasi\n\nWe were **many**, and *glad*.\n\n- one\n- two')
})

test('the keyboard reaches the toolbar, and pressed buttons show the current formatting', slow, async ({ page }) => {
  await openRich(page)
  await box(page).click()
  await page.keyboard.type('word')
  await page.keyboard.press('ControlOrMeta+a')
  const bold = toolbar(page).getByRole('button', { name: 'Bold' })
  await bold.focus()
  await page.keyboard.press('ArrowRight')
  await expect(toolbar(page).getByRole('button', { name: 'Italic' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await toolbar(page).getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Web address').fill('who.int')
  await page.keyboard.press('Enter')
  await expect(source(page)).toHaveValue('[**word**](https://who.int)')
})

test('an invalid link is refused at its field', slow, async ({ page }) => {
  await openRich(page)
  await toolbar(page).getByRole('button', { name: 'Link' }).click()
  const address = page.getByLabel('Web address')
  await address.fill('not a url here')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not a web address.')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('voima.org/our plan.pdf')
  await page.keyboard.press('Enter')
  await expect(source(page)).toHaveValue('[https://voima.org/our%20plan.pdf](https://voima.org/our%20plan.pdf)')
})

const insertTable = async (page: Page) => {
  await toolbar(page).getByRole('button', { name: 'Table' }).click()
  await expect(box(page).locator('table')).toBeVisible()
}

test('the cursor stays in a table whose last row is deleted', slow, async ({ page }) => {
  await openRich(page)
  await insertTable(page)
  for (let cell = 1; cell < 6; cell += 1) await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Delete this row' }).click()
  await page.keyboard.type('here')
  await expect(source(page)).toHaveValue('|  |  |\n| --- | --- |\n|  | here |')
})

test(
  'the editor says what to do if the code for tables cannot be loaded, and keeps the text',
  slow,
  async ({ page }) => {
    await openRich(page)
    await box(page).click()
    await page.keyboard.type('Clinics')
    await page.route('**/assets/table-editing-*', (route) => route.abort())
    await toolbar(page).getByRole('button', { name: 'Table' }).click()
    await expect(page.getByText('Save your text, and open this page again.')).toBeVisible()
    await box(page).press('ControlOrMeta+End')
    await page.keyboard.type(' in Accra')
    await expect(source(page)).toHaveValue('Clinics in Accra')
  },
)

test('a table can be inserted and extended, and becomes Markdown', slow, async ({ page }) => {
  await openRich(page)
  await insertTable(page)
  await page.keyboard.type('Day')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Place')
  await page.getByRole('button', { name: 'Delete this row' }).focus()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a column' }).click()
  await expect(source(page)).toHaveValue(/^\| Day \| Place \| {2}\|\n\| --- \| --- \| --- \|\n/)
})

test('the editor decodes every entity as the server does', slow, async ({ page }) => {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const ends = ['acute', 'grave', 'circ', 'uml', 'tilde', 'ring', 'cedil', 'slash', 'breve', 'caron', 'scr', 'fr']
  const beginnings = ['not', 'lt', 'gt', 'amp', 'reg', 'times', 'eacute']
  const names = letters.flatMap((one) => [...ends.map((end) => one + end), ...beginnings.map((name) => name + one)])
  const text = ['semi', 'NotEqualTilde', 'bne', 'fjlig', ...names].map((name) => `&${name};`).join(', ')
  await openRich(page)
  await source(page).fill(text)
  await expect(box(page)).toHaveText(visibleText(toHtml(text)).trim())
})

test('an address that is pasted over words becomes their link', slow, async ({ page }) => {
  await openRich(page)
  await box(page).click()
  await page.keyboard.type('our plan')
  await page.keyboard.press('ControlOrMeta+a')
  await paste(page, 'text/plain', 'voima.org/plan')
  await expect(source(page)).toHaveValue('[our plan](https://voima.org/plan)')
  await page.keyboard.press('ControlOrMeta+a')
  await paste(page, 'text/plain', 'See voima.org/plan')
  await expect(box(page)).toHaveText('See voima.org/plan')
  await source(page).fill('`code`')
  await box(page).press('ControlOrMeta+a')
  await paste(page, 'text/plain', 'https://voima.org/plan')
  await expect(box(page)).toHaveText('https://voima.org/plan')
})

test('in a text that begins with a table, Tab leads to its next cell', slow, async ({ page }) => {
  await openRich(page)
  const code = page.waitForResponse(/table-editing-/)
  await source(page).fill('| Day | Place |\n|---|---|\n| Mon | Accra |')
  await code
  await box(page).getByText('Day').click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Town')
  await expect(box(page).locator('th')).toHaveText(['Day', 'Town'])
})

/** Pastes like a browser after copying from another program. */
const paste = (page: Page, type: string, text: string) =>
  box(page).evaluate(
    (element, [type, text]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(type, text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [type, text] as const,
  )

const fromWord = `<html><head><style>p{color:red}</style></head><body>
<h1 style="mso-x:1"><b><span style="font-size:22pt">Fever</span></b></h1>
<p class=MsoNormal><span style="color:#c00;font-family:Calibri">Go&nbsp;to the <b style="mso-bidi-font-weight:normal">clinic</b><span style="mso-bidi-font-weight:bold;mso-bidi-font-style:italic">.</span><o:p></o:p></span></p>
<h2><span lang=EN-GB>Where</span></h2>
<p class=MsoNormal><a href="https://ghs.gov.gh/"><span style="text-decoration:none">Clinics</span></a></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b style="mso-bidi-font-weight:normal">Town</b></p></td><td><p class=MsoNormal>Day</p></td></tr><tr><td><p class=MsoNormal>Accra</p></td><td><p class=MsoNormal>Friday</p></td></tr></table>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Water</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Much of it</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Rest</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Call</p>
<img src="file:///C:/x.png"><script>alert(1)</script></body></html>`

const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">leaning</span></p><ul><li dir="ltr"><p><a href="https://www.google.com/url?q=https://who.int/x&amp;sa=D"><span>first</span></a></p></li></ul></b>`

const fromWeb = `<nav><button>Share</button>menu</nav><h2><a href="https://who.int/x">Sickle cell</a></h2><div style="position:fixed"><p onclick="x()">Text <a href="javascript:alert(1)">bad</a> <img src="https://elsewhere.example/spy.gif"></p></div><table><tr><td colspan="2"><p>A</p><p>B</p></td></tr><tr><td>1</td><td>2</td></tr></table>`

for (const { from, html, text } of [
  {
    from: 'Word',
    html: fromWord,
    text: '# Fever\n\nGo to the **clinic**.\n\n## Where\n\n[Clinics](https://ghs.gov.gh/)\n\n| **Town** | Day |\n| --- | --- |\n| Accra | Friday |\n\n- Water\n  - Much of it\n- Rest\n\n1. Call',
  },
  { from: 'Google Docs', html: fromDocs, text: '**Bold** and *leaning*\n\n- [first](https://who.int/x)' },
  {
    from: 'a web page',
    html: fromWeb,
    text: '## [Sickle cell](https://who.int/x)\n\nText bad\n\n| A<br>B |  |\n| --- | --- |\n| 1 | 2 |',
  },
])
  test(`text pasted from ${from} becomes clean Markdown`, slow, async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await openRich(page)
    await paste(page, 'text/html', html)
    await expect(source(page)).toHaveValue(text)
    expect(new Set(asked)).toEqual(new Set([baseURL]))
  })

test('Markdown pasted as plain text becomes formatting, and its line breaks stay', slow, async ({ page }) => {
  await openRich(page)
  await paste(page, 'text/plain', '## Title\n\none\ntwo')
  await expect(source(page)).toHaveValue('## Title\n\none\\\ntwo')
})

test('asterisks and tildes in a dose stay as typed or pasted, and emphasis still works', slow, async ({ page }) => {
  const dose = 'Give 2 * 5 ml * 3 days, a ~~ b ~~ c.'
  await openRich(page)
  await box(page).click()
  await page.keyboard.type(`${dose} _Now_.`)
  await expect(box(page)).toHaveText(`${dose} Now.`)
  await expect(box(page).locator('em')).toHaveText('Now')
  for (const type of ['text/plain', 'text/html']) {
    await box(page).fill('')
    await paste(page, type, `${dose} **Now**.`)
    await expect(box(page)).toHaveText(`${dose} Now.`)
    await expect(box(page).locator('strong')).toHaveText('Now')
  }
})

test(
  'saving keeps an untouched text byte for byte, and changes only the edited block of a touched one',
  slow,
  async ({ page, calls, request }) => {
    const content = 'Setext\n===\n\n\n* a & b\n* c\n\nMiddle.\n\n5 < 6 &nbsp; _x_  \nend'
    const { blog } = await calls.publish('/blog', { title: 'Byte for byte', content })
    const kept = async () => (await (await request.get(`/api/v1/blog/${blog._id}`)).json()).blog.content
    await openRich(page, `${blogFeed.editPath}/${blog._id}`)
    await page.getByLabel('Title', { exact: true }).fill('Byte for byte, again')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(blogFeed.managePath)
    expect((await kept()).replaceAll('\r\n', '\n')).toBe(content)

    await open(page, `${blogFeed.editPath}/${blog._id}`)
    await expect(toolbar(page)).toBeVisible()
    await box(page).getByText('Middle.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' More.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(blogFeed.managePath)
    expect((await kept()).replaceAll('\r\n', '\n')).toBe(content.replace('Middle.', 'Middle. More.'))
  },
)

test(
  'a writer who starts in the plain field stays there, and can switch editors without losing a word',
  slow,
  async ({ page }) => {
    await signIn(page)
    let let_go = () => {}
    const held = new Promise<void>((resolve) => {
      let_go = resolve
    })
    await page.route(/rich-editor/, async (route) => {
      await held
      await route.continue()
    })
    await open(page, blogFeed.addPath)
    await page.getByLabel('Content').fill('Some **words**.')
    const arrived = page.waitForResponse(/rich-editor/)
    let_go()
    await arrived
    await unfold(page)
    await page.getByRole('button', { name: 'Use the rich editor' }).click()
    await expect(box(page).locator('strong')).toHaveText('words')
    await box(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' More.')
    await page.getByRole('button', { name: 'Plain text' }).click()
    await expect(page.getByLabel('Content')).toHaveValue('Some **words**. More.')
    await page.reload()
    await unfold(page)
    await expect(page.getByRole('button', { name: 'Use the rich editor' })).toBeVisible()
  },
)

test('with data saver on, the rich editor loads only on request', slow, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page)
  await page.goto(blogFeed.addPath)
  await page.mouse.move(5, 5)
  await page.getByLabel('Title', { exact: true }).fill('A light title')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('rich-editor'))).toEqual([])
  await unfold(page)
  await page.getByRole('button', { name: 'Use the rich editor' }).click()
  await expect(toolbar(page)).toBeVisible()
})

test(
  'an empty text is reported at its field, and what is typed there appears in the rich editor',
  slow,
  async ({ page }) => {
    await openRich(page)
    await page.getByLabel('Title', { exact: true }).fill('No words')
    await page.getByLabel('Author').fill('Ama Owusu')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(source(page)).toBeFocused()
    await page.keyboard.type('Words')
    await expect(box(page)).toHaveText('Words')
    await expect(box(page)).toBeFocused()
  },
)

test('text that another program fills in while the rich editor is open is not lost', slow, async ({ page }) => {
  await openRich(page)
  await source(page).fill('Filled in from **elsewhere**.')
  await expect(box(page).locator('strong')).toHaveText('elsewhere')
})

test(
  'a text that the rich editor cannot represent stays in the plain editor, with the reason',
  slow,
  async ({ page, calls }) => {
    const content = 'See [the talk].\n\n[the talk]: https://a.example'
    const { blog } = await calls.publish('/blog', { title: 'References', content })
    await signIn(page)
    await open(page, `${blogFeed.editPath}/${blog._id}`)
    await unfold(page)
    await page.getByRole('button', { name: 'Use the rich editor' }).click()
    await expect(page.getByText('so the plain editor is used')).toBeVisible()
    await expect(page.getByLabel('Content')).toHaveValue(content)
  },
)
