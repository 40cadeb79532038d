// Unread messages from recipients of the driver's stops, live.
import { useQuery } from '@tanstack/react-query'
import { threadsQuery, useMessageUpdates } from '../../lib/data/messages.ts'

/** Count by order; only orders with unread messages. */
export type UnreadMessages = ReadonlyMap<string, number>

export function useUnreadMessages(): UnreadMessages {
  useMessageUpdates()
  // Offline there are no new ones.
  const { data } = useQuery(threadsQuery())
  return new Map(
    data?.items.filter(({ unread }) => unread > 0).map(({ orderId, unread }) => [orderId, unread]),
  )
}
