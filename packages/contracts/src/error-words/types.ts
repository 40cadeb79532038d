// Errors with texts in every language, for the tables of the languages.
import type { ErrorCode } from '../errors.ts'

/** What recipients, drivers and people who sign in meet. Pages load these texts too. */
const TRANSLATED_ERRORS = [
  'bad_request',
  'validation_failed',
  'not_signed_in',
  'not_allowed',
  'not_found',
  'too_large',
  'slow_request',
  'too_many_requests',
  'internal',
  'unavailable',
  'company_moving',
  'membership_ended',
  'account_exists',
  'invitation_not_found',
  'invitation_for_another',
  'invitation_expired',
  'invitation_revoked',
  'invitation_used',
  'driver_code_wrong',
  'calls_off',
  'number_missing',
  'call_failed',
  'delivery_not_found',
  'claim_needed',
  'messages_closed',
  'too_many_messages',
  'message_length',
  'slot_full',
  'day_not_offered',
  'slot_not_offered',
  'phone_needed',
  'photo_not_found',
  'delivery_on_the_van',
  'delivery_is_over',
  'not_delivered_yet',
  'feedback_given',
] as const satisfies readonly ErrorCode[]

/** Sentence and next step of each code. */
export type ErrorWords = Readonly<
  Record<(typeof TRANSLATED_ERRORS)[number], readonly [message: string, hint: string]>
>

/** All other errors, which companies, owners and integrators meet. Only the server reads these texts. */
export type PortalErrorWords = Readonly<
  Record<Exclude<ErrorCode, (typeof TRANSLATED_ERRORS)[number]>, readonly [message: string, hint: string]>
>
