// Limits of wrong passwords: of one network for an account, of one network for all accounts, and for an
// account from all networks without an earlier sign-in to it. Strangers who reach the last limit do not lock
// the owner out, who can sign in from known networks or by a mailed link or code.
import { callerQuotas, networkOf } from '../core/caller.ts'
import type { Quota } from '../core/rate-limit.ts'
import { type AuthContext, countTry } from './context.ts'
import { tooManyFromNewNetworks } from './errors.ts'
import type { UserRow } from './users.ts'

const GUESS_WINDOW_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 3600

/** Wrong tries of one network, for any account and method. */
export const signInQuotas = ({ limits }: Pick<AuthContext, 'limits'>, ip: string): Quota[] =>
  callerQuotas('sign-in', ip, { most: limits.signInPerIp, seconds: GUESS_WINDOW_SECONDS })

/** Changes of one account's password, since each reveals whether the current one was right. */
export const passwordChanges = ({ limits }: Pick<AuthContext, 'limits'>, userId: string): Quota => ({
  key: `password change ${userId}`,
  most: limits.signInPerAccount,
  seconds: GUESS_WINDOW_SECONDS,
})

export interface PasswordTry {
  /** The password was right: clears the account's tries from this network. */
  wasRight: () => Promise<void>
  /** The check could not run: the try does not count. */
  wasNotJudged: () => Promise<void>
}

/** Counts a password before checking it: beyond a limit even the right one reveals nothing. Throws 429. */
export async function countPassword(
  context: AuthContext,
  ip: string,
  account: string,
  user: UserRow | undefined,
): Promise<PasswordTry> {
  const { limiter, limits } = context
  const forAccount = callerQuotas(`sign-in to ${account}`, ip, {
    most: limits.signInPerAccount,
    seconds: GUESS_WINDOW_SECONDS,
  })
  const shared = signInQuotas(context, ip)
  await countTry(context, ...forAccount, ...shared)
  // Also query for unknown accounts, so that the response takes as long.
  if (!(await hasSignedInFrom(context, user?.id ?? null, ip))) {
    const fromNewNetworks = {
      key: `sign-in from new networks to ${account}`,
      most: limits.signInFromNewNetworks,
      seconds: DAY_SECONDS,
    }
    const waitSeconds = await limiter.take(fromNewNetworks)
    if (waitSeconds > 0) {
      if (user) void notifyOwner(context, user, account)
      throw tooManyFromNewNetworks(waitSeconds)
    }
    shared.push(fromNewNetworks)
  }
  return {
    async wasRight() {
      await Promise.all([limiter.reset(...forAccount), limiter.release(...shared)])
    },
    wasNotJudged: () => limiter.release(...forAccount, ...shared),
  }
}

async function hasSignedInFrom(
  { pool, hooks }: AuthContext,
  userId: string | null,
  ip: string,
): Promise<boolean> {
  const network = networkOf(ip)
  if (network === undefined) return false
  // An IPv4 address may be stored in its IPv6-mapped form.
  const networks = network.includes(':') ? [network] : [network, `::ffff:${network}`]
  const { rows } = await pool.query<{ is_known: boolean }>(
    'select exists (select from auth.sessions where user_id = $1 and ip <<= any($2::inet[])) as is_known',
    [userId, networks],
  )
  return rows[0]?.is_known === true || ((await hooks.hasSignedInFrom?.(userId, networks, pool)) ?? false)
}

/** Not awaited: the response must not take longer for existing accounts. */
async function notifyOwner(
  { limiter, hooks, pool, logger, limits }: AuthContext,
  user: UserRow,
  account: string,
): Promise<void> {
  try {
    const isFirst = { key: `sign-in notice to ${account}`, most: 1, seconds: DAY_SECONDS }
    if ((await limiter.take(isFirst)) > 0) return
    await hooks.passwordsRefused?.({ userId: user.id, tries: limits.signInFromNewNetworks }, pool)
  } catch (error) {
    logger?.warn({ err: error }, 'could not tell the owner of an account about wrong passwords')
  }
}
