// Notices to recipients: the mail, text and in-app notice of each event, each written once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { writeNotices } from './write-notices.ts'

let api: TestApi
let first: TestCompany
let second: TestCompany

beforeAll(async () => {
  api = await testApi([])
  first = await api.company()
  second = await api.company()
  // Disable quiet hours, so that texts do not depend on the time of the run.
  await asOwner(
    `update public.tenants set settings = '{"notices": {"quietHours": null}}' where id = any($1)`,
    [[first.tenantId, second.tenantId]],
  )
})
afterAll(() => api.close())

const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(sql, values)

interface Parcel {
  email?: string | null
  phone?: string | null
}

let parcels = 0
/** A parcel in New York with a promise and a forecast. */
async function parcel({ tenantId }: TestCompany, { email = null, phone = null }: Parcel): Promise<string> {
  parcels += 1
  const [row] = await asOwner<{ id: string }>(
    `with recipient as (
       insert into public.recipients (tenant_id, name, email, phone) values ($1, 'Edith Ward', $2, $3) returning id),
     address as (
       insert into public.addresses (tenant_id, text, normalised, street, lat, lng)
       values ($1, $4, $4, 'Weaver Lane', 40.73, -73.99) returning id),
     orders as (
       insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id)
       select $1, $4, '2099-04-16', 'dispatched', recipient.id, address.id from recipient, address returning id)
     insert into public.deliveries (tenant_id, order_id, promised_from, promised_to, eta_from, eta_to)
     select $1, id, '2099-04-16T13:00:00Z', '2099-04-16T15:00:00Z', '2099-04-16T14:00:00Z', '2099-04-16T14:20:00Z' from orders returning id`,
    [tenantId, email, phone, `P-${parcels}`],
  )
  return row!.id
}

const driverNear = (id: string) =>
  asOwner(`update public.deliveries set driver_near_at = now() where id = $1`, [id])
const move = async (id: string, ...statuses: string[]) => {
  for (const status of statuses)
    await asOwner(`update public.deliveries set status = $2 where id = $1`, [id, status])
}
const write = () => writeNotices(api.platform)

interface Sent extends Record<string, unknown> {
  channel: string
  recipient: string
  subject: string | null
  body: string
  send_after: Date | null
}
const sentFor = (id: string) =>
  asOwner<Sent>(
    'select channel, recipient, subject, body, send_after from public.outbox where delivery_id = $1 order by id',
    [id],
  )

describe('notices of many companies', () => {
  const mailed = async () =>
    (await asOwner<{ recipient: string }>('select recipient from public.outbox order by recipient')).map(
      ({ recipient }) => recipient,
    )

  it('are sent although the row of another company cannot be read', async () => {
    const parkedParcel = await parcel(first, { email: 'first@example.com' })
    const validParcel = await parcel(second, { email: 'second@example.com' })
    // A time zone from before the database checked them. The parcel lies at sea, where the company's zone
    // applies.
    await asOwner('alter table public.tenants drop constraint tenants_time_zone_exists')
    await asOwner(`update public.tenants set time_zone = 'Mars/Base' where id = $1`, [first.tenantId])
    await asOwner(`update public.addresses set lat = 0, lng = -30 where tenant_id = $1`, [first.tenantId])
    await driverNear(parkedParcel)
    await driverNear(validParcel)

    expect(await write()).toBe(1)
    expect(await mailed()).toEqual(['second@example.com'])
    const rows = await asOwner('select tenant_id, error, attempts from public.parked_work')
    expect(rows).toEqual([
      { tenant_id: first.tenantId, error: expect.stringContaining('Mars/Base') as string, attempts: 1 },
    ])
  })

  it('skip a parked row until its pause is over, then try it again', async () => {
    expect(await write()).toBe(0)
    const makeRetryDue = `update public.parked_work set retry_at = now() - interval '1 second'`
    await asOwner(makeRetryDue)
    expect(await write()).toBe(0)
    expect(await asOwner('select attempts from public.parked_work')).toEqual([{ attempts: 2 }])

    await asOwner(`update public.tenants set time_zone = 'UTC' where id = $1`, [first.tenantId])
    await asOwner(makeRetryDue)
    expect(await write()).toBe(1)
    expect(await asOwner('select from public.parked_work')).toEqual([])
    expect(await mailed()).toEqual(['first@example.com', 'second@example.com'])
  })

  it('are written once each', async () => {
    expect(await write()).toBe(0)
    expect(await mailed()).toHaveLength(2)
  })
})

