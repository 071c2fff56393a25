import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDataRoutes } from '#server/app.ts'
import { clinic } from '#test/clinics.ts'
import { testClock, testCore } from '#test/core.ts'

/** The required fields, names and types of HSDS 3.2 (openreferral/specification, folder schema). */
const id = z.uuid()
const text = z.string()
const Phone = z.strictObject({ id, number: text, type: z.enum(['voice', 'text']), description: text.optional() })
const Schedule = z.strictObject({ id, description: text })
const Address = z.strictObject({
  id,
  address_1: text,
  city: text,
  region: text,
  state_province: text,
  postal_code: text,
  country: text.length(2),
  address_type: z.enum(['physical', 'postal', 'virtual']),
})
const Location = z.strictObject({
  id,
  location_type: z.enum(['physical', 'postal', 'virtual']),
  name: text,
  description: text,
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  addresses: z.array(Address),
})
const Service = z.strictObject({
  id,
  organization_id: id,
  name: text,
  description: text,
  url: z.url(),
  status: z.enum(['active', 'inactive', 'defunct', 'temporarily closed']),
  eligibility_description: text,
  fees_description: text,
  assured_date: z.iso.date(),
  alert: text.optional(),
  organization: z.strictObject({ id, name: text, description: text }),
  phones: z.array(Phone),
  schedules: z.array(Schedule),
  service_at_locations: z.array(z.strictObject({ id, service_id: id, location: Location })),
})
const Services = z.strictObject({ total_items: z.int(), contents: z.array(Service) })

const site = 'https://voima.example'

test('the list is open data in HSDS field names, with the day of the last check', async () => {
  const { clock } = testClock('2026-10-14T09:00:00.000Z')
  await using stage = await testCore({ clock })
  const { places } = stage.core
  const { _id } = await places.add({ ...clinic, lat: 6.6, lon: 0.47, whatsapp: '+233 24 000 0000' })
  await places.add({ ...clinic, name: 'Nobody has checked this one' })
  await places.check(_id, { how: 'called', result: 'right', on: '2026-01-02' })
  const answer = await openDataRoutes(stage.core, () => site).request('/places.json')
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const [service, ...others] = Services.parse(await answer.json()).contents
  expect(others).toEqual([])
  expect(service).toMatchObject({
    name: clinic.name,
    url: `${site}/places/example-clinic-ho`,
    assured_date: '2026-01-02',
    alert: 'Checked on 2 January 2026 by phone. Call first.',
    phones: [{ number: '+233200000000' }, { number: '+233240000000', type: 'text' }],
    schedules: [{ description: 'Tuesday and Thursday, 8 am to 2 pm' }],
    service_at_locations: [{ location: { latitude: 6.6, addresses: [{ city: 'Ho', state_province: 'Volta' }] } }],
  })
})

test('the CSV file has every detail and no formulas', async () => {
  await using stage = await testCore()
  const { places } = stage.core
  const { _id } = await places.add({
    ...clinic,
    name: '=HYPERLINK("x")',
    phones: ['+233 20 000 0000'],
    lat: 6.6,
    lon: -0.5,
  })
  await places.check(_id, { how: 'visited', result: 'right' })
  const answer = await openDataRoutes(stage.core, () => site).request('/places.csv')
  const [head = '', row = ''] = (await answer.text()).trim().split('\r\n')
  expect(head).toContain('"name","kinds","region","region_name","district","town"')
  expect(row).toContain(`"'=HYPERLINK(""x"")","test adults","GH-TV","Volta"`)
  expect(row).toContain('"6.6, -0.5"')
  // A phone number cannot become a formula.
  expect(row).not.toMatch(/(?:^|,)"(?!\+233 [\d ]+")[=+\-@]/)
})
