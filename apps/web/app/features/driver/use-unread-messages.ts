// How much recipients of the driver's stops wrote that nobody of the company has read, live.
import { useQuery } from '@tanstack/react-query'
import { threadsQuery, useMessageUpdates } from '../../lib/data/messages.ts'

/** Count by order; orders without unread messages are not in it. */
export type UnreadMessages = ReadonlyMap<string, number>

export function useUnreadMessages(): UnreadMessages {
  useMessageUpdates()
  // Without a network there is nothing new to tell.
  const { data } = useQuery(threadsQuery())
  return new Map(
    data?.items.filter(({ unread }) => unread > 0).map(({ orderId, unread }) => [orderId, unread]),
  )
}
