// A recipient's own rows, through the data API: row policies decide what there is to see.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import {
  ACTIVE_DELIVERIES_LIMIT,
  DELIVERY_STATUSES,
  DRIVER_NEAR_MINUTES,
  readNoticeChoices,
  TIME_SLOTS,
  type DeliveryNotice,
  type Message,
  type NoticeChannel,
} from '@dropwise/contracts'
import { valueOf } from '../../lib/data/failure.ts'
import { fetchTracking } from '../../lib/data/tracking.ts'
import { supabase } from '../../lib/supabase.ts'

const delivery = z.object({
  id: z.string(),
  tracking_number: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  status_at: z.string(),
  status_note: z.string().nullable(),
  delivered_at: z.string().nullable(),
  promised_from: z.string().nullable(),
  promised_to: z.string().nullable(),
  created_at: z.string(),
})
export type Delivery = z.infer<typeof delivery>
const DELIVERY_COLUMNS = Object.keys(delivery.shape).join(',')

/** Everything of one person begins with this key, so that signing in as another starts empty. */
const own = (userId: string, ...rest: unknown[]) => ['customer', userId, ...rest] as const

async function fetchActive(): Promise<Delivery[]> {
  const client = await supabase()
  const answer = await client
    .from('deliveries')
    .select(DELIVERY_COLUMNS)
    .in('status', ['in_transit', 'out_for_delivery'])
    .order('created_at', { ascending: false })
    .limit(ACTIVE_DELIVERIES_LIMIT)
  return z.array(delivery).parse(valueOf(answer))
}

/** On their way, newest first, at most ten (requirement 2.11-2). */
export const activeQuery = (userId: string) =>
  queryOptions({ queryKey: own(userId, 'active'), queryFn: fetchActive, refetchInterval: 60_000 })

async function fetchMovable(): Promise<Delivery[]> {
  const client = await supabase()
  const answer = await client
    .from('deliveries')
    .select(DELIVERY_COLUMNS)
    .in('status', ['pending', 'picked_up', 'in_transit', 'out_for_delivery', 'failed'])
    .order('created_at', { ascending: false })
    .limit(50)
  return z.array(delivery).parse(valueOf(answer))
}

/** Deliveries that can still be changed in day or place. */
export const movableQuery = (userId: string) =>
  queryOptions({ queryKey: own(userId, 'movable'), queryFn: fetchMovable })

// Past deliveries -----------------------------------------------------------------------------------------

export const HISTORY_PAGE = 9
const OVER = ['delivered', 'failed', 'returned', 'cancelled']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `Apr`, `april 2026`, `2026-04` as the first day of that month and of the next; null for anything else. A month without a year is the last one. */
export function monthRange(text: string, today: Date): [from: string, to: string] | null {
  const iso = /^(\d{4})-(\d{2})$/.exec(text)
  const named = /^([a-z]{3,})\s*(\d{4})?$/i.exec(text)
  let month = -1
  let year = Number.NaN
  if (iso) [year, month] = [Number(iso[1]), Number(iso[2]) - 1]
  else if (named?.[1]) {
    month = MONTHS.indexOf(named[1].slice(0, 3).toLowerCase())
    year = named[2] ? Number(named[2]) : today.getUTCFullYear() - (month > today.getUTCMonth() ? 1 : 0)
  }
  if (month < 0 || month > 11) return null
  return [
    new Date(Date.UTC(year, month, 1)).toISOString(),
    new Date(Date.UTC(year, month + 1, 1)).toISOString(),
  ]
}

const feedbackRow = z.object({ delivery_id: z.string(), rating: z.number() })
export interface HistoryPage {
  rows: (Delivery & { rating: number | null })[]
  total: number
}

