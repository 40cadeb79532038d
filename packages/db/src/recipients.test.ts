// Recipients' functions, as the page calls them: claim, move, preferences, feedback, points.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEEDBACK_POINTS, SCHEDULING_WINDOW_DAYS, TIME_SLOTS } from '@dropwise/contracts'
import { fillAccessFixture, identityOf, type Person } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let client: pg.Client
let number = ''

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
  client = new pg.Client(database.access.login)
  await client.connect()
  const [row] = await database.asOwner<{ tracking_number: string }>(
    `select tracking_number from public.deliveries where order_id in (select id from public.orders where reference = 'A-3')`,
  )
  number = row?.tracking_number ?? ''
  await database.asOwner(
    `update public.recipients set phone = '+1 555 0187', email = 'nora.hale@example.com' where id in
     (select recipient_id from public.orders where reference = 'A-3')`,
  )
})
afterAll(async () => {
  await client.end()
  await database.close()
})

async function as<Row extends pg.QueryResultRow>(
  person: Person,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { role, claims } = identityOf(person)
  await client.query(
    `begin; set local role ${role}; set local request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
  )
  try {
    const { rows } = await client.query<Row>(sql, values)
    await client.query('commit')
    return rows
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
const save = (person: Person, day: string, slot: string, rest = '') =>
  as<{ result: string }>(person, `select public.save_delivery_preferences($1, ${day}, $2${rest}) as result`, [
    number,
    slot,
  ])

describe('proof of a delivery', () => {
  it('is visible to the person who claimed it, as long as the company shares it', async () => {
    const file = 'company/driver/door.jpg'
    await database.asOwner(`insert into storage.objects (bucket_id, name) values ('proofs', '${file}')`)
    const namesSeenBy = async (who: Person) =>
      (await as(who, `select from storage.objects where bucket_id = 'proofs' and name = '${file}'`)).length
    expect(await namesSeenBy('customer')).toBe(0)
    await database.asOwner(
      `insert into public.driver_events (tenant_id, id, route_id, driver_id, user_id, order_id, stop_id, kind, happened_at, device_at, sent_at, outcome, files)
       select tenant_id, gen_random_uuid(), route_id, driver_id, user_id, order_id, stop_id, 'delivered', happened_at, device_at, sent_at, outcome, array['${file}']
       from public.driver_events limit 1`,
    )
    expect(await namesSeenBy('customer')).toBe(1)
    expect(await namesSeenBy('otherCustomer')).toBe(0)
    const share = (settings: string) => database.asOwner(`update public.tenants set settings = '${settings}'`)
    await share('{"notices": {"sharesProof": false}}')
    expect(await namesSeenBy('customer')).toBe(0)
    await share('{}')
  })
})

describe('[M81] [2.11-6] photos of feedback', () => {
  it('are uploads of the author, and visible to the company of the feedback', async () => {
    const person = identityOf('customer').claims.sub as string
    const [row] = await database.asOwner<{ tracking_number: string }>(
      `select tracking_number from public.deliveries where id in (select delivery_id from public.delivery_claims where user_id = '${person}')`,
    )
    const trackingNumber = row!.tracking_number
    await database.asOwner(`delete from public.feedback`)
    for (const status of ['picked_up', 'in_transit', 'out_for_delivery', 'delivered'])
      await database.asOwner(
        `update public.deliveries set status = '${status}' where tracking_number = '${trackingNumber}' and exists (
           select from app.delivery_transitions t where t.from_status = deliveries.status and t.to_status = '${status}')`,
      )
    const add = (who: Person, name: string) =>
      as(who, `insert into storage.objects (bucket_id, name) values ('feedback', $1)`, [name])
    await add('customer', `${person}/damage.jpg`)
    await expect(add('otherCustomer', `${person}/forged.jpg`)).rejects.toMatchObject({ code: '42501' })
    const give = (photo: string) =>
      as('customer', `select public.give_feedback($1, 2, 'damaged', photos => array[$2])`, [
        trackingNumber,
        photo,
      ])
    await expect(give('somebody/else.jpg')).rejects.toMatchObject({ message: 'photo_not_found' })
    const namesSeenBy = async (who: Person) =>
      (await as(who, `select name from storage.objects where bucket_id = 'feedback'`)).length
    expect(await namesSeenBy('dispatcher')).toBe(0)
    await give(`${person}/damage.jpg`)
    expect(await namesSeenBy('dispatcher')).toBe(1)
    expect(await namesSeenBy('adminOfB')).toBe(0)
    expect(await namesSeenBy('otherCustomer')).toBe(0)
    const notifications = await database.asOwner(
      `select distinct title from public.notifications where type = 'feedback'`,
    )
    expect(notifications).toEqual([{ title: expect.stringMatching(/^Feedback on .*: 2 of 5$/) as string }])
  })
})

describe('a recipient with a tracking number', () => {
  it('may see the delivery once they claimed it, and nobody else may', async () => {
    const query = `select tracking_number from public.deliveries where tracking_number = '${number}'`
    expect(await as('otherCustomer', query)).toHaveLength(0)
    await expect(as('otherCustomer', `select public.claim_delivery($1)`, [number])).rejects.toMatchObject({
      message: 'claim_needed',
      code: 'PT403',
    })
    const claim = async (proof: string) =>
      (
        await as<{ id: string | null }>('otherCustomer', `select public.claim_delivery($1, $2) as id`, [
          number,
          proof,
        ])
      )[0]?.id
    expect(await claim('9999')).toBeNull()
    expect(await claim('87')).toBeNull()
    expect(await claim('.com')).toBeNull()
    expect(await claim('0187')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await as('otherCustomer', query)).toHaveLength(1)
    expect(await as('customer', query)).toHaveLength(0)
  })

  it('proves ownership by the end of the mail name or a confirmed address, with tries enough to mistype', async () => {
    const claim = async (person: Person, proof: string | null) =>
      (
        await as<{ id: string | null }>(person, `select public.claim_delivery($1, $2) as id`, [number, proof])
      )[0]?.id
    expect(await claim('viewer', 'HALE')).not.toBeNull()
    for (let i = 0; i < 5; i += 1) expect(await claim('driver', 'nobody')).toBeNull()
    await expect(claim('driver', '0187')).rejects.toMatchObject({ code: 'PT429' })
    const { claims } = identityOf('dispatcher')
    await database.asOwner(
      `update auth.users set email = 'Nora.Hale@example.com', email_confirmed_at = now() where id = $1`,
      [claims.sub],
    )
    expect(await claim('dispatcher', null)).not.toBeNull()
  })

  it('[M82] finds the parcels to the confirmed address of the account without opening them', async () => {
    const person = identityOf('viewer').claims.sub as string
    const added = async () =>
      (await as<{ added: number }>('viewer', 'select public.claim_own_parcels() as added'))[0]?.added
    await database.asOwner(`delete from public.delivery_claims where user_id = '${person}'`)
    const address = async (isConfirmed: boolean) => {
      await database.asOwner(
        `update auth.users set email = null where lower(email) = 'nora.hale@example.com'`,
      )
      await database.asOwner(
        `update auth.users set email = 'Nora.Hale@example.com', email_confirmed_at = ${isConfirmed ? 'now()' : 'null'}
         where id = $1`,
        [person],
      )
    }
    await address(false)
    expect(await added()).toBe(0)
    await address(true)
    expect(await added()).toBeGreaterThan(0)
    expect(await added()).toBe(0)
    await expect(as('anonymous', 'select public.claim_own_parcels()')).rejects.toThrow()
  })

  it('gets an error for a wrong number, and must be signed in', async () => {
    await expect(as('otherCustomer', `select public.claim_delivery('NOPE')`)).rejects.toMatchObject({
      message: 'delivery_not_found',
      code: 'PT404',
    })
    await expect(as('anonymous', `select public.claim_delivery('${number}')`)).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('[M80] [M4.12] [2.11-5] is offered slots that the fleet can serve, and refused others', async () => {
    const offered = async () => {
      const rows = await as<{ slots: string[] }>(
        'otherCustomer',
        `select slots from public.offered_slots($1)`,
        [number],
      )
      expect(rows).toHaveLength(SCHEDULING_WINDOW_DAYS + 1)
      return rows[6]?.slots
    }
    expect(await offered()).toEqual(['morning', 'afternoon', 'anytime'])
    const fleet = (change: string) =>
      database.asOwner(
        `update public.vehicles set ${change} where tenant_id = (select tenant_id from public.deliveries where tracking_number = '${number}')`,
      )
    await fleet(`shift_start = '13:00', shift_end = '18:00'`)
    expect(await offered()).toEqual(['afternoon', 'anytime'])
    await expect(save('otherCustomer', 'current_date + 6', 'morning')).rejects.toMatchObject({
      message: 'slot_full',
      code: 'PT409',
    })
    await fleet(`shift_start = '08:00', capacity_packages = 0`)
    expect(await offered()).toEqual([])
    await fleet(`capacity_packages = 150`)
    await expect(as('customer', `select public.offered_slots($1)`, [number])).rejects.toMatchObject({
      message: 'delivery_not_found',
    })
  })

  it('[2.11-5] is offered the weekdays on which its zone is served', async () => {
    const serve = (weekdays: string) =>
      database.asOwner<{ weekday: number }>(
        `update public.zones z set weekdays = ${weekdays}
         where tenant_id = (select tenant_id from public.deliveries where tracking_number = '${number}')
         returning weekdays[1]::int as weekday`,
      )
    const [served] = await serve('array[extract(isodow from current_date + 6)::smallint]')
    const rows = await as<{ weekday: number; slots: string[] }>(
      'otherCustomer',
      `select extract(isodow from day)::int as weekday, slots from public.offered_slots($1)`,
      [number],
    )
    expect(rows.map(({ slots }) => slots.length > 0)).toEqual(
      rows.map(({ weekday }) => weekday === served!.weekday),
    )
    await expect(save('otherCustomer', 'current_date + 5', 'anytime')).rejects.toMatchObject({
      message: 'slot_full',
    })
    await serve(`'{}'`)
  })

  it('moves the order, so that the next plan uses the new day', async () => {
    expect(
      await save(
        'otherCustomer',
        'current_date + 5',
        'morning',
        `, 'reception', 'Ring twice', 'text', '+1 555 0187'`,
      ),
    ).toEqual([{ result: 'moved' }])
    const [order] = await database.asOwner(
      `select o.date = (now() at time zone 'UTC')::date + 5 as is_moved, o.instructions, o.version,
         to_char(o.window_start at time zone 'UTC', 'HH24:MI') as starts, to_char(o.window_end at time zone 'UTC', 'HH24:MI') as ends,
         d.promised_from = o.window_start as is_promised
       from public.orders o join public.deliveries d on d.order_id = o.id where d.tracking_number = $1`,
      [number],
    )
    expect(order).toEqual({
      is_moved: true,
      instructions: 'Recipient asks: leave at reception. Ring twice',
      version: 2,
      starts: TIME_SLOTS.morning.from,
      ends: TIME_SLOTS.morning.to,
      is_promised: true,
    })
    expect(
      await as('otherCustomer', `select title from public.delivery_events where status = 'rescheduled'`),
    ).toHaveLength(1)
    expect(await as('otherCustomer', `select title from public.notifications`)).toHaveLength(1)
  })

  it('replaces the preference without moving the order', async () => {
    expect(await save('otherCustomer', 'current_date + 5', 'morning', `, 'garage'`)).toEqual([
      { result: 'kept' },
    ])
    const [order] = await database.asOwner<{ instructions: string }>(
      `select instructions from public.orders where reference = 'A-3'`,
    )
    expect(order?.instructions).toBe('Recipient asks: leave at garage')
  })

  it('replaces several windows by the chosen time', async () => {
    await database.asOwner(`update public.orders set other_windows = '{20:00-21:00}' where reference = 'A-3'`)
    await save('otherCustomer', 'current_date + 5', 'morning', `, 'garage'`)
    const [order] = await database.asOwner<{ other_windows: string[] }>(
      `select other_windows from public.orders where reference = 'A-3'`,
    )
    expect(order?.other_windows).toEqual([])
  })

  it.each([
    ['yesterday', 'current_date - 1', 'morning', '', 'day_not_offered'],
    [
      'a day beyond the window',
      `current_date + ${SCHEDULING_WINDOW_DAYS + 1}`,
      'morning',
      '',
      'day_not_offered',
    ],
    ['an evening, which is not offered', 'current_date + 2', 'evening', '', 'slot_not_offered'],
    [
      'a text without a phone number',
      'current_date + 2',
      'morning',
      `, null, null, 'text', ''`,
      'phone_needed',
    ],
  ])('may not choose %s', async (_name, day, slot, rest, code) => {
    await expect(save('otherCustomer', day, slot, rest)).rejects.toMatchObject({ message: code })
  })

  it('cannot change the day after dispatch, but can still choose the drop-off place', async () => {
    await database.asOwner(`update public.orders set status = 'dispatched' where reference = 'A-3'`)
    await expect(save('otherCustomer', 'current_date + 6', 'morning')).rejects.toMatchObject({
      message: 'delivery_on_the_van',
    })
    expect(await save('otherCustomer', 'current_date + 5', 'anytime', `, 'front_door'`)).toEqual([
      { result: 'kept' },
    ])
  })
})

describe('feedback', () => {
  const give = (rating: number) =>
    as<{ points: number }>(
      'otherCustomer',
      `select public.give_feedback($1, $2, 'perfect', 'on_time', 'excellent', 'yes', 'Thank you') as points`,
      [number, rating],
    )

  it('waits for the delivery', async () => {
    await expect(give(5)).rejects.toMatchObject({ message: 'not_delivered_yet' })
  })

  it('books its points exactly once', async () => {
    await database.asOwner(
      `update public.deliveries set status = 'out_for_delivery' where tracking_number = $1`,
      [number],
    )
    await database.asOwner(`update public.deliveries set status = 'delivered' where tracking_number = $1`, [
      number,
    ])
    await expect(give(6)).rejects.toMatchObject({ code: '23514' })
    expect(await give(5)).toEqual([{ points: FEEDBACK_POINTS }])
    await expect(give(4)).rejects.toMatchObject({ message: 'feedback_given' })
    expect(await as('otherCustomer', `select sum(points)::int as points from public.loyalty_points`)).toEqual(
      [{ points: FEEDBACK_POINTS }],
    )
    expect(
      await as('viewer', `select rating from public.feedback where rating = 5 and comments = 'Thank you'`),
    ).toHaveLength(1)
  })
})

describe('[M79] [2.11-8] wishes for an address', () => {
  const addresses = (who: Person) =>
    as<{ address_id: string; deliveries: number; place: string | null }>(
      who,
      'select address_id, deliveries, place from public.own_addresses()',
    )
  const wish = (who: Person, address: string, place: string | null, words: string | null = null) =>
    as(who, 'select public.save_standing_wish($1, $2, $3)', [address, place, words])
  const instructionsOf = async (tracking: string) => {
    const [row] = await database.asOwner<{ instructions: string | null }>(
      `select o.instructions from public.orders o join public.deliveries d on d.order_id = o.id where d.tracking_number = $1`,
      [tracking],
    )
    return row?.instructions ?? null
  }

  it('are for addresses of own parcels, are shown to the driver, and can be deleted', async () => {
    await database.asOwner('delete from public.standing_wishes')
    await database.asOwner('delete from public.delivery_claims where user_id = $1', [
      identityOf('otherCustomer').claims.sub,
    ])
    await database.asOwner('delete from public.delivery_preferences')
    const [ownAddress] = await addresses('customer')
    expect(ownAddress).toMatchObject({ place: null })
    const address = ownAddress!.address_id
    await expect(wish('otherCustomer', address, 'garage')).rejects.toMatchObject({ message: 'not_found' })
    await expect(wish('anonymous', address, 'garage')).rejects.toMatchObject({ code: '42501' })
    await expect(wish('customer', address, 'roof')).rejects.toMatchObject({ code: '23514' })
    await wish('customer', address, 'garage', 'Mind the dog')
    expect((await addresses('customer'))[0]).toMatchObject({ place: 'garage' })
    expect(await addresses('otherCustomer')).toEqual([])

    // A parcel to that address, claimed later, and one whose recipient has a confirmed account.
    const order = async (reference: string, email: string) => {
      const [row] = await database.asOwner<{ tracking_number: string; id: string }>(
        `with r as (insert into public.recipients (tenant_id, name, email) select tenant_id, $1, $2 from public.addresses where id = $3 returning tenant_id, id),
         o as (insert into public.orders (tenant_id, reference, date, recipient_id, address_id, instructions)
           select r.tenant_id, $1, '2026-04-16', r.id, $3, 'Ring twice' from r returning tenant_id, id)
         insert into public.deliveries (tenant_id, order_id) select tenant_id, id from o returning tracking_number, id`,
        [reference, email, address],
      )
      return row!
    }
    const laterOrder = await order('later', 'somebody@else.example')
    expect(await instructionsOf(laterOrder.tracking_number)).toBe('Ring twice')
    const person = identityOf('customer').claims.sub as string
    await database.asOwner(
      `insert into public.delivery_claims (tenant_id, delivery_id, user_id) select tenant_id, id, $2 from public.deliveries where id = $1`,
      [laterOrder.id, person],
    )
    const text = 'Ring twice\nRecipient asks: leave at garage. Mind the dog'
    expect(await instructionsOf(laterOrder.tracking_number)).toBe(text)
    await database.asOwner(
      `update auth.users set email = 'wishes@weaver.example', email_confirmed_at = now() where id = $1`,
      [person],
    )
    const never = await order('never', 'Wishes@weaver.example')
    expect(await instructionsOf(never.tracking_number)).toBe(text)
    const [standingWish] = await as<{ place: string }>(
      'customer',
      'select place from public.standing_wish($1)',
      [laterOrder.tracking_number],
    )
    expect(standingWish).toEqual({ place: 'garage' })

    await wish('customer', address, null)
    expect(await instructionsOf(laterOrder.tracking_number)).toBe('Ring twice')
    expect((await addresses('customer'))[0]).toMatchObject({ place: null })
  })
})
