// The company's support page: which ticket is open, and what is kept of an answer of the server.
import type { Ticket } from '@dropwise/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUrlState } from '../../lib/url-state.ts'
import { SUPPORT_KEY, ticketQuery, ticketsQuery } from './api.ts'

/** Stands in the link for a ticket that is being written. */
const NEW = 'new'

export function useSupport() {
  const client = useQueryClient()
  const [shown, show] = useUrlState('ticket')
  return {
    tickets: useQuery(ticketsQuery()),
    openId: shown === NEW ? null : shown,
    isAsking: shown === NEW,
    open: (id: string) => show(id),
    ask: () => show(NEW),
    close: () => show(null),
    /** The list asks again; the ticket itself is known. */
    keep: (ticket: Ticket) => {
      client.setQueryData(ticketQuery(ticket.id).queryKey, ticket)
      void client.invalidateQueries({ queryKey: [...SUPPORT_KEY, 'tickets'] })
    },
  }
}
