// Limits of mails: for each recipient, each requesting address, and the whole instance. Unknown addresses
// count like known ones, so that responses reveal nothing.
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { callerQuotas } from '../core/caller.ts'
import type { MailKind } from '../options.ts'
import type { AuthContext } from './context.ts'
import { mailLimitReached, mailTooSoon } from './errors.ts'
import type { UserRow } from './users.ts'

const HOUR_SECONDS = 3600

/** Columns with the time of the last mail of each kind. */
export const SENT_COLUMN = {
  signup: 'confirmation_sent_at',
  invite: 'invited_at',
  magiclink: 'recovery_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
} as const satisfies Record<MailKind, keyof UserRow>

interface Recipient {
  address: string
  kind: MailKind
  /** Undefined for an unknown address, or when no mail will be sent. */
  user: UserRow | undefined
  /** The address is unproven: a new account, or an unconfirmed one. */
  isStranger: boolean
}

/** Counts a mail before the transaction that sends it. Throws 429 beyond a limit. */
export async function countMail(
  context: AuthContext,
  request: FastifyRequest,
  recipient: Recipient,
): Promise<void> {
  const { limits, limiter } = context
  await checkInterval(context, recipient)
  const seconds = HOUR_SECONDS
  const waitSeconds = await limiter.take(
    ...callerQuotas('mail:ip', request.ip, { most: limits.mailPerIp, seconds }),
    { key: `mail:to:${recipient.address}`, most: limits.mailPerRecipient, seconds },
  )
  if (waitSeconds > 0) throw mailLimitReached(waitSeconds)
  await countForInstance(context, recipient)
}

/** The instance's limit. Strangers reach theirs first, so that they cannot block members' mails. */
async function countForInstance(context: AuthContext, { user, isStranger }: Recipient): Promise<void> {
  const { limits, limiter, hooks, logger } = context
  const group = isStranger ? 'strangers' : 'members'
  const perHour = isStranger ? Math.ceil(limits.mailPerHour / 2) : limits.mailPerHour
  const quota = { key: `mail:all:${group}`, most: perHour, seconds: HOUR_SECONDS }
  const waitSeconds = await limiter.take(quota)
  if (waitSeconds === 0) {
    // No mail goes to an unknown address.
    if (!user && !isStranger) await limiter.release(quota)
    return
  }
  const isNews = (await limiter.take({ key: `mail:told:${group}`, most: 1, seconds: HOUR_SECONDS })) === 0
  if (isNews) {
    logger?.warn({ group, perHour }, 'the hourly limit of mails is reached: further ones are refused')
    await hooks.mailsHeld?.({ group, perHour }, context.pool)
  }
  throw mailLimitReached(waitSeconds)
}

async function checkInterval(context: AuthContext, { address, kind, user }: Recipient): Promise<void> {
  const seconds = context.limits.mailIntervalSeconds
  if (seconds <= 0) return
  const waitSeconds = user
    ? secondsToWait(context, user, kind)
    : await context.limiter.take({ key: `mail:${SENT_COLUMN[kind]}:${address}`, most: 1, seconds })
  if (waitSeconds > 0) throw mailTooSoon(waitSeconds)
}

function secondsToWait(context: AuthContext, user: UserRow, kind: MailKind): number {
  const last = user[SENT_COLUMN[kind]]
  if (!last) return 0
  return Math.ceil(context.limits.mailIntervalSeconds - (context.now() - last.getTime()) / 1000)
}

/**
 * Checks again inside the transaction: of concurrent requests only one gets the user's row and notes the
 * time.
 */
export async function claimMailSlot(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  kind: MailKind,
): Promise<void> {
  const column = SENT_COLUMN[kind]
  const seconds = context.limits.mailIntervalSeconds
  const { rowCount } = await tx.query(
    `update auth.users set ${column} = to_timestamp($2)
      where id = $1 and (${column} is null or $3 <= 0 or ${column} <= to_timestamp($2) - make_interval(secs => $3))`,
    [user.id, context.now() / 1000, seconds],
  )
  if (rowCount === 0) throw mailTooSoon(seconds)
}
