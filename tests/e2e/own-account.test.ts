import { codeAt, fromBase32, stepAt } from '#core/users/totp.ts'
import { expect, fillLoginForm, open, openSection, signIn, slow, test } from './support/test.ts'

const newPassword = 'four goats on a red roof'

test('a link by email replaces a forgotten password and ends old sessions', async ({
  page,
  browser,
  calls,
  baseURL,
}) => {
  const esi = { email: 'esi@voima.example', password: 'a boat, a net, two moons' }
  await calls.addPerson(esi, 'editor')
  const elsewhere = await (await browser.newContext({ baseURL })).newPage()
  await open(elsewhere, '/admin')
  await fillLoginForm(elsewhere, esi.password, esi.email)
  await expect(elsewhere).toHaveURL('/admindashboard')

  await open(page, '/admin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(esi.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('If this address has an account')
  const link = /https?:\S+#\S+/.exec((await calls.emailTo(esi.email)).text)?.[0] ?? ''
  await open(page, link)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillLoginForm(page, newPassword, esi.email)
  await expect(page).toHaveURL('/admindashboard')
  await elsewhere.goto('/managenews')
  await expect(elsewhere).toHaveURL('/admin')
  await elsewhere.context().close()

  await open(page, link)
  await page.getByLabel('New password').fill('another one, quite as good')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link no longer works')
})

test('Esi changes her address with her password, and the old address brings it back', async ({ page, calls }) => {
  const old = { email: 'esi.a@voima.example', password: 'a boat, a net, two moons' }
  await calls.addPerson(old, 'editor')
  await signIn(page, old)
  await open(page, '/account')
  const section = await openSection(page, 'Email address')
  await section.getByLabel('New email address').fill('esi@new.example')
  await section.getByRole('button', { name: 'Change address' }).click()
  await section.getByLabel('Your password').fill(old.password)
  await section.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('Your address was changed. Sign in with it from now on.')).toBeVisible()
  await expect(page.getByText('esi@new.example, Writer and Events')).toBeVisible()

  expect((await calls.emailTo('esi@new.example')).text).toContain('From now on, you sign in with this address')
  const link = /https?:\S+#\S+/.exec((await calls.emailTo(old.email)).text)?.[0] ?? ''
  await open(page, link)
  await page.getByRole('button', { name: 'Use the old address' }).click()
  await expect(page.getByText('Your account has its old address again')).toBeVisible()
  await page.goto('/admin')
  await fillLoginForm(page, old.password, old.email)
  await expect(page).toHaveURL('/admindashboard')
  await open(page, link)
  await page.getByRole('button', { name: 'Use the old address' }).click()
  await expect(page.getByRole('alert')).toContainText('This link no longer works')
})

test('Ama chooses the weekly email about open points, and stops it', async ({ page }) => {
  await signIn(page)
  const choose = async (isWanted: boolean) => {
    await open(page, '/account')
    const section = await openSection(page, 'Weekly email')
    const wish = section.getByLabel('Email me once a week')
    expect(await wish.isChecked()).toBe(!isWanted)
    await wish.setChecked(isWanted)
    await section.getByRole('button', { name: 'Save' }).click()
    await expect(section.getByText('Saved.')).toBeVisible()
  }
  await choose(true)
  await choose(false)
})

