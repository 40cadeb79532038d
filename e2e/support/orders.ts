// Creates demo company orders for a test's own day by API.
import { expect, type APIRequestContext } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dropwise/contracts'
import type { DemoRole } from './session.ts'

const EXAMPLE = new URL('../../examples/ashmouth-200-orders.csv', import.meta.url)

/** A bearer token of the demo's dispatcher. */
export const dispatcherToken = (request: APIRequestContext): Promise<string> => tokenOf(request, 'tenant')

export async function tokenOf(request: APIRequestContext, role: DemoRole): Promise<string> {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: anonKey },
    data: { email, password: DEMO_PASSWORD },
  })
  return ((await signedIn.json()) as { access_token: string }).access_token
}

/** Imports the first orders of the example file for `day`, with references of that day. */
export async function planOrders(request: APIRequestContext, day: string, count: number): Promise<void> {
  const [header = '', ...lines] = (await readFile(EXAMPLE, 'utf8')).trim().split('\n')
  const dated = lines
    .slice(0, count)
    .map((line) =>
      line
        .replace(/^[^,]+/, (reference) => `${reference}-${day.replaceAll('-', '')}`)
        .replace(/\d{4}-\d\d-\d\d/, day),
    )
  const answer = await request.post('/api/v1/orders/import', {
    headers: { authorization: `Bearer ${await dispatcherToken(request)}`, 'content-type': 'text/csv' },
    data: Buffer.from([header, ...dated].join('\n')),
  })
  expect(await answer.json()).toMatchObject({ created: count })
}