async function fetchHistory(search: string, page: number): Promise<HistoryPage> {
  const client = await supabase()
  let query = client.from('deliveries').select(DELIVERY_COLUMNS, { count: 'exact' }).in('status', OVER)
  const month = monthRange(search, new Date())
  if (month) query = query.gte('status_at', month[0]).lt('status_at', month[1])
  else if (search)
    query = query.ilike('tracking_number', `%${search.toUpperCase().replace(/[^0-9A-Z]/g, '')}%`)
  const answer = await query
    .order('status_at', { ascending: false })
    .range((page - 1) * HISTORY_PAGE, page * HISTORY_PAGE - 1)
  const rows = z.array(delivery).parse(valueOf(answer))
  const given =
    rows.length > 0
      ? valueOf(
          await client
            .from('feedback')
            .select('delivery_id,rating')
            .in(
              'delivery_id',
              rows.map((row) => row.id),
            ),
        )
      : []
  const ratings = new Map(
    z
      .array(feedbackRow)
      .parse(given)
      .map((row) => [row.delivery_id, row.rating]),
  )
  return {
    rows: rows.map((row) => ({ ...row, rating: ratings.get(row.id) ?? null })),
    total: answer.count ?? rows.length,
  }
}

/** One page of what is over, newest first. `search` is a part of a number or a month. */
export const historyQuery = (userId: string, search: string, page: number) =>
  queryOptions({
    queryKey: own(userId, 'history', search, page),
    queryFn: () => fetchHistory(search.trim(), page),
    placeholderData: (old) => old,
  })

// Notifications -------------------------------------------------------------------------------------------

const notification = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.string().nullable(),
  read_at: z.string().nullable(),
  created_at: z.string(),
})
export type Notification = z.infer<typeof notification>
export interface Notifications {
  items: Notification[]
  unread: number
  total: number
}
const NOTIFICATIONS_SHOWN = 100

async function fetchNotifications(): Promise<Notifications> {
  const client = await supabase()
  const [list, unread] = await Promise.all([
    client
      .from('notifications')
      .select(Object.keys(notification.shape).join(','), { count: 'exact' })
      .order('created_at', { ascending: false })
      .limit(NOTIFICATIONS_SHOWN),
    client.from('notifications').select('id', { count: 'exact', head: true }).is('read_at', null),
  ])
  const items = z.array(notification).parse(valueOf(list))
  return {
    items,
    unread: unread.count ?? items.filter((item) => !item.read_at).length,
    total: list.count ?? items.length,
  }
}

/** The newest hundred, with true counts of all. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: own(userId, 'notifications'),
    queryFn: fetchNotifications,
    refetchInterval: 60_000,
  })

/** Marks all of the caller's as read. */
export async function markAllRead(): Promise<void> {
  const client = await supabase()
  valueOf(
    await client
      .from('notifications')
      .update({ read_at: new Date().toISOString() })
      .is('read_at', null)
      .select('id'),
  )
}

// Choices for one delivery --------------------------------------------------------------------------------

const preferences = z.object({
  date: z.string(),
  time_slot: z.enum(Object.keys(TIME_SLOTS) as [keyof typeof TIME_SLOTS, ...(keyof typeof TIME_SLOTS)[]]),
  place: z.string().nullable(),
  instructions: z.string().nullable(),
  contact: z.string(),
  phone: z.string().nullable(),
})
export type Preferences = z.infer<typeof preferences>

/** Puts a delivery into the caller's list; `proof` shows that it is theirs where the address of the account does not. */
export async function claimDelivery(number: string, proof?: string): Promise<string | null> {
  const client = await supabase()
  const answer = await client.rpc('claim_delivery', proof === undefined ? { number } : { number, proof })
  // Null is an answer here: what was given does not fit.
  return answer.error ? z.string().parse(valueOf(answer)) : z.string().nullable().parse(answer.data)
}
/** The delivery behind a number in the own list. Fails with `claim_needed` until it is shown to be one's own. */
export const claimQuery = (userId: string, trackingNumber: string) =>
  queryOptions({
    queryKey: own(userId, 'claim', trackingNumber),
    queryFn: () => claimDelivery(trackingNumber),
    retry: false,
    staleTime: 300_000,
  })