describe('[4-3] the events of a delivery', () => {
  it('[M77] [9-4] mail that the driver is near, with times in the time zone of the address', async () => {
    const id = await parcel(second, { email: 'near@example.com' })
    await driverNear(id)
    await write()
    expect(await sentFor(id)).toEqual([
      expect.objectContaining({
        channel: 'email',
        subject: 'Your driver is about 30 minutes away',
        body: expect.stringContaining('Expected 10:00–10:20.') as string,
      }),
    ])
  })

  it('report the departure, a failure with its reason, and the second attempt', async () => {
    const id = await parcel(second, { email: 'twice@example.com' })
    await move(id, 'picked_up', 'in_transit')
    await write()
    await asOwner(`update public.deliveries set status = 'out_for_delivery' where id = $1`, [id])
    await asOwner(
      `update public.deliveries set status = 'failed', status_note = 'Delivery failed: Nobody in' where id = $1`,
      [id],
    )
    await write()
    await move(id, 'out_for_delivery')
    await write()
    const sent = await sentFor(id)
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your delivery is on its way',
      'Your delivery could not be made',
      'Your delivery is on its way',
    ])
    expect(sent[1]?.body).toContain('Reason: nobody in. Choose another day on the tracking page')
  })

  it('are dropped for earlier events once the delivery is over', async () => {
    const id = await parcel(second, { email: 'over@example.com' })
    await driverNear(id)
    await move(id, 'picked_up', 'in_transit', 'out_for_delivery', 'delivered')
    await write()
    expect((await sentFor(id)).map(({ subject }) => subject)).toEqual(['Your delivery has arrived'])
  })

  it('report a delay once the promise cannot be met', async () => {
    const id = await parcel(second, { email: 'late@example.com' })
    const expect14 = `update public.deliveries set eta_from = '2099-04-16T14:50:00Z', eta_to = '2099-04-16T15:20:00Z' where id = $1`
    await asOwner(expect14, [id])
    await write()
    expect(await sentFor(id)).toEqual([])
    await asOwner(`update public.deliveries set eta_from = '2099-04-16T15:10:00Z' where id = $1`, [id])
    await write()
    expect((await sentFor(id)).map(({ subject }) => subject)).toEqual(['Your delivery is running late'])
  })
})

