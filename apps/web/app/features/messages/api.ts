// Messages with recipients, and what could not be sent to them, as staff see both.
import { messageResponse, messagesResponse, threadsResponse, undeliveredResponse } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { countRows } from '../../lib/data/count-rows.ts'
import { callApi } from '../../lib/api.ts'

/** Everything that a new message may change begins with this key. */
export const MESSAGES_KEY = ['messages'] as const

export const threadsQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'threads'],
    queryFn: ({ signal }) => callApi('/messages', threadsResponse, { signal }),
    refetchInterval: 60_000,
  })

export const threadQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'thread', orderId],
    queryFn: ({ signal }) => callApi(`/orders/${orderId}/messages`, messagesResponse, { signal }),
  })

export const undeliveredQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'undelivered'],
    queryFn: ({ signal }) => callApi('/messages/undelivered', undeliveredResponse, { signal }),
    refetchInterval: 60_000,
  })

export async function writeMessage(orderId: string, text: string): Promise<void> {
  await callApi(`/orders/${orderId}/messages`, messageResponse, { method: 'POST', body: { text } })
}
const nothing = z.null()
const post = async (path: string) => void (await callApi(path, nothing, { method: 'POST' }))
export const markThreadRead = (orderId: string) => post(`/orders/${orderId}/messages/read`)
export const retryUndelivered = (id: string) => post(`/messages/undelivered/${id}/retry`)
export async function dismissUndelivered(id: string): Promise<void> {
  await callApi(`/messages/undelivered/${id}`, nothing, { method: 'DELETE' })
}

/** Messages of recipients that nobody of the company has seen. */
export const unreadMessagesQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'unread'],
    queryFn: () => countRows('messages', { is: { author: 'recipient' }, isNull: ['read_at'] }),
    refetchInterval: 60_000,
  })
