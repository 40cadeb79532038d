// The recipient's notifications, updated live.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { supabase } from '../../lib/supabase.ts'
import { ownParcelsQuery } from './api/deliveries.ts'
import { notificationsQuery, type Notifications } from './api/notifications.ts'
import { ownKey } from './api/own.ts'

/** Subscribes while the area is open; changes refetch the lists. */
export function useCustomerUpdates(userId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    let isUnmounted = false
    let leave = () => {}
    const reload = () => void queries.invalidateQueries({ queryKey: ownKey(userId) })
    async function listen(): Promise<void> {
      const client = await supabase()
      await client.realtime.setAuth()
      if (isUnmounted) return
      const channel = client
        .channel(`customer:${userId}`)
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` },
          reload,
        )
        .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'deliveries' }, reload)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, reload)
        .subscribe()
      leave = () => void client.removeChannel(channel)
    }
    // Without a connection the lists still refresh every minute.
    listen().catch(() => {})
    return () => {
      isUnmounted = true
      leave()
    }
  }, [userId, queries])
}

/** Parcels to the person's own address appear without being opened; the lists refetch when some are new. */
export function useOwnParcels(userId: string): void {
  const queries = useQueryClient()
  const added = useQuery(ownParcelsQuery(userId)).data ?? 0
  useEffect(() => {
    // Refetches the query itself as well, which then adds none.
    if (added > 0) void queries.invalidateQueries({ queryKey: ownKey(userId) })
  }, [added, userId, queries])
}

/** Unread count for badges. */
export function useUnread(userId: string): number {
  return (
    useQuery({ ...notificationsQuery(userId), select: (answer: Notifications) => answer.unread }).data ?? 0
  )
}
