// Who receives which notice by which channel: a company's rules (tenants.settings.notices) and the
// recipient's choices. Pure.
import { z } from 'zod'
import type { CONTACT_PREFERENCES } from './constants.ts'
import type { DeliveryNotice } from './mail/notices.ts'
import { clockOf } from './time.ts'

/** Channels to a recipient; `here` is the list in their own area. */
export const NOTICE_CHANNELS = ['text', 'email', 'here'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]
export type NoticeChoices = Partial<Record<DeliveryNotice, NoticeChannel[]>>

/** Texts cost money and ring, so by default they are only for urgent notices. */
const CHANNELS_UNTIL_CHOSEN: Record<DeliveryNotice, NoticeChannel[]> = {
  order_confirmed: ['email', 'here'],
  out_for_delivery: ['email', 'here'],
  driver_near: ['text', 'email', 'here'],
  running_late: ['text', 'email', 'here'],
  driver_arrived: ['here'],
  delivered: ['email', 'here'],
  delivery_failed: ['text', 'email', 'here'],
  feedback_asked: ['here'],
}

const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const channels = z.array(z.enum(NOTICE_CHANNELS))
const noticeRules = z.object({
  /** Channels by notice, for recipients without a choice. */
  channels: z.record(z.string(), channels).catch({}),
  /** Local quiet hours, which delay texts; null: texts go at any time. */
  quietHours: z.object({ from: clockText, to: clockText }).nullable().catch({ from: '21:00', to: '07:00' }),
  /** True when the recipient may see signature and photos. */
  sharesProof: z.boolean().catch(true),
  /** A relay number for calls and texts to the driver. */
  driverLine: z
    .string()
    .regex(/^\+[0-9]{6,20}$/)
    .nullable()
    .catch(null),
  /** Without a relay number the phone provider, if any, connects recipient and driver. */
  joinsCalls: z.boolean().catch(false),
  /** True when recipients may write to driver and dispatcher. */
  takesMessages: z.boolean().catch(true),
  /** Whether tracking pages are without the platform's header and footer; on the company's own host always. */
  hidesPlatform: z.boolean().catch(false),
  /** Texts a month that the company allows itself; null for no limit of its own. */
  textBudget: z.number().int().min(1).max(1_000_000).nullable().catch(null),
  /** Whether texts stop at the budget; otherwise administrators are notified and texts continue. */
  stopsAtBudget: z.boolean().catch(true),
})
export type NoticeRules = z.output<typeof noticeRules>

/** Reads the rules from a company's settings; never fails. */
export function readNoticeRules(settings: unknown): NoticeRules {
  const stored =
    typeof settings === 'object' && settings !== null ? (settings as { notices?: unknown }).notices : null
  return noticeRules.parse(typeof stored === 'object' && stored !== null ? stored : {})
}

/** A person's choices on the profile page; invalid values count as none. */
export function readNoticeChoices(stored: unknown): NoticeChoices {
  const parsed = z.record(z.string(), z.unknown()).catch({}).parse(stored)
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([kind, ways]) => {
      const parsedChannels = channels.safeParse(ways)
      return parsedChannels.success ? [[kind, parsedChannels.data]] : []
    }),
  )
}

/** Channels of a notice for a person: own choice, else the company's, else the default. */
export function channelsFor(
  kind: DeliveryNotice,
  choices: NoticeChoices,
  rules: Pick<NoticeRules, 'channels'>,
): readonly NoticeChannel[] {
  return choices[kind] ?? rules.channels[kind] ?? CHANNELS_UNTIL_CHOSEN[kind]
}

export interface Reach {
  email: string | null
  phone: string | null
}

/**
 * Mail or text to a parcel's recipient. The parcel's own choice (`contact`) overrides all; an unusable
 * channel is replaced by the other.
 */
export function waysOut(
  kind: DeliveryNotice,
  {
    choices,
    rules,
    contact,
    reach,
  }: {
    choices: NoticeChoices
    rules: Pick<NoticeRules, 'channels'>
    contact: (typeof CONTACT_PREFERENCES)[number] | null
    reach: Reach
  },
): { email: boolean; text: boolean } {
  if (contact === 'none') return { email: false, text: false }
  const ways = channelsFor(kind, choices, rules)
  const isNotified = ways.includes('email') || ways.includes('text')
  if (!isNotified) return { email: false, text: false }
  const wantsText = contact === 'text' || (contact !== 'email' && ways.includes('text'))
  const wantsEmail = contact === 'email' || (contact !== 'text' && ways.includes('email'))
  return {
    email: reach.email !== null && (wantsEmail || reach.phone === null),
    text: reach.phone !== null && (wantsText || reach.email === null),
  }
}

/** End of the quiet hours; null outside them. */
export function quietUntil(
  now: Date,
  { quietHours }: Pick<NoticeRules, 'quietHours'>,
  timeZone: string,
): Date | null {
  if (!quietHours || quietHours.from === quietHours.to) return null
  const clock = clockOf(now, timeZone)
  const { from, to } = quietHours
  const isQuiet = from < to ? clock >= from && clock < to : clock >= from || clock < to
  if (!isQuiet) return null
  const minutes = (minuteOf(to) - minuteOf(clock) + 1440) % 1440
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000 + minutes * 60_000)
}

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** `ext. 12`, `x12`: dialled by hand after connecting. */
const EXTENSION = /\s*(?:ext\.?|extension|x|#|durchwahl|dw\.?)\s*\d{1,6}$/i
/** `+49 (0)170 …`: the zero is only for calls within the country. */
const TRUNK_ZERO = /^\s*((?:\+|00)\d{1,3})\s*\(0(\d*)\)/

/** A phone number for providers: digits with an optional plus; null for other text. */
export function dialable(phone: string | null | undefined): string | null {
  const digits = (phone ?? '')
    .replace(EXTENSION, '')
    .replace(TRUNK_ZERO, '$1$2')
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+')
  return /^\+?[0-9]{6,20}$/.test(digits) ? digits : null
}
