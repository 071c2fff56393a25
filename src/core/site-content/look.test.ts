import { expect, test } from 'vitest'
import { look } from '#shared/content/frame.ts'
import { organisationName, teamName } from '#shared/organisation-name.ts'
import { volunteerEmails } from '#shared/wording/volunteers.ts'
import { ama } from '#test/cast.ts'
import { testCore } from '#test/core.ts'

test('the name follows the saved look, also after a restart, and history brings the old one back', async () => {
  await using stage = await testCore()
  const { siteContent } = stage.core
  expect(organisationName()).toBe('Voima')
  await siteContent.change('look', { ...look, name: 'Sika Health' }, 0, ama.email)
  expect([organisationName(), teamName()]).toEqual(['Sika Health', 'Sika Health team'])
  expect(volunteerEmails.thanks()).toBe('Thank you for offering to help Sika Health. A person will answer you.')
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
