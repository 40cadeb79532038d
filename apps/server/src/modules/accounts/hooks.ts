// What the product adds to accounts: role and company in tokens, a profile and perhaps a trial company for a new user, mails.
import { RESET_LINK_HOURS } from '@dropwise/contracts'
import type { Hooks, Mail, MailKind } from '@dropwise/surface'
import type { MakeHooks } from '../../platform/platform.ts'

/** Hooks run on the surface's own connection, inside its transaction; definer functions do what its role may not. */
export const accountHooks: MakeHooks = (): Hooks => ({
  async extraClaims(userId, tx) {
    const { rows } = await tx.query<{ claims: Record<string, unknown> }>(
      'select app.account_claims($1) as claims',
      [userId],
    )
    return rows[0].claims
  },
  async userCreated(user, tx) {
    await tx.query('select app.open_account($1, $2, $3)', [user.id, user.email || null, user.user_metadata])
  },
  async mailsHeld({ group, perHour }, db) {
    await db.query('select app.note_mails_held($1, $2)', [group, perHour])
  },
  async sendMail(kind, mail, tx) {
    const { subject, text } = writeMail(kind, mail)
    await tx.query('select app.put_account_mail($1, $2, $3, $4)', [
      `${kind} ${mail.tokenHash || `${mail.user.id} ${mail.token}`}`,
      mail.to,
      subject,
      text,
    ])
  },
})

const SUBJECTS: Record<MailKind, string> = {
  signup: 'Confirm your e-mail address',
  invite: 'You are invited to Dropwise',
  magiclink: 'Your sign-in link',
  recovery: 'Reset your password',
  email_change: 'Confirm your new e-mail address',
  reauthentication: 'Your confirmation code',
}
const LEADS: Record<MailKind, string> = {
  signup: 'please confirm that this address is yours.',
  invite: 'you have been invited. The link opens your account.',
  magiclink: 'this link signs you in.',
  recovery: `somebody, hopefully you, wants a new password for this account. The link expires in ${RESET_LINK_HOURS} hours and works once.`,
  email_change: 'please confirm the new address of your account.',
  reauthentication: 'please type this code to go on.',
}

function writeMail(kind: MailKind, mail: Mail): { subject: string; text: string } {
  const way = kind === 'reauthentication' ? mail.token : `${mail.link}\n\nOr type the code ${mail.token}.`
  return {
    subject: SUBJECTS[kind],
    text: `Hello,\n\n${LEADS[kind]}\n\n${way}\n\nIf this was not you, nothing needs to be done.\n\nDropwise`,
  }
}
