// Messages of recipients, office and drivers, for staff and drivers.
import {
  broadcastsResponse,
  driverMessagesResponse,
  driversMessageResponse,
  idOnly,
  messagesResponse,
  threadsResponse,
  type DriversMessage,
  type DriversMessageResult,
} from '@dropwise/contracts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { callApi } from '../api.ts'
import { supabase } from '../supabase.ts'

/** Key prefix of everything that a new message changes. */
export const MESSAGES_KEY = ['messages'] as const

/** Drivers see those of their own routes. */
export const threadsQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'threads'],
    queryFn: ({ signal }) => callApi('/messages', threadsResponse, { signal }),
    refetchInterval: 60_000,
  })

const threadQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'thread', orderId],
    queryFn: ({ signal }) => callApi(`/orders/${orderId}/messages`, messagesResponse, { signal }),
  })

async function writeMessage(orderId: string, text: string): Promise<void> {
  await callApi(`/orders/${orderId}/messages`, idOnly, { method: 'POST', body: { text } })
}

async function markThreadRead(orderId: string): Promise<void> {
  await callApi(`/orders/${orderId}/messages/read`, z.null(), { method: 'POST' })
}

/** Subscribes while mounted; a new message refetches the lists. */
export function useMessageUpdates(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let isUnmounted = false
    let leave = () => {}
    async function listen(): Promise<void> {
      const client = await supabase()
      await client.realtime.setAuth()
      if (isUnmounted) return
      const channel = client
        .channel('company-messages')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, () => {
          void queries.invalidateQueries({ queryKey: MESSAGES_KEY })
        })
        .subscribe()
      leave = () => void client.removeChannel(channel)
    }
    // Without a connection the lists still refresh every minute.
    listen().catch(() => {})
    return () => {
      isUnmounted = true
      leave()
    }
  }, [queries])
}

/** One thread; displaying it marks it as read. */
export function useThread(orderId: string) {
  const queries = useQueryClient()
  const thread = useQuery(threadQuery(orderId))
  const reload = () => queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  const unread = thread.data?.items.findLast(
    (item) => item.author === 'recipient' && item.readAt === null,
  )?.id
  useEffect(() => {
    if (!unread) return
    // A person without the right to write leaves it unread for others.
    markThreadRead(orderId)
      .then(() => queries.invalidateQueries({ queryKey: MESSAGES_KEY }))
      .catch(() => {})
  }, [unread, orderId, queries])
  return {
    thread,
    send: async (text: string) => {
      await writeMessage(orderId, text)
      await reload()
    },
  }
}

/** Messages to several drivers, with who has read them. */
export const broadcastsQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'broadcasts'],
    queryFn: ({ signal }) => callApi('/messages/broadcasts', broadcastsResponse, { signal }),
    refetchInterval: 60_000,
  })

/** Writes to one driver, several, all, or those on the road. */
export function writeToDrivers(body: DriversMessage): Promise<DriversMessageResult> {
  return callApi('/messages/drivers', driversMessageResponse, { method: 'POST', body })
}

/** The thread of the office with a driver; `own` for the driver. Displaying it marks it as read. */
export function useDriverThread(whose: { driverId: string } | 'own') {
  const queries = useQueryClient()
  const path = whose === 'own' ? '/driver/messages' : `/drivers/${whose.driverId}/messages`
  const thread = useQuery({
    queryKey: [...MESSAGES_KEY, 'driver', path],
    queryFn: ({ signal }) => callApi(path, driverMessagesResponse, { signal }),
    refetchInterval: 60_000,
  })
  const writer = whose === 'own' ? 'dispatch' : 'driver'
  const unread = thread.data?.items.findLast((item) => item.author === writer && item.readAt === null)?.id
  useEffect(() => {
    if (!unread) return
    // A person without the right to write leaves it unread for others.
    callApi(`${path}/read`, z.null(), { method: 'POST' })
      .then(() => queries.invalidateQueries({ queryKey: MESSAGES_KEY }))
      .catch(() => {})
  }, [unread, path, queries])
  return {
    thread,
    send: async (text: string) => {
      if (whose === 'own') await callApi(path, idOnly, { method: 'POST', body: { text } })
      else await writeToDrivers({ text, to: [whose.driverId] })
      await queries.invalidateQueries({ queryKey: MESSAGES_KEY })
    },
  }
}
