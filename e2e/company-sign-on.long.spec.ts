// Single sign-on of a company in a real browser, at a real OpenID Connect server, until SCIM deactivates the person.
import { expect, test, type Page } from '@playwright/test'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startIssuer,
  type TestIssuer,
} from '../packages/surface/test/oidc-issuer.ts'
import { startProduct, type StartedProduct } from './support/product.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

const ADMIN = { email: 'nora@fleet.example', password: 'quiet harbour 42' }
const PERSON = 'ann@fleet.example'

let folder: string
let issuer: TestIssuer
let product: StartedProduct
/** The database server's superuser: nobody can set a TXT record for the server to see. */
let database: pg.Client

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'dropwise-company-sign-on-'))
  await chmod(folder, 0o755)
  issuer = await startIssuer({ ann: { email: PERSON, name: 'Ann Baker' } })
  product = await startProduct({ DATA_DIR: folder, DEMO: '0', WEBHOOK_NETWORKS: '127.0.0.0/8' })
  database = new pg.Client({ host: join(folder, 'socket'), user: 'postgres', database: 'dropwise' })
  await database.connect()
})

test.afterAll(async () => {
  await database?.end()
  await product?.stop()
  await issuer?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

async function signOn(page: Page): Promise<void> {
  // Pages of the issuer request public fonts.
  await page.route(/googleapis|gstatic/, (route) => route.abort())
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill(PERSON)
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  await page.waitForURL((url) => url.origin === issuer.url)
  await page.getByPlaceholder('Enter any login').fill('ann')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

test('[M85] a person of a proven domain lands in the company, until the directory deactivates them', async ({
  page,
  browser,
  request,
}) => {
  const send = async (method: string, path: string, data: object, token = ''): Promise<unknown> => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await request.fetch(product.url + path, { method, headers, data })
    expect([path, answer.ok(), await answer.text()]).toEqual([path, true, expect.anything()])
    return answer.status() === 204 ? null : answer.json()
  }
  const trial = { ...ADMIN, firstName: 'Nora', lastName: 'Keys', companyName: 'Latchford Parcels' }
  await send('POST', '/api/v1/trial', trial)
  const session = (await send('POST', '/auth/v1/token?grant_type=password', ADMIN)) as {
    access_token: string
    user: { app_metadata: { tenant_id: string } }
  }
  const { tenant_id: companyId } = session.user.app_metadata
  issuer.open(`${product.url}/api/v1/sign-on/oidc/${companyId}/callback`)
  await database.query(
    `insert into public.sign_on_domains (tenant_id, domain, proven_at, checked_at) values ($1, 'fleet.example', now(), now())`,
    [companyId],
  )
  const connection = {
    kind: 'oidc',
    issuer: issuer.url,
    clientId: CLIENT_ID,
    secret: CLIENT_SECRET,
    roleForNew: 'dispatcher',
    isEnabled: true,
    isRequired: true,
  }
  await send('PUT', '/api/v1/company/sign-on', connection, session.access_token)

  await signOn(page)
  // A company on trial sees its days first.
  await expect(page.getByRole('heading', { name: '3 days left' })).toBeVisible()
  await expect(page.getByText('Latchford Parcels')).toBeVisible()
  await page.goto(`${product.url}/tenant/settings/team`)
  await expect(page.getByRole('list', { name: 'Members' }).getByText('Ann Baker').first()).toBeVisible()

  const wish = { name: 'Entra ID', scopes: ['people:provision'] }
  const { key } = (await send('POST', '/api/v1/api-keys', wish, session.access_token)) as { key: string }
  const users = `/scim/v2/Users?filter=${encodeURIComponent(`userName eq "${PERSON}"`)}`
  const { Resources } = (await (
    await request.get(product.url + users, { headers: { authorization: `Bearer ${key}` } })
  ).json()) as { Resources: { id: string }[] }
  const patch = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value: false }],
  }
  await send('PATCH', `/scim/v2/Users/${Resources[0]?.id}`, patch, key)

  const next = await browser.newPage()
  await signOn(next)
  await expect(next.getByRole('alert')).toHaveText(
    'You are not a member of this company. Ask its administrator to let you in.',
  )
  // Deactivation also ended the session that was open.
  await page.goto(`${product.url}/tenant/settings/team`)
  await expect(page).toHaveURL(/\/login/)
  await next.close()
})
