// Expected failures: codes with their values, and the mapping of database errors to codes.
import {
  ERROR_CATALOGUE,
  fillText,
  REPORT_LIMITS,
  type ErrorBody,
  type ErrorCode,
  type TextValues,
} from '@dropwise/contracts'
import { isConnectionLost } from '@dropwise/db/lost-connection'
import { RoadsError } from '@dropwise/roads'

/** A failure that the caller can act on. Any other thrown error is a bug and becomes `internal`. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly hint: string
  readonly details: unknown
  readonly values: Values
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { details?: unknown; values?: Values; retryAfter?: number; cause?: unknown } = {},
  ) {
    const entry = ERROR_CATALOGUE[code]
    const values = options.values ?? {}
    super(fillText(entry.message, values), { cause: options.cause })
    this.code = code
    this.status = entry.status
    this.hint = fillText(entry.hint, values)
    this.details = options.details
    this.values = values
    this.retryAfter = options.retryAfter
  }

  /** The response body on /api/v1 (docs/api.md, part B). */
  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
      hint: this.hint,
    }
  }
}

type Values = TextValues

/** Seconds a client waits before it tries an unavailable server again. */
const RETRY_SECONDS = 2

const errorOf = (code: ErrorCode) => (values?: Values, details?: unknown) =>
  new AppError(code, { ...(values ? { values } : {}), details })

