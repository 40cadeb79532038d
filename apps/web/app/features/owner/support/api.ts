// Calls of the support inbox.
import { ticketResponse, ticketsResponse, type TicketStatus } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

/** Refetch interval of the inbox, in milliseconds. */
const REFRESH_MS = 30_000

export const ticketsQuery = () =>
  queryOptions({
    queryKey: ['owner', 'tickets'],
    queryFn: ({ signal }) => callApi('/owner/tickets', ticketsResponse, { signal }),
    refetchInterval: REFRESH_MS,
  })
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['owner', 'ticket', id],
    queryFn: ({ signal }) => callApi(`/owner/tickets/${id}`, ticketResponse, { signal }),
    refetchInterval: REFRESH_MS,
  })
export const writeMessage = ({ id, body, isNote }: { id: string; body: string; isNote: boolean }) =>
  callApi(`/owner/tickets/${id}/messages`, ticketResponse, { method: 'POST', body: { body, isNote } })
export const changeTicket = ({
  id,
  ...body
}: {
  id: string
  status?: TicketStatus
  assignedTo?: string | null
}) => callApi(`/owner/tickets/${id}`, ticketResponse, { method: 'PATCH', body })
