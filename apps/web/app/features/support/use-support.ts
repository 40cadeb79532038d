// State of the support page: open ticket, and responses kept.
import type { Ticket } from '@dropwise/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUrlState } from '../../lib/url-state.ts'
import { SUPPORT_KEY, ticketQuery, ticketsQuery } from './api.ts'

/** URL value for a new ticket. */
const NEW = 'new'

export function useSupport() {
  const client = useQueryClient()
  const [ticketId, show] = useUrlState('ticket')
  return {
    tickets: useQuery(ticketsQuery()),
    openId: ticketId === NEW ? null : ticketId,
    isAsking: ticketId === NEW,
    open: (id: string) => show(id),
    ask: () => show(NEW),
    close: () => show(null),
    /** Stores the ticket, and refetches the list. */
    keep: (ticket: Ticket) => {
      client.setQueryData(ticketQuery(ticket.id).queryKey, ticket)
      void client.invalidateQueries({ queryKey: [...SUPPORT_KEY, 'tickets'] })
    },
  }
}