/** One function for each code: `throw errors.plan_out_of_date({}, { orders })`. */
export const errors = {
  bad_request: errorOf('bad_request'),
  validation_failed: (details: unknown) => new AppError('validation_failed', { details }),
  not_signed_in: errorOf('not_signed_in'),
  key_in_address: errorOf('key_in_address'),
  device_unknown: errorOf('device_unknown'),
  not_allowed: errorOf('not_allowed'),
  right_missing: (sentence: string, needed: string) =>
    new AppError('right_missing', { values: { right: sentence }, details: { needed } }),
  report_too_large: () =>
    new AppError('report_too_large', {
      values: { rows: REPORT_LIMITS.rows, seconds: REPORT_LIMITS.seconds },
    }),
  too_many_reports: () => new AppError('too_many_reports', { values: { most: REPORT_LIMITS.saved } }),
  report_name_taken: (name: string) => new AppError('report_name_taken', { values: { name } }),
  role_name_taken: (name: string) => new AppError('role_name_taken', { values: { name } }),
  order_form_mark_wrong: errorOf('order_form_mark_wrong'),
  order_outside_area: errorOf('order_outside_area'),
  order_slot_gone: errorOf('order_slot_gone'),
  order_price_changed: errorOf('order_price_changed'),
  order_request_decided: errorOf('order_request_decided'),
  step_name_taken: (name: string) => new AppError('step_name_taken', { values: { name } }),
  step_loop: (name: string) => new AppError('step_loop', { values: { name } }),
  step_goes_back: (name: string) => new AppError('step_goes_back', { values: { name } }),
  step_in_use: errorOf('step_in_use'),
  step_not_yours: errorOf('step_not_yours'),
  step_wrong_state: errorOf('step_wrong_state'),
  sign_on_needs_domain: errorOf('sign_on_needs_domain'),
  sign_on_domain_taken: (domain: string) => new AppError('sign_on_domain_taken', { values: { domain } }),
  sign_on_trial_failed: (problem: string) => new AppError('sign_on_trial_failed', { values: { problem } }),
  host_taken: (host: string) => new AppError('host_taken', { values: { host } }),
  not_on_this_host: (address: string) => new AppError('not_on_this_host', { values: { address } }),
  role_in_use: (name: string) => new AppError('role_in_use', { values: { name } }),
  trial_ended: errorOf('trial_ended'),
  company_closed: (company: string, day: Date | string) =>
    new AppError('company_closed', { values: { company, day } }),
  company_deleted: (company: string) => new AppError('company_deleted', { values: { company } }),
  company_moved: (company: string, address: string) =>
    new AppError('company_moved', { values: { company, address }, details: { address } }),
  test_clock_off: errorOf('test_clock_off'),
  membership_ended: (company: string) => new AppError('membership_ended', { values: { company } }),
  article_changed: () => new AppError('article_changed'),
  plan_on_request: (plan: string) => new AppError('plan_on_request', { values: { plan } }),
  plan_is_current: (plan: string) => new AppError('plan_is_current', { values: { plan } }),
  plan_in_use: (plan: string) => new AppError('plan_in_use', { values: { plan } }),
  invoice_open: (number: string) => new AppError('invoice_open', { values: { number } }),
  price_missing: (plan: string, period: string, currency: string) =>
    new AppError('price_missing', { values: { plan, period, currency } }),
  coupon_unknown: errorOf('coupon_unknown'),
  coupon_taken: (coupon: string) => new AppError('coupon_taken', { values: { coupon } }),
  coupon_not_by_card: errorOf('coupon_not_by_card'),
  credit_too_large: errorOf('credit_too_large'),
  invoice_settled: (number: string) => new AppError('invoice_settled', { values: { number } }),
  billing_off: errorOf('billing_off'),
  address_not_allowed: errorOf('address_not_allowed'),
  origin_not_allowed: (origin: string) => new AppError('origin_not_allowed', { values: { origin } }),
  own_address_missing: errorOf('own_address_missing'),
  route_not_on_road: (number: number) => new AppError('route_not_on_road', { values: { number } }),
  second_step_missing: errorOf('second_step_missing'),
  own_second_step_missing: errorOf('own_second_step_missing'),
  shop_signature_wrong: errorOf('shop_signature_wrong'),
  last_owner: errorOf('last_owner'),
  mail_not_set_up: errorOf('mail_not_set_up'),
  /** With the mail server's answer. */
  mail_refused: (reply: string) => new AppError('mail_refused', { values: { said: reply } }),
  vehicle_limit: (limit: number) => new AppError('vehicle_limit', { values: { limit } }),
  plan_limit: (what: string) => new AppError('plan_limit', { values: { what } }),
  pay_approved: (month: string) => new AppError('pay_approved', { values: { month } }),
  pay_incomplete: (driver: string) => new AppError('pay_incomplete', { values: { driver } }),
  pay_changed: errorOf('pay_changed'),
  no_rate_card: errorOf('no_rate_card'),
  rate_card_name_taken: (name: string) => new AppError('rate_card_name_taken', { values: { name } }),
  zone_name_taken: (name: string) => new AppError('zone_name_taken', { values: { name } }),
  zone_in_use: (zone: string, vehicles: string) =>
    new AppError('zone_in_use', { values: { zone, vehicles } }),
  zone_limit: (limit: number) => new AppError('zone_limit', { values: { limit } }),
  not_found: (what: string) => new AppError('not_found', { values: { what } }),
  archive_running: errorOf('archive_running'),
  person_in_use: errorOf('person_in_use'),
  attachment_too_large: (limit: string) => new AppError('attachment_too_large', { values: { limit } }),
  attachment_refused: errorOf('attachment_refused'),
  company_not_empty: (what: string) => new AppError('company_not_empty', { values: { what } }),
  delivery_not_found: errorOf('delivery_not_found'),
  invitation_not_found: errorOf('invitation_not_found'),
  callback_not_signed: errorOf('callback_not_signed'),
  callback_repeated: errorOf('callback_repeated'),
  invitation_for_another: (email: string) => new AppError('invitation_for_another', { values: { email } }),
  invitation_expired: (company: string) => new AppError('invitation_expired', { values: { company } }),
  invitation_revoked: (company: string) => new AppError('invitation_revoked', { values: { company } }),
  invitation_used: (email: string) => new AppError('invitation_used', { values: { email } }),
  already_member: (email: string) => new AppError('already_member', { values: { email } }),
  driver_has_account: (driver: string) => new AppError('driver_has_account', { values: { driver } }),
  driver_signs_in_alone: (driver: string) => new AppError('driver_signs_in_alone', { values: { driver } }),
  driver_code_wrong: errorOf('driver_code_wrong'),
  account_exists: (email: string) => new AppError('account_exists', { values: { email } }),
  setup_link_ended: errorOf('setup_link_ended'),
  setup_complete: errorOf('setup_complete'),
  van_not_left: (driver: string) => new AppError('van_not_left', { values: { driver } }),
  stop_ended: (reference: string) => new AppError('stop_ended', { values: { reference } }),
  plan_out_of_date: errorOf('plan_out_of_date'),
  /** `plan` is the newer version. */
  plan_changed: (plan: unknown) => new AppError('plan_changed', { details: { plan } }),
  plan_locked: (what: string) => new AppError('plan_locked', { values: { what } }),
  solution_does_not_fit: errorOf('solution_does_not_fit'),
  page_only: errorOf('page_only'),
  plan_not_ready: (state: string) => new AppError('plan_not_ready', { values: { state } }),
  plan_already_dispatched: errorOf('plan_already_dispatched'),
  vehicle_busy: errorOf('vehicle_busy'),
  day_is_over: (date: string) => new AppError('day_is_over', { values: { date } }),
  nothing_to_plan: (date: string) => new AppError('nothing_to_plan', { values: { date } }),
  nothing_to_plan_in_week: (from: string, to: string) =>
    new AppError('nothing_to_plan_in_week', { values: { from, to } }),
  week_plan_running: errorOf('week_plan_running'),
  week_plan_not_ready: (state: string) => new AppError('week_plan_not_ready', { values: { state } }),
  all_vehicles_out: (date: string) => new AppError('all_vehicles_out', { values: { date } }),
  route_under_way: (number: number) => new AppError('route_under_way', { values: { number } }),
  route_changed: errorOf('route_changed'),
  /** With the broken rules as data. */
  rules_broken: (rules: string, violations: unknown) =>
    new AppError('rules_broken', { values: { rules }, details: { violations } }),
  phone_needed: errorOf('phone_needed'),
  calls_off: () => new AppError('calls_off'),
  number_missing: (whom: string) => new AppError('number_missing', { values: { whom } }),
  call_failed: (cause: unknown) => new AppError('call_failed', { cause }),
  stop_is_over: (reference: string) => new AppError('stop_is_over', { values: { reference } }),
  no_speeds_to_undo: errorOf('no_speeds_to_undo'),
  speeds_changed_meanwhile: errorOf('speeds_changed_meanwhile'),
  too_few_drives: (needs: { drives: number; days: number }) =>
    new AppError('too_few_drives', { values: needs }),
  nothing_to_repair: (date: string) => new AppError('nothing_to_repair', { values: { date } }),
  no_vehicles: errorOf('no_vehicles'),
  idempotency_mismatch: errorOf('idempotency_mismatch'),
  duplicate_reference: (reference: string) => new AppError('duplicate_reference', { values: { reference } }),
  duplicate_address: (address: string) => new AppError('duplicate_address', { values: { address } }),
  region_in_use: (region: string, companies: string) =>
    new AppError('region_in_use', { values: { region, companies } }),
  place_unlikely: (where: string) => new AppError('place_unlikely', { values: { where } }),
  sample_needs_depot: errorOf('sample_needs_depot'),
  region_of_demo: (region: string) => new AppError('region_of_demo', { values: { region } }),
  extract_unknown: (path: string) => new AppError('extract_unknown', { values: { path } }),
  mirror_unreachable: (reason: string, cause: unknown) =>
    new AppError('mirror_unreachable', { values: { reason }, cause }),
  region_busy: (region: string) => new AppError('region_busy', { values: { region } }),
  upload_gap: (received: number) =>
    new AppError('upload_gap', { values: { received }, details: { received } }),
  slow_request: errorOf('slow_request'),
  headers_too_large: (limit: string) => new AppError('headers_too_large', { values: { limit } }),
  too_large: (limit: string) => new AppError('too_large', { values: { limit } }),
  unsupported_file: errorOf('unsupported_file'),
  too_many_plans_waiting: errorOf('too_many_plans_waiting'),
  too_many_waiting: (what: string, limit: number, seconds: number) =>
    new AppError('too_many_waiting', { values: { what, limit, seconds }, retryAfter: seconds }),
  too_many_requests: (seconds: number) =>
    new AppError('too_many_requests', { values: { seconds }, retryAfter: seconds }),
  internal: errorOf('internal'),
  unavailable: (reason: string, cause?: unknown) =>
    new AppError('unavailable', { details: { reason }, retryAfter: RETRY_SECONDS, cause }),
  storage_full: errorOf('storage_full'),
}

