// A person's notifications, newest first, with exact counts.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { valueOf } from '../../../lib/data/failure.ts'
import { supabase } from '../../../lib/supabase.ts'
import { customerKey } from './own.ts'

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

/** The newest hundred, with exact counts of all. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: customerKey(userId, 'notifications'),
    queryFn: fetchNotifications,
    refetchInterval: 60_000,
  })

/** Marks all of the caller's notifications as read. */
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