describe('[2.11-8] preferences of a recipient', () => {
  const follow = async (id: string, company: TestCompany, choices: object, email: string) => {
    const [user] = await asOwner<{ id: string }>(
      `insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id`,
      [email],
    )
    await asOwner(
      `insert into public.profiles (id, email, notification_choices) values ($1, $2, $3)
       on conflict (id) do update set notification_choices = excluded.notification_choices`,
      [user!.id, email, choices],
    )
    await asOwner(
      `insert into public.delivery_claims (tenant_id, delivery_id, user_id) values ($1, $2, $3)`,
      [company.tenantId, id, user!.id],
    )
    return user!.id
  }

  it('on the profile page select the channels of each notice', async () => {
    const id = await parcel(second, { email: 'grid@example.com', phone: '+1 555 0187 22' })
    const userId = await follow(
      id,
      second,
      { driver_near: ['here'], delivered: ['text'] },
      'grid@example.com',
    )
    await driverNear(id)
    await write()
    expect(await sentFor(id)).toEqual([])
    const ownNotifications = `select type, link from public.notifications where user_id = $1 order by id`
    expect(await asOwner(ownNotifications, [userId])).toEqual([
      { type: 'driver_near', link: expect.stringMatching(/^\/customer\/track\//) as string },
    ])
    await move(id, 'picked_up', 'in_transit')
    await write()
    await move(id, 'out_for_delivery', 'delivered')
    await write()
    const sent = await sentFor(id)
    expect(sent.map(({ channel }) => channel)).toEqual(['email', 'sms'])
    expect(sent[1]).toMatchObject({
      recipient: '+1555018722',
      body: expect.stringMatching(
        /: Your delivery has arrived\. https?:\/\/dropwise\.test\/track\//,
      ) as string,
    })
    expect(
      (await asOwner<{ type: string }>(ownNotifications, [userId])).map(({ type }) => type),
    ).not.toContain('delivered')
  })

  it('[2.11-5] for one parcel override those of the profile', async () => {
    const id = await parcel(second, { email: 'one@example.com', phone: '+15550187' })
    const userId = await follow(id, second, {}, 'one@example.com')
    const prefer = (contact: string, phone: string | null) =>
      asOwner(
        `insert into public.delivery_preferences (tenant_id, delivery_id, user_id, date, time_slot, contact, phone)
         values ($1, $2, $3, '2099-04-16', 'morning', $4, $5)
         on conflict (tenant_id, delivery_id) do update set contact = excluded.contact, phone = excluded.phone`,
        [second.tenantId, id, userId, contact, phone],
      )
    await prefer('none', null)
    await move(id, 'picked_up', 'in_transit')
    await write()
    expect(await sentFor(id)).toEqual([])
    await prefer('text', '+44 20 7946 0000')
    await driverNear(id)
    await write()
    expect((await sentFor(id)).map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', '+442079460000'],
    ])
  })

  it('STOP blocks texts to that number', async () => {
    const id = await parcel(second, { phone: '+15550999' })
    await asOwner(`insert into app.text_opt_outs (phone) values ('+15550999')`)
    await driverNear(id)
    await write()
    expect(await sentFor(id)).toEqual([])
  })
})

describe('[2.11-9] the language of a notice', () => {
  const speak = (locale: string) =>
    asOwner('update public.tenants set locale = $2 where id = $1', [second.tenantId, locale])
  const follower = async (id: string, email: string, locale: string | null) => {
    const [user] = await asOwner<{ id: string }>(
      'insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id',
      [email],
    )
    await asOwner(
      `insert into public.profiles (id, email, locale, notification_choices)
       values ($1, $2, $3, '{"driver_near": ["here", "email", "text"]}')
       on conflict (id) do update set locale = excluded.locale, notification_choices = excluded.notification_choices`,
      [user!.id, email, locale],
    )
    await asOwner(
      'insert into public.delivery_claims (tenant_id, delivery_id, user_id) values ($1, $2, $3)',
      [second.tenantId, id, user!.id],
    )
    return user!.id
  }
  const notificationsOf = (userId: string) =>
    asOwner<{ title: string; message: string }>(
      'select title, message from public.notifications where user_id = $1',
      [userId],
    )

  it('is the company’s for recipients without a choice, from the subject to the last line', async () => {
    await speak('de-AT')
    const id = await parcel(second, { email: 'wien@example.com', phone: '+43 1 5550187' })
    const userId = await follower(id, 'wien@example.com', null)
    await driverNear(id)
    await write()
    const [mail, text] = await sentFor(id)
    expect(mail).toMatchObject({ subject: 'Ihre Lieferung ist in etwa 30 Minuten bei Ihnen' })
    expect(mail!.body).toContain('Voraussichtlich 10:00–10:20 Uhr.')
    expect(mail!.body).toMatch(/^Guten Tag Edith Ward,[^]*Lieferung verfolgen: http/)
    expect(mail!.body).not.toMatch(/your|delivery|expected/i)
    expect(text!.body).toMatch(
      /: Ihre Lieferung ist in etwa 30 Minuten bei Ihnen\. Voraussichtlich 10:00-10:20 Uhr\. http/,
    )
    expect(await notificationsOf(userId)).toMatchObject([
      { title: 'Ihre Lieferung ist in etwa 30 Minuten bei Ihnen' },
    ])
  })

  it('has the clock of the company’s English, or of the reader’s', async () => {
    const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')
    await speak('en-US')
    const id = await parcel(second, { email: 'boston@example.com', phone: '+1 617 5550187' })
    await driverNear(id)
    await write()
    const [mail, text] = await sentFor(id)
    expect(plain(mail!.body)).toContain('Expected 10:00 – 10:20 AM.')
    expect(text!.body).toContain('Expected 10:00-10:20 AM. http')
    await speak('en')
    const other = await parcel(second, { email: 'texas@example.com', phone: '+1 512 5550187' })
    const userId = await follower(other, 'texas@example.com', 'en-US')
    await driverNear(other)
    await write()
    expect(plain((await notificationsOf(userId))[0]?.message)).toContain('Expected 10:00 – 10:20 AM.')
    expect(plain((await sentFor(other))[0]!.body)).toContain('Expected 10:00 – 10:20 AM.')
  })

  it('is the language of each follower’s account, where it has one', async () => {
    await speak('de')
    const id = await parcel(second, { email: 'paris@example.com', phone: '+33 1 55501870' })
    const frenchFollower = await follower(id, 'paris@example.com', 'fr')
    const other = await follower(id, 'krakow@example.com', 'pl')
    await driverNear(id)
    await write()
    const [mail, text] = await sentFor(id)
    expect(mail).toMatchObject({ subject: 'Votre livreur arrive dans 30 minutes environ' })
    expect(text!.body).toContain(
      'Votre livreur arrive dans 30 minutes environ. Arrivée prévue : 10:00-10:20.',
    )
    expect(await notificationsOf(frenchFollower)).toMatchObject([
      { title: 'Votre livreur arrive dans 30 minutes environ' },
    ])
    expect(await notificationsOf(other)).toMatchObject([{ title: 'Kierowca będzie za około 30 minut' }])
  })

  it('[M76] uses the company’s text for this message, channel and language', async () => {
    const word = (channel: string, language: string | null, title: string, message: string) =>
      asOwner(
        `insert into public.recipient_message_texts (tenant_id, kind, channel, language, title, message)
         values ($1, 'driver_near', $2, $3, $4, $5)`,
        [second.tenantId, channel, language, title, message],
      )
    await word('email', null, 'Soon at {{street}}', 'Expected {{expected_time}}\nReason: {{reason}}')
    await word('text', null, '', 'Soon: {{expected_time}}\n{{tracking_url}}')
    await word('text', 'fr', '', '{{recipient_name}}, bientôt là')
    await word('push', 'fr', 'Bientôt', '{{order_reference}} arrive')
    const id = await parcel(second, { email: 'words@example.com', phone: '+12125550111' })
    await driverNear(id)
    await write()
    const [mail, text] = await sentFor(id)
    expect(mail).toMatchObject({ subject: 'Soon at Weaver Lane' })
    // A line whose variable has no value is left out.
    expect(mail!.body).not.toContain('Reason')
    expect(text!.body).toMatch(/^Soon: 10:00-10:20 Uhr\nhttp\S+$/)

    const parcelOfReader = await parcel(second, { email: 'mots@example.com', phone: '+12125550112' })
    const reader = await follower(parcelOfReader, 'mots@example.com', 'fr')
    await driverNear(parcelOfReader)
    await write()
    expect((await sentFor(parcelOfReader)).find(({ channel }) => channel === 'sms')!.body).toBe(
      'Edith Ward, bientôt là',
    )
    expect(await notificationsOf(reader)).toMatchObject([
      { title: 'Bientôt', message: expect.stringMatching(/^P-\d+ arrive$/) },
    ])
    await asOwner('delete from public.recipient_message_texts')
  })

  it('is that of the company’s own text where it differs from the recipient’s', async () => {
    await speak('sv')
    const worded = (language: string | null) =>
      asOwner(
        `insert into public.recipient_mail_texts (tenant_id, type, language, subject, text_content)
         values ($1, 'delivery_notification', $2, '{{headline}}', '{{message}}')`,
        [second.tenantId, language],
      )
    const subjectFor = async (email: string) => {
      const id = await parcel(second, { email })
      await follower(id, email, 'it')
      await driverNear(id)
      await write()
      return (await sentFor(id))[0]?.subject
    }
    // The company has one text for everyone in its own language, and values follow that language.
    await worded(null)
    expect(await subjectFor('roma@example.com')).toBe('Din chaufför är framme om cirka 30 minuter')
    await worded('it')
    expect(await subjectFor('milano@example.com')).toBe('Il corriere arriva tra circa 30 minuti')
    await asOwner('delete from public.recipient_mail_texts')
    // An owner's text for everyone is in English.
    await asOwner(
      `insert into public.email_templates (name, type, subject, text_content, is_active)
       values ('Ours', 'delivery_notification', '{{headline}}', '{{message}}', true)`,
    )
    expect(await subjectFor('torino@example.com')).toBe('Your driver is about 30 minutes away')
    await asOwner(`delete from public.email_templates where type = 'delivery_notification' and name = 'Ours'`)
    await speak('en')
  })
})

/** The time in New York this many hours from now, such as `17:00`. */
function newYorkClock(hours: number): string {
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(Date.now() + hours * 3_600_000)
  return `${hour}:00`
}

describe('quiet hours', () => {
  it('delay texts until they end, drop outdated texts, and do not delay mails', async () => {
    const rules = { quietHours: { from: newYorkClock(-6), to: newYorkClock(6) } }
    await asOwner(
      `update public.tenants set settings = jsonb_build_object('notices', $2::jsonb) where id = $1`,
      [first.tenantId, JSON.stringify(rules)],
    )
    await asOwner(`update public.addresses set lat = 40.73, lng = -73.99 where tenant_id = $1`, [
      first.tenantId,
    ])
    const id = await parcel(first, { email: 'night@example.com', phone: '+15550123' })
    await driverNear(id)
    await move(id, 'picked_up', 'in_transit', 'out_for_delivery')
    await asOwner(`update public.deliveries set status = 'failed' where id = $1`, [id])
    await write()
    const sent = await sentFor(id)
    const texts = sent.filter(({ channel }) => channel === 'sms')
    expect(texts.map(({ body }) => body)).toEqual([expect.stringContaining('could not be made')])
    expect(texts[0]?.send_after).toBeInstanceOf(Date)
    expect(sent.filter(({ channel }) => channel === 'email').map(({ send_after }) => send_after)).toEqual([
      null,
    ])
  })
})
