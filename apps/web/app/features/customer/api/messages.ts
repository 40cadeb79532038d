// Messages about one delivery.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { type Message } from '@dropwise/contracts'
import { valueOf } from '../../../lib/data/failure.ts'
import { supabase } from '../../../lib/supabase.ts'
import { customerKey } from './own.ts'

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
/** Messages of a claimed delivery, oldest first. */
export const messagesQuery = (userId: string, deliveryId: string) =>
  queryOptions({
    queryKey: customerKey(userId, 'messages', deliveryId),
    queryFn: () => fetchMessages(deliveryId),
    refetchInterval: 60_000,
  })

/** Writes to driver and dispatcher. */
export async function sendMessage(number: string, body: string): Promise<void> {
  const client = await supabase()
  valueOf(await client.rpc('send_message', { number, body }))
}
/** Marks the company's messages as read. */
export async function readMessages(number: string): Promise<void> {
  const client = await supabase()
  valueOf(await client.rpc('read_messages', { number }))
}