/** SQLSTATEs of a database without free connections or with cancelled slow statements. */
const OVERLOADED = new Set(['53300', '57014', '25P03'])

/** SQLSTATEs of rejected values: invalid text, times and numbers out of range, a failed check. */
const UNUSABLE_VALUES = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008', '22009', '23514'])

/** The caller's error for a thrown value; undefined for a bug. */
export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof RoadsError) return roadsFailure(error)
  const {
    code,
    message = '',
    detail,
  } = (error ?? {}) as {
    code?: string
    message?: string
    detail?: string
  }
  if (typeof code === 'string') {
    // app.refuse() raises PT403 with the catalogue's code as its message.
    if (/^PT\d{3}$/.test(code) && Object.hasOwn(ERROR_CATALOGUE, message))
      return new AppError(message as ErrorCode, refusal(message as ErrorCode, detail))
    if (code === '42501') return new AppError('not_allowed', { cause: error })
    if (UNUSABLE_VALUES.has(code))
      return new AppError('bad_request', { details: { reason: 'A value is out of range.' }, cause: error })
    if (code === '53100' || code === 'ENOSPC') return new AppError('storage_full', { cause: error })
    if (OVERLOADED.has(code)) return errors.unavailable('database', error)
  }
  return isConnectionLost(error) ? errors.unavailable('database', error) : undefined
}

/** Maps a road or geocoding engine that fails, or a query that no engine can answer. */
function roadsFailure(error: RoadsError): AppError {
  if (error.code.startsWith('engine_')) return errors.unavailable(error.message, error)
  return new AppError('bad_request', { details: { reason: error.message, hint: error.hint }, cause: error })
}

/**
 * Values of an error raised by the database: its detail is JSON, or the single value of the message.
 * `seconds` is the time to wait.
 */
function refusal(
  code: ErrorCode,
  detail: string | undefined,
): { values: Values; details?: unknown; retryAfter?: number } {
  if (!detail) return { values: {} }
  try {
    const parsed: unknown = JSON.parse(detail)
    if (typeof parsed === 'object' && parsed !== null) {
      const { seconds } = parsed as { seconds?: unknown }
      const retry = typeof seconds === 'number' ? { retryAfter: seconds } : {}
      return { values: parsed as Values, details: parsed, ...retry }
    }
  } catch {
    // The detail is plain text.
  }
  const name = /\{(\w+)\}/.exec(ERROR_CATALOGUE[code].message)?.[1]
  return { values: name ? { [name]: detail } : {}, details: detail }
}
