// Staff's calls for messages with recipients, and messages that failed to send.
import { undeliveredResponse } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { countRows } from '../../lib/data/count-rows.ts'
import { MESSAGES_KEY } from '../../lib/data/messages.ts'
import { callApi } from '../../lib/api.ts'

export const undeliveredQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'undelivered'],
    queryFn: ({ signal }) => callApi('/messages/undelivered', undeliveredResponse, { signal }),
    refetchInterval: 60_000,
  })

const nothing = z.null()
const post = async (path: string) => void (await callApi(path, nothing, { method: 'POST' }))
export const retryUndelivered = (id: string) => post(`/messages/undelivered/${id}/retry`)
export async function dismissUndelivered(id: string): Promise<void> {
  await callApi(`/messages/undelivered/${id}`, nothing, { method: 'DELETE' })
}

/** Messages of recipients and drivers that nobody in the company has read. */
export const unreadMessagesQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'unread'],
    queryFn: async () => {
      const counts = await Promise.all([
        countRows('messages', { is: { author: 'recipient' }, isNull: ['read_at'] }),
        // Messages of a driver to a recipient do not wait for the office.
        countRows('messages', { is: { author: 'driver' }, isNull: ['read_at', 'delivery_id'] }),
      ])
      return counts[0] + counts[1]
    },
    refetchInterval: 60_000,
  })
