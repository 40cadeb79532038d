// The messages page: which thread is open, what is unread, live.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { supabase } from '../../lib/supabase.ts'
import { useUrlState } from '../../lib/url-state.ts'
import {
  markThreadRead,
  MESSAGES_KEY,
  threadQuery,
  threadsQuery,
  undeliveredQuery,
  writeMessage,
} from './api.ts'

/** Listens while the page is open: a new message asks for the lists anew. */
function useMessageUpdates(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let isGone = false
    let leave = () => {}
    async function listen(): Promise<void> {
      const client = await supabase()
      await client.realtime.setAuth()
      if (isGone) return
      const channel = client
        .channel('company-messages')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, () => {
          void queries.invalidateQueries({ queryKey: MESSAGES_KEY })
        })
        .subscribe()
      leave = () => void client.removeChannel(channel)
    }
    // Without a line the lists still refresh every minute.
    listen().catch(() => {})
    return () => {
      isGone = true
      leave()
    }
  }, [queries])
}

export function useMessages() {
  useMessageUpdates()
  const [orderId, openOrder] = useUrlState('order')
  const [show, setShow] = useUrlState('show')
  return {
    threads: useQuery(threadsQuery()),
    undelivered: useQuery(undeliveredQuery()),
    orderId,
    openOrder,
    isUndelivered: show === 'undelivered',
    showUndelivered: (isShown: boolean) => setShow(isShown ? 'undelivered' : null),
  }
}

/** One thread; what is on the screen counts as seen. */
export function useThread(orderId: string) {
  const queries = useQueryClient()
  const thread = useQuery(threadQuery(orderId))
  const again = () => queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  const unread = thread.data?.items.findLast(
    (item) => item.author === 'recipient' && item.readAt === null,
  )?.id
  useEffect(() => {
    if (!unread) return
    // Whoever may not write leaves it unread for those who may.
    markThreadRead(orderId)
      .then(() => queries.invalidateQueries({ queryKey: MESSAGES_KEY }))
      .catch(() => {})
  }, [unread, orderId, queries])
  return {
    thread,
    send: async (text: string) => {
      await writeMessage(orderId, text)
      await again()
    },
  }
}
