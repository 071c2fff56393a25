import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { momo } from '#test/giving.ts'
import Give from './give.tsx'

test('each number that a giver types into a phone or a bank form can be copied', () => {
  const details = { ...momo, merchantCode: '778899' }
  const loaderData = { details, today: '2026-06-18', stamp: '', sendsEmail: true }
  const Page = () => <Give {...({ loaderData } as unknown as Parameters<typeof Give>[0])} />
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  const html = renderToStaticMarkup(<Stub />)
  const copied = [...html.matchAll(/data-address="([^"]+)"/g)].map(([, text]) => text)
  expect(copied).toEqual([momo.number, '778899', momo.accountNumber])
})
