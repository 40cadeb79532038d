// Limits of a plan hold: members, API keys, and the second step, without which a session has no rights.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { fleet } from '../fleet/module.ts'
import { MAIL_LIMITS } from '../../platform/mail/mail-limits.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([fleet])
  company = await api.company()
})
afterAll(() => api.close())

const owner = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)

async function setLimits(limits: object): Promise<void> {
  await owner('update public.subscriptions set limits = $2 where tenant_id = $1', [company.tenantId, limits])
}

async function join(role: string): Promise<void> {
  await owner(
    `with person as (insert into auth.users (id, email, aud, role)
       values (gen_random_uuid(), gen_random_uuid() || '@company.example', 'authenticated', 'authenticated') returning id)
     insert into public.memberships (tenant_id, user_id, role) select $1, id, $2 from person`,
    [company.tenantId, role],
  )
}

describe('a plan', () => {
  it('limits the members of the portal, without drivers', async () => {
    await setLimits({ members: 4 })
    await join('dispatcher')
    await expect(join('viewer')).rejects.toMatchObject({
      message: 'plan_limit',
      detail: 'more than 4 people in the portal',
    })
    await join('driver')
    await setLimits({ members: 0 })
    await join('viewer')
  })

  it('without API keys refuses new ones and disables those of a larger plan', async () => {
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles')).statusCode).toBe(200)
    await setLimits({ api: false })
    await expect(
      owner(
        `insert into public.api_keys (tenant_id, name, prefix, key_hash) values ($1, 'New', 'dwk_', '\\x07')`,
        [company.tenantId],
      ),
    ).rejects.toMatchObject({ message: 'plan_limit', detail: 'API keys' })
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles')).statusCode).toBe(401)
    await setLimits({ api: true })
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles')).statusCode).toBe(200)
  })
})

describe('features that a plan excludes', () => {
  const texts = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const [row] = await owner<{ id: string }>(
        `insert into public.outbox (channel, tenant_id, dedupe_key, recipient, body)
         values ('sms', $1, gen_random_uuid()::text, '+15550187', 'Near') returning id`,
        [company.tenantId],
      )
      await sendMail(api.platform, { id: row!.id, isLast: false, limits: MAIL_LIMITS })
    }
    const rows = await owner<{ state: string; error: string | null }>(
      `select state, error from public.outbox where channel = 'sms' and tenant_id = $1 order by id`,
      [company.tenantId],
    )
    return rows.slice(-count)
  }
  const refused = (detail: string) => ({ message: 'plan_limit', detail })

  it('are refused when new, and can be removed', async () => {
    const write = (statement: string) => owner(statement, [company.tenantId])
    const logo = `update public.tenants set logo_url = '/storage/v1/object/public/logos/' || id || '/a.png' where id = $1`
    const shop = `insert into public.shops (tenant_id, kind, name, secret) values ($1, 'shopify', 'Shop', 'secret secret')`
    const words = `insert into public.recipient_mail_texts (tenant_id, type, subject, text_content)
      values ($1, 'order_confirmation', 'Yours', 'Hello')`
    await setLimits({})
    for (const each of [logo, shop, words]) await write(each)
    const textFor = async () => {
      const [row] = await owner<{ text: { subject: string } | null }>(
        `select text from app.email_template_for('order_confirmation', $1, 'ada@example.com')`,
        [company.tenantId],
      )
      return row?.text?.subject
    }
    expect(await textFor()).toBe('Yours')
    await setLimits({ shops: false, branding: false, mails: false })
    await expect(write(shop)).rejects.toMatchObject(refused('shop connections'))
    await expect(
      write(`update public.recipient_mail_texts set subject = 'Mine' where tenant_id = $1`),
    ).rejects.toMatchObject(refused('emails in your own words'))
    await expect(
      write(`update public.tenants set brand_color = '#123456' where id = $1`),
    ).rejects.toMatchObject(refused('a logo and colour of your own'))
    expect(await textFor()).toBeUndefined()
    await write(`update public.tenants set name = 'Renamed', logo_url = null where id = $1`)
    await expect(write(logo)).rejects.toMatchObject(refused('a logo and colour of your own'))
    await write('delete from public.recipient_mail_texts where tenant_id = $1')
  })

  it('texts above the monthly limit are held with a reason, and sent when there is room', async () => {
    await setLimits({ texts: 2 })
    expect((await texts(3)).map(({ state }) => state)).toEqual(['caught', 'caught', 'failed'])
    expect((await texts(1))[0]?.error).toBe('The texts of your plan are used up for this month.')
    await setLimits({ texts: 0 })
    expect((await texts(1))[0]?.state).toBe('caught')
  })

  it('[M90] texts beyond the company’s budget are refused, and administrators are notified once at 80 % and at 100 %', async () => {
    await owner(`delete from public.outbox where channel = 'sms'`)
    const setBudget = (notices: object) =>
      owner(`update public.tenants set settings = jsonb_build_object('notices', $2::jsonb) where id = $1`, [
        company.tenantId,
        JSON.stringify(notices),
      ])
    const limitMails = async () =>
      (
        await owner<{ title: string }>(
          `select n.title from public.notifications n join public.memberships m using (tenant_id, user_id)
           where n.type = 'text_use' and n.tenant_id = $1 and m.role = 'admin' and n.message like '5 a month%' order by n.id`,
          [company.tenantId],
        )
      ).map(({ title }) => title)
    await setBudget({ textBudget: 5 })
    await texts(3)
    expect(await limitMails()).toEqual([])
    await texts(1)
    expect(await limitMails()).toEqual(['80 % of the texts of your budget are used'])
    expect((await texts(2)).map(({ state }) => state)).toEqual(['caught', 'failed'])
    expect((await texts(1))[0]?.error).toMatch(/^Your company's budget for texts is used up/)
    expect(await limitMails()).toEqual([
      '80 % of the texts of your budget are used',
      'The texts of your budget are used up',
    ])
    await setBudget({ textBudget: 5, stopsAtBudget: false })
    expect((await texts(1))[0]?.state).toBe('caught')
    expect((await limitMails()).at(-1)).toBe('The texts of your budget are used up')
    // A setting that is no number is no budget.
    await setBudget({ textBudget: 'five' })
    expect((await texts(1))[0]?.state).toBe('caught')
  })
})

describe('a person with a second factor', () => {
  const stateSeenBy = (claims: object) =>
    api.platform.asUser(
      { role: 'authenticated', sub: company.userId, ...claims },
      async ({ trx }) => (await trx.selectFrom('tenants').select('id').execute()).length,
    )
  const metadata = () => ({ tenant_id: company.tenantId, second_step: true })

  it('has no access before the second step', async () => {
    expect(await stateSeenBy({ app_metadata: metadata(), aal: 'aal1' })).toBe(0)
    expect(await stateSeenBy({ app_metadata: metadata() })).toBe(0)
    expect(await stateSeenBy({ app_metadata: metadata(), aal: 'aal2' })).toBe(1)
    expect(await stateSeenBy({ app_metadata: { tenant_id: company.tenantId }, aal: 'aal1' })).toBe(1)
  })
})