async function fetchPreferences(trackingNumber: string): Promise<Preferences | null> {
  const deliveryId = await claimDelivery(trackingNumber)
  const client = await supabase()
  const rows = valueOf(
    await client
      .from('delivery_preferences')
      .select(Object.keys(preferences.shape).join(','))
      .eq('delivery_id', deliveryId)
      .limit(1),
  )
  return z.array(preferences).parse(rows)[0] ?? null
}

/** What was chosen for a delivery before; null when nothing was. */
export const preferencesQuery = (userId: string, trackingNumber: string) =>
  queryOptions({
    queryKey: own(userId, 'preferences', trackingNumber),
    queryFn: () => fetchPreferences(trackingNumber),
  })

const offeredDay = z.object({ day: z.string(), slots: z.array(z.string()) })
export type OfferedDay = z.infer<typeof offeredDay>
async function fetchOffered(number: string): Promise<OfferedDay[]> {
  const client = await supabase()
  return z.array(offeredDay).parse(valueOf(await client.rpc('offered_slots', { number })))
}
/** Days ahead with the slots in which a van drives and has room. */
export const offeredQuery = (userId: string, trackingNumber: string) =>
  queryOptions({
    queryKey: own(userId, 'offered', trackingNumber),
    queryFn: () => fetchOffered(trackingNumber),
    staleTime: 60_000,
  })

export interface Choice {
  day: string
  slot: string
  place: string | null
  instructions: string
  contact: string
  phone: string
}
/** Keeps the choice; `moved` when the order went to another day or window. Throws ApiError with the catalogue's sentence. */
export async function savePreferences(number: string, choice: Choice): Promise<'moved' | 'kept'> {
  const client = await supabase()
  return z
    .enum(['moved', 'kept'])
    .parse(valueOf(await client.rpc('save_delivery_preferences', { number, ...choice })))
}

// Messages about one delivery ------------------------------------------------------------------------------

const messageRow = z
  .object({
    id: z.string(),
    author: z.enum(['recipient', 'dispatch', 'driver']),
    body: z.string(),
    channel: z.enum(['app', 'text']),
    created_at: z.string(),
    read_at: z.string().nullable(),
  })
  .transform(({ id, author, body, channel, created_at, read_at }): Message => {
    return { id, author, text: body, channel, at: created_at, readAt: read_at }
  })

async function fetchMessages(deliveryId: string): Promise<Message[]> {
  const client = await supabase()
  const answer = await client
    .from('messages')
    .select('id,author,body,channel,created_at,read_at')
    .eq('delivery_id', deliveryId)
    .order('id')
    .limit(500)
  return z.array(messageRow).parse(valueOf(answer))
}
/** What was written about a claimed delivery, oldest first. */
export const messagesQuery = (userId: string, deliveryId: string) =>
  queryOptions({
    queryKey: own(userId, 'messages', deliveryId),
    queryFn: () => fetchMessages(deliveryId),
    refetchInterval: 60_000,
  })

/** Writes to driver and dispatcher. */
export async function sendMessage(number: string, body: string): Promise<void> {
  const client = await supabase()
  valueOf(await client.rpc('send_message', { number, body }))
}
/** Notes that what the company wrote was seen. */
export async function readMessages(number: string): Promise<void> {
  const client = await supabase()
  valueOf(await client.rpc('read_messages', { number }))
}

async function fetchProofFile(name: string): Promise<Blob> {
  const client = await supabase()
  const { data, error } = await client.storage.from('proofs').download(name)
  if (error) throw error
  return data
}
/** A picture that proves a delivery; policies decide who sees it. */
export const proofFileQuery = (userId: string, name: string) =>
  queryOptions({
    queryKey: own(userId, 'proof', name),
    queryFn: () => fetchProofFile(name),
    staleTime: Infinity,
  })

export interface FeedbackForm {
  rating: number
  package_condition: string | null
  delivery_speed: string | null
  driver_rating: string | null
  recommends: string | null
  comments: string
  /** Names of photos that were uploaded. */
  photos: readonly string[]
}

