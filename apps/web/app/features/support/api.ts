// A company's support calls: list, read, create, reply.
import { ticketResponse, ticketsResponse, type newTicketBody } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'

export const SUPPORT_KEY = ['support'] as const
/** Refetch interval, in milliseconds. */
const REFRESH_MS = 30_000

export const ticketsQuery = () =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'tickets'],
    queryFn: ({ signal }) => callApi('/support/tickets', ticketsResponse, { signal }),
    refetchInterval: REFRESH_MS,
  })
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'ticket', id],
    queryFn: ({ signal }) => callApi(`/support/tickets/${id}`, ticketResponse, { signal }),
    refetchInterval: REFRESH_MS,
  })
export const askSupport = (body: z.output<typeof newTicketBody>) =>
  callApi('/support/tickets', ticketResponse, { method: 'POST', body })
export const writeOnTicket = (id: string, body: string) =>
  callApi(`/support/tickets/${id}/messages`, ticketResponse, { method: 'POST', body: { body } })
