// Words of the platform's own mails in one language: sign-in, trials, invoices, support, reports. Pure.
import type { RecipientMailType } from '../../api/recipient-mails.ts'
import type { MemberRole } from '../../states.ts'
import type { MailType } from '../types.ts'

export type PlatformMailType = Exclude<MailType, RecipientMailType>

/** Texts of one mail; its links and the places of its greeting are those of the English draft. */
export interface PlatformMailText {
  subject: string
  /** Absent: the subject. */
  heading?: string
  before: readonly string[]
  button?: string
  after?: readonly string[]
}

/** Words within values of mails. */
export interface ValueWords {
  /** A role that the mail does not name. */
  member: string
  roles: Record<MemberRole, string>
  /** `{day}`, as sentences about the end of a trial need it. */
  trialEnd: string
  /** Why a company is suspended; `{days}`. */
  unpaid: string
  /** The sentence in front of a ticket's link. */
  ticket: string
}

export interface PlatformMailWords {
  greeting: string
  /** In place of a missing name. */
  reader: string
  values: ValueWords
  mails: Record<PlatformMailType, PlatformMailText>
}