/** Sends one photo and answers the name it is kept under. */
export async function uploadFeedbackPhoto(userId: string, photo: Blob): Promise<string> {
  const client = await supabase()
  const name = `${userId}/${crypto.randomUUID()}.jpg`
  const { error } = await client.storage.from('feedback').upload(name, photo, { contentType: 'image/jpeg' })
  if (error) throw error
  return name
}
/** Writes feedback and books its points; the points one has now. */
export async function giveFeedback(number: string, form: FeedbackForm): Promise<number> {
  const client = await supabase()
  return z.number().parse(valueOf(await client.rpc('give_feedback', { number, ...form })))
}

// Profile -------------------------------------------------------------------------------------------------

/** What one can be told, and how (profile page). */
export const NOTICE_LABELS: Record<DeliveryNotice, string> = {
  order_confirmed: 'When it is planned',
  out_for_delivery: 'When it is on its way',
  driver_near: `${DRIVER_NEAR_MINUTES} minutes before`,
  running_late: 'When it is late',
  driver_arrived: 'When the driver arrives',
  delivered: 'When it is delivered',
  delivery_failed: 'When it could not be delivered',
  feedback_asked: 'Asks for feedback',
}
export const CHANNEL_LABELS: Record<NoticeChannel, string> = { text: 'Text', email: 'Email', here: 'Here' }

const profile = z.object({
  id: z.string(),
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  notification_choices: z.unknown().transform(readNoticeChoices),
  created_at: z.string(),
})
export type Profile = z.infer<typeof profile>

async function fetchProfile(userId: string): Promise<Profile> {
  const client = await supabase()
  return profile.parse(
    valueOf(
      await client.from('profiles').select(Object.keys(profile.shape).join(',')).eq('id', userId).single(),
    ),
  )
}
export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: own(userId, 'profile'), queryFn: () => fetchProfile(userId) })

/** Changes some of the own profile; the row as it is then. */
export async function saveProfile(
  userId: string,
  change: Partial<Pick<Profile, 'first_name' | 'last_name' | 'phone' | 'notification_choices'>>,
): Promise<Profile> {
  const client = await supabase()
  return profile.parse(
    valueOf(
      await client
        .from('profiles')
        .update(change)
        .eq('id', userId)
        .select(Object.keys(profile.shape).join(','))
        .single(),
    ),
  )
}

const ledgerRow = z.object({ id: z.string(), points: z.number(), reason: z.string(), created_at: z.string() })
async function fetchPoints(): Promise<z.infer<typeof ledgerRow>[]> {
  const client = await supabase()
  return z
    .array(ledgerRow)
    .parse(
      valueOf(
        await client
          .from('loyalty_points')
          .select('id,points,reason,created_at')
          .order('created_at', { ascending: false })
          .limit(1_000),
      ),
    )
}
/** The whole ledger: the points are its sum. */
export const pointsQuery = (userId: string) =>
  queryOptions({ queryKey: own(userId, 'points'), queryFn: fetchPoints })

// Whose colour the area wears -----------------------------------------------------------------------------

export interface CustomerBrand {
  name: string
  color: string
  logoUrl: string | null
}
async function fetchBrand(): Promise<CustomerBrand | null> {
  const client = await supabase()
  const rows = valueOf(
    await client
      .from('deliveries')
      .select('tracking_number')
      .order('created_at', { ascending: false })
      .limit(1),
  )
  const newest = z.array(z.object({ tracking_number: z.string() })).parse(rows)[0]
  return newest ? (await fetchTracking(newest.tracking_number)).brand : null
}
/** The company of the newest delivery; null before the first one. */
export const brandQuery = (userId: string) =>
  queryOptions({ queryKey: own(userId, 'brand'), queryFn: fetchBrand, staleTime: 300_000 })

/** Asks anew for everything that a change of one delivery touches. */
export const ownKey = (userId: string) => own(userId)
