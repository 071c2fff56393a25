import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contact, look } from '#shared/content/frame.ts'
import { organisationName, teamName } from '#shared/organisation-name.ts'
import { volunteerEmails } from '#shared/wording/volunteers.ts'
import { ama } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { pictures } from '#test/pictures.ts'
import { renderNewsletter } from '../newsletters/render.ts'
import { createShareImages } from '../share-images/share-images.ts'

test('the name follows the saved look, also after a restart, and history brings the old one back', async () => {
  await using stage = await testCore()
  const { siteContent } = stage.core
  expect(organisationName()).toBe('Voima')
  await siteContent.change('look', { ...look, name: 'Sika Health' }, 0, ama.email)
  expect([organisationName(), teamName()]).toEqual(['Sika Health', 'Sika Health team'])
  expect(volunteerEmails.thanks()).toBe('Thank you for offering to help Sika Health. Someone will answer you.')
  const reopened = await stage.reopen()
  expect(organisationName()).toBe('Sika Health')
  await reopened.siteContent.restore('look', 0, ama.email)
  expect(organisationName()).toBe('Voima')
})

test('a preview shows the unsaved look, and changes nothing for others', async () => {
  await using stage = await testCore()
  const { siteContent } = stage.core
  const { token } = await siteContent.savePreview('look', { ...look, name: 'Sika Health' })
  expect((await siteContent.look(token)).name).toBe('Sika Health')
  expect((await siteContent.look()).name).toBe('Voima')
  expect((await siteContent.look('unknown')).name).toBe('Voima')
  expect(organisationName()).toBe('Voima')
})

const green = { ...look, accent: '#1b6b44' }

test('newsletters have the name and the accent, and text keeps a colour that it names', () => {
  const written = { id: '1', subject: 'News', preview: '', content: 'Our red was #bc1d26.', language: 'en' as const }
  const render = (name: string, accent: string) =>
    renderNewsletter(written, 'https://voima.example', { ...contact, address: ['Box 1'], look: { name, accent } })
  const { html, text, headers } = render('Sika <Health>', green.accent)
  expect(html).toContain('border-top:6px solid #1b6b44')
  expect(html).toContain('> Sika &lt;Health&gt;</a>')
  expect(html.match(/#bc1d26/g)).toEqual(['#bc1d26'])
  expect(text).toContain('Sika <Health>, Box 1')
  expect(headers['List-Id']).toBe('Sika <Health> <newsletter.voima.example>')
  expect(render('Voima', look.accent).html).toContain('border-top:6px solid #bc1d26')
})

const cornerOf = async (file: Uint8Array, left: number, top: number) => {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [...pixel].map((part) => Math.round(part / 16))
}

test('a share image has the colours, the letters and the logo of the look, and follows a change', async () => {
  await using stage = await testCore()
  const { siteContent, imageWorker } = stage.core
  const shareImages = createShareImages(stage.core)
  const jpegOf = async () => (await shareImages.ofSite()).jpeg ?? new Uint8Array()
  const before = await jpegOf()
  await siteContent.change('look', green, 0, ama.email)
  const after = await jpegOf()
  expect(Buffer.compare(before, after)).not.toBe(0)
  const what = { title: 'A walk', seed: 'site' }
  const ground = await cornerOf(await imageWorker.run('drawShareImage', green, what), 66, 560)
  const logo = await pictures.png(300, 200)
  const withLogo = await imageWorker.run('drawShareImage', green, what, undefined, logo)
  expect(await cornerOf(withLogo, 80, 560)).not.toEqual(ground)
})

test('an icon is the cell in the accent, the letters of another name, or the logo', async () => {
  await using stage = await testCore()
  const { imageWorker } = stage.core
  const svgOf = async (name: string) =>
    Buffer.from(await imageWorker.run('drawIcon', { ...green, name }, {})).toString()
  expect(await svgOf('Voima')).toContain('<circle r="50" fill="#1b6b44"/>')
  expect(await svgOf('Sika Health')).toMatch(/<rect [^>]*fill="#1b6b44"\/>.*<path fill="#fdf8f2" d="M/)
  expect(await svgOf('<Ɛ>')).not.toContain('<Ɛ>')
  const logo = await pictures.png(300, 200)
  const full = await imageWorker.run('drawIcon', green, { size: 180, isFull: true }, logo)
  expect(await sharp(full).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect(await cornerOf(full, 2, 2)).toEqual([16, 16, 16])
  expect(await cornerOf(full, 90, 90)).not.toEqual([16, 16, 16])
})
