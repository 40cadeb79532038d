// Drivers sign in by a code on the dispatcher's screen (docs/decisions/0330).
import {
  CODE_ACCOUNT_DOMAIN,
  DRIVER_CODE_ALPHABET,
  DRIVER_CODE_LENGTH,
  readDriverCode,
  readDriverRules,
  type DriverCode,
  type DriverSignIn,
} from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'

type Parts = Pick<Platform, 'asUser' | 'asService' | 'limiter' | 'surface' | 'publicUrl'>

/** Sign-in method of the session. */
const METHOD = 'driver_code'
/** Codes by one member in an hour: a whole shift at once, with some typing errors. */
const CODES_PER_HOUR = 300
/**
 * Tries of codes in 15 minutes, right or wrong: from one address, which a depot may share, and in total,
 * since a wrong code names no company. While a code lives, at most 3,000 of 78 billion are tried.
 */
const TRIES_PER_ADDRESS = 60
const TRIES = 3_000
const TRY_SECONDS = 15 * 60

interface Driver {
  id: string
  name: string
  user_id: string | null
}

/**
 * Creates a code and ends the driver's earlier one. Throws not_found, driver_signs_in_alone,
 * too_many_requests.
 */
export async function makeDriverCode(platform: Parts, member: Member, id: string): Promise<DriverCode> {
  await consumeQuota(platform, [
    { key: `driver codes by ${member.userId}`, most: CODES_PER_HOUR, seconds: 3_600 },
  ])
  const driver = await findDriver(platform, member, id)
  if (driver.user_id === null) await openAccount(platform, member.tenantId, driver)
  const code = newCode()
  const { rows } = await platform.asUser(member.claims, ({ trx }) =>
    sql<{
      until: Date | null
    }>`select app.make_driver_code(${id}, ${macOf(platform, code)}) as until`.execute(trx),
  )
  const until = rows[0]?.until
  if (!until) throw errors.driver_signs_in_alone(driver.name)
  const link = `${platform.publicUrl}/driver/code#${code}`
  const { default: QRCode } = await import('qrcode')
  return {
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
    link,
    qrCode: await QRCode.toString(link, { type: 'svg', margin: 2 }),
    expiresAt: until.toISOString(),
  }
}

/**
 * Opens a session for the code's holder. Throws driver_code_wrong for every fault of the code,
 * too_many_requests.
 */
export async function signInByCode(
  platform: Parts,
  typed: string,
  caller: { ip: string; userAgent: string },
): Promise<DriverSignIn> {
  await consumeQuota(platform, [
    ...callerQuotas('driver code', caller.ip, { most: TRIES_PER_ADDRESS, seconds: TRY_SECONDS }),
    { key: 'driver codes', most: TRIES, seconds: TRY_SECONDS },
  ])
  const code = readDriverCode(typed)
  const { rows } = await platform.asService('sign a driver in', ({ trx }) =>
    sql<{ user_id: string; session_ends_at: Date; settings: unknown }>`
      select user_id, session_ends_at, settings from app.use_driver_code(${macOf(platform, code)})`.execute(
      trx,
    ),
  )
  const [usedCode] = rows
  if (!usedCode) throw errors.driver_code_wrong()
  return platform.surface
    .openSession(usedCode.user_id, {
      method: METHOD,
      ...caller,
      endsAt: usedCode.session_ends_at,
      isOnly: !readDriverRules(usedCode.settings).severalDevices,
    })
    .catch((error: unknown) => {
      // A banned or deleted account gets the same answer as a wrong code.
      throw isRefusal(error) ? errors.driver_code_wrong() : error
    })
}

const newCode = (): string =>
  Array.from(
    { length: DRIVER_CODE_LENGTH },
    () => DRIVER_CODE_ALPHABET[randomInt(DRIVER_CODE_ALPHABET.length)],
  ).join('')

const macOf = ({ surface }: Pick<Parts, 'surface'>, code: string): Buffer => surface.mac('driver code', code)

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500

async function findDriver({ asUser }: Parts, { claims, tenantId }: Member, id: string): Promise<Driver> {
  const { rows } = await asUser(claims, ({ trx }) =>
    sql<Driver>`select id, name, user_id from public.drivers
      where tenant_id = ${tenantId} and id = ${id} and status = 'active'`.execute(trx),
  )
  if (!rows[0]) throw errors.not_found('The driver')
  return rows[0]
}

/**
 * Creates the account of a driver without one: no password, and an address without mail. Of two concurrent
 * dispatchers one links its account; the other account stays unused.
 */
async function openAccount(
  { surface, asService }: Parts,
  tenantId: string,
  driver: Pick<Driver, 'id' | 'name'>,
): Promise<void> {
  const [firstName = '', ...rest] = driver.name.split(/\s+/)
  const { id: userId } = await surface.createUser({
    email: `driver-${randomUUID()}@${CODE_ACCOUNT_DOMAIN}`,
    emailConfirmed: true,
    userMetadata: { first_name: firstName, last_name: rest.join(' ') },
  })
  await asService('open an account for a driver', async ({ trx }) => {
    const { rows } = await sql`update public.drivers set user_id = ${userId}
      where tenant_id = ${tenantId} and id = ${driver.id} and user_id is null returning id`.execute(trx)
    if (rows.length === 0) return
    await sql`insert into public.memberships (tenant_id, user_id, role)
      values (${tenantId}, ${userId}, 'driver')`.execute(trx)
  })
}
