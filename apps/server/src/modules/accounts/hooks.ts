// Product hooks of accounts: role and company in tokens, a profile and perhaps a trial company for a new
// user, mails.
import type { MailType, MailValues } from '@dropwise/contracts'
import type { Hooks, Mail, MailKind, UserObject } from '@dropwise/surface'
import { AuthError, tooMany } from '@dropwise/surface/auth/errors'
import type { Pool, PoolClient } from 'pg'
import { longMoment } from '../../platform/long-day.ts'
import { queueMailOn, type Query } from '../../platform/mail/queue-mail.ts'
import type { MakeHooks } from '../../platform/platform.ts'
import { trialQuotas } from './trial-limits.ts'

/** Single sign-on itself, and codes of drivers, which the office gives out for a day. */
const OUTSIDE_SIGN_ON = /^(sso\/|driver_code$)/

/**
 * Hooks run on the surface's connection, inside its transaction. Definer functions do what the surface's
 * role may not.
 */
export const accountHooks: MakeHooks = ({ publicUrl, isBillingOn, clock }): Hooks => ({
  async extraClaims(userId, tx) {
    const { rows } = await tx.query<{ claims: Record<string, unknown> }>(
      'select app.account_claims($1) as claims',
      [userId],
    )
    return rows[0]?.claims ?? {}
  },
  async userCreated(user, tx, ip) {
    if (ip !== null && user.user_metadata.start_trial === 'true') await countTrial(tx, ip, user.email)
    const { rows } = await tx.query<{ company: string | null }>(
      'select app.open_account($1, $2, $3) as company',
      [user.id, user.email || null, user.user_metadata],
    )
    const tenantId = rows[0]?.company
    // The welcome mail names the length of the trial.
    if (!tenantId || !user.email || !isBillingOn) return
    const trial = await tx.query<{ days: number }>('select app.trial_days($1) as days', [tenantId])
    await queueMailOn(queryOn(tx), {
      dedupeKey: `welcome ${user.id}`,
      tenantId,
      to: user.email,
      type: 'welcome',
      values: {
        user_name: firstNameOf(user),
        trial_company: String(user.user_metadata.company_name),
        trial_days: trial.rows[0]!.days,
        dashboard_url: `${publicUrl}/dashboard`,
      },
    })
  },
  async maySignInUnconfirmed(userId, db) {
    const { rows } = await db.query<{ may: boolean }>('select app.may_sign_in_unconfirmed($1) as may', [
      userId,
    ])
    return rows[0]?.may ?? false
  },
  async requireSignInBy(userId, method, tx) {
    if (OUTSIDE_SIGN_ON.test(method)) return
    const { rows } = await tx.query<{ must: boolean }>('select app.must_use_sign_on($1) as must', [userId])
    if (rows[0]?.must)
      throw new AuthError(
        403,
        'sso_required',
        'Your company requires its single sign-on. Choose it on the sign-in page instead of a password.',
      )
  },
  async signInTried({ userId, outcome, method, ip, userAgent }, db) {
    await db.query('select app.note_sign_in($1, $2, $3, $4, $5)', [userId, outcome, method, ip, userAgent])
  },
  async hasSignedInFrom(userId, networks, db) {
    const { rows } = await db.query<{ has: boolean }>(
      'select app.has_signed_in_from($1, $2::inet[]) as has',
      [userId, networks],
    )
    return rows[0]?.has ?? false
  },
  async passwordsRefused({ userId, tries }, db) {
    const { rows } = await db.query<{ email: string | null; first_name: string | null }>(
      `select email, raw_user_meta_data ->> 'first_name' as first_name from auth.users where id = $1`,
      [userId],
    )
    const [user] = rows
    if (!user?.email) return
    const day = new Date(clock.now()).toISOString().slice(0, 10)
    await queueMailOn(queryOn(db), {
      dedupeKey: `passwords refused ${userId} ${day}`,
      tenantId: null,
      to: user.email,
      type: 'passwords_refused',
      values: {
        user_name: user.first_name?.trim() || null,
        tries,
        security_url: `${publicUrl}/account/security`,
      },
    })
  },
  async sessionEnd(userId, endsAt, tx) {
    const { rows } = await tx.query<{ later: Date | null }>(
      'select app.later_driver_session_end($1, $2) as later',
      [userId, endsAt],
    )
    return rows[0]?.later ?? null
  },
  async passkeyAdded({ id, name, addedAt, user }, tx) {
    if (!user.email) return
    await queueMailOn(queryOn(tx), {
      dedupeKey: `passkey added ${id}`,
      tenantId: null,
      to: user.email,
      type: 'passkey_added',
      values: (language) => ({
        user_name: firstNameOf(user),
        passkey_name: name,
        added_at: longMoment(addedAt, language),
        security_url: `${publicUrl}/account/security`,
      }),
    })
  },
  async mailsHeld({ group, perHour }, db) {
    await db.query('select app.note_mails_held($1, $2)', [group, perHour])
  },
  async sendMail(kind, mail, tx) {
    const type = MAIL_TYPES[kind]
    await queueMailOn(queryOn(tx), {
      dedupeKey: `${kind} ${mail.tokenHash || `${mail.user.id} ${mail.token}`}`,
      tenantId: null,
      to: mail.to,
      type,
      values: valuesOf(type, mail),
    })
  },
})

/** Counts a sign-up with a trial towards the limit of the trial form. Throws the surface's 429. */
async function countTrial(tx: PoolClient, ip: string, email: string): Promise<void> {
  const { rows } = await tx.query<{ wait: number }>('select auth.take_tries($1::jsonb) as wait', [
    JSON.stringify(trialQuotas(ip, email)),
  ])
  const waitSeconds = rows[0]?.wait ?? 0
  if (waitSeconds > 0) throw tooMany(waitSeconds)
}

const MAIL_TYPES = {
  signup: 'email_confirmation',
  invite: 'invitation',
  magiclink: 'magic_link',
  recovery: 'password_reset',
  email_change: 'email_change',
  reauthentication: 'confirmation_code',
} as const satisfies Record<MailKind, MailType>

type AccountMail = (typeof MAIL_TYPES)[MailKind]

/** The variable that carries the link, by type. */
const LINK_VARIABLE: Record<AccountMail, string> = {
  email_confirmation: 'confirm_url',
  invitation: 'invite_url',
  magic_link: 'sign_in_url',
  password_reset: 'reset_url',
  email_change: 'confirm_url',
  confirmation_code: 'link',
}

function valuesOf(type: AccountMail, { user, token, link }: Mail): MailValues {
  return { user_name: firstNameOf(user), code: token, [LINK_VARIABLE[type]]: link }
}

function firstNameOf({ user_metadata: data }: UserObject): string | null {
  return typeof data.first_name === 'string' ? data.first_name.trim() : null
}

function queryOn(tx: Pool | PoolClient): Query {
  return async <Row>(text: string, values: unknown[]) => {
    const { rows } = await tx.query(text, values)
    return rows as Row[]
  }
}