test('an address without an account gets the same message', slow, async ({ page }) => {
  await open(page, '/forgot')
  await page.getByLabel('Email').fill('nobody@voima.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('If this address has an account')
})

test('Kwame sets up two-step sign-in, signs in with a code, and later with a recovery code', async ({
  page,
  calls,
}) => {
  const kwame = { email: 'kwame@voima.example', password: 'seven kites over Cape Coast' }
  await calls.addPerson(kwame, 'editor')
  await open(page, '/admin')
  await fillLoginForm(page, kwame.password, kwame.email)
  await page.getByRole('link', { name: 'Your account' }).click()
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByLabel('Your password').fill(kwame.password)
  await section.getByRole('button', { name: 'Set up' }).click()
  await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await section.getByLabel('Six digits').fill('000000')
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByText('This code is not correct.')).toBeVisible()
  await section.getByLabel('Six digits').fill(codeAt(fromBase32(secret), stepAt(new Date())))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  const codes = await section.getByRole('listitem').allTextContents()
  await section.getByRole('button', { name: 'I have written them down' }).click()
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await fillLoginForm(page, kwame.password, kwame.email)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill('123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is not correct, or it was used already.')).toBeVisible()
  // The code that turned it on cannot be used again, but the code of the next half minute is already valid.
  await page.getByLabel('Code').fill(codeAt(fromBase32(secret), stepAt(new Date()) + 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admindashboard')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await fillLoginForm(page, kwame.password, kwame.email)
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Your account' }).click()
  await openSection(page, 'Two-step sign-in')
  await expect(section.getByText('9 recovery codes are left.')).toBeVisible()
})

test(
  'a new password and "sign out of all other devices" end the other sessions, but not this one',
  slow,
  async ({ page, browser, calls, baseURL }) => {
    const akua = { email: 'akua@voima.example', password: 'a lantern in the harmattan' }
    await calls.addPerson(akua, 'editor')
    const elsewhere = await (await browser.newContext({ baseURL })).newPage()
    for (const each of [page, elsewhere]) {
      await open(each, '/admin')
      await fillLoginForm(each, akua.password, akua.email)
      await expect(each).toHaveURL('/admindashboard')
    }
    await open(page, '/account')
    const sessions = await openSection(page, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await sessions.getByRole('button', { name: 'Sign out of all other devices' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByText('(this device)')).toBeVisible()
    await elsewhere.goto('/managenews')
    await expect(elsewhere).toHaveURL('/admin')

    const password = await openSection(page, 'Password')
    await password.getByLabel('Current password').fill('not the password')
    await password.getByLabel('New password').fill(newPassword)
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(password.getByText('This password is not correct.')).toBeVisible()
    await password.getByLabel('Current password').fill(akua.password)
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(password.getByRole('status')).toContainText('Your password was changed.')
    await expect(password.getByLabel('New password')).toHaveValue('')
    await fillLoginForm(elsewhere, newPassword, akua.email)
    await expect(elsewhere).toHaveURL('/managenews')
    await elsewhere.context().close()
  },
)

test(
  'where two-step sign-in is required, nothing else is possible before it is set up',
  slow,
  async ({ page, calls, baseURL }) => {
    const abena = { email: 'abena@voima.example', password: 'six bridges and a ferry' }
    const yaa = { email: 'yaa@voima.example', password: 'the mango tree is watching' }
    await calls.addPerson(abena, 'administrator')
    await calls.addPerson(yaa, 'editor')
    const api = `${baseURL}/api/v1`
    const ask = async (method: string, path: string, body: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      return (await fetch(api + path, { method, headers, body: JSON.stringify(body) })).json()
    }
    const { token } = await ask('POST', '/auth/login', abena)
    const { secret } = await ask('POST', '/auth/second-factor', { password: abena.password }, token)
    const code = codeAt(fromBase32(secret), stepAt(new Date()))
    const { recoveryCodes } = await ask('PUT', '/auth/second-factor', { code }, token)
    await ask('PUT', '/settings/second-factor', { isRequired: true }, token)

    await open(page, '/admin')
    await fillLoginForm(page, yaa.password, yaa.email)
    await expect(page).toHaveURL('/account')
    await expect(page.getByText('Two-step sign-in is required.')).toBeVisible()
    await page.goto('/managenews')
    await expect(page).toHaveURL('/account')
    await expect(page.getByText('Two-step sign-in is required.')).toBeVisible()
    await ask('POST', '/auth/confirmation', { password: abena.password, code: recoveryCodes[0] }, token)
    await ask('PUT', '/settings/second-factor', { isRequired: false }, token)
    await page.reload()
    await page.getByRole('link', { name: 'Articles' }).click()
    await expect(page).toHaveURL('/managenews')
  },
)

test('the account page is not shown after signing out', slow, async ({ page }) => {
  await signIn(page)
  await page.goto('/admindashboard')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/account')
  await expect(page).toHaveURL('/admin')
})

test('Ekow adds a passkey, signs in with it, and invites an administrator with it', async ({ page, calls }) => {
  const ekow = { email: 'ekow@voima.example', password: 'nine drums at the harbour' }
  await calls.addPerson(ekow, 'administrator')
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await open(page, '/admin')
  await fillLoginForm(page, ekow.password, ekow.email)
  await expect(page).toHaveURL('/admindashboard')
  await open(page, '/account')
  const passkeys = await openSection(page, 'Passkeys')
  await passkeys.getByLabel('Name of the new passkey').fill('My phone')
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await passkeys.getByLabel('Your password').fill(ekow.password)
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await expect(passkeys.getByText('not used yet')).toBeVisible()
  expect((await calls.emailTo(ekow.email)).subject).toBe('A passkey was added to your Voima account')

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/admindashboard')
  await open(page, '/people')
  await page.getByText('Invite a person').click()
  await page.getByLabel('Email').fill('new-admin@voima.example')
  await page.getByLabel('Administrator.').check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('The invitation is in the outbox')).toBeVisible()
  await open(page, '/account')
  await openSection(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByRole('button', { name: 'Remove' })).toHaveCount(0)
})

test('Ama chooses dark for this device, which stays after a reload, and follows the device again', async ({ page }) => {
  await signIn(page)
  await open(page, '/account')
  const ground = (colour: string) => expect(page.locator('body')).toHaveCSS('background-color', colour)
  const choose = async (theme: string) => {
    const section = await openSection(page, 'Colours')
    await section.getByLabel('Light or dark').selectOption(theme)
  }
  await choose('Dark')
  await ground('rgb(23, 13, 12)')
  await page.reload()
  await ground('rgb(23, 13, 12)')
  await choose('Light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await ground('rgb(253, 248, 242)')
  await page.getByLabel('Light or dark').selectOption('Same as this device')
  await ground('rgb(23, 13, 12)')
})
