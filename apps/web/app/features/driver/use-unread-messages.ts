// Unread messages to the driver: from recipients of own stops, and from the office; live.
import { useQuery } from '@tanstack/react-query'
import { threadsQuery, useMessageUpdates } from '../../lib/data/messages.ts'

export interface UnreadMessages {
  /** Count by order; only orders with unread messages. */
  byOrder: ReadonlyMap<string, number>
  fromDispatch: number
}

export function useUnreadMessages(): UnreadMessages {
  useMessageUpdates()
  // Offline there are no new ones.
  const { data } = useQuery(threadsQuery())
  return {
    byOrder: new Map(
      data?.items.filter(({ unread }) => unread > 0).map(({ orderId, unread }) => [orderId, unread]),
    ),
    fromDispatch: data?.drivers.reduce((sum, { unread }) => sum + unread, 0) ?? 0,
  }
}
