// State of the messages page: what is shown, the open thread, and unread messages, live.
import { useQuery } from '@tanstack/react-query'
import { threadsQuery, useMessageUpdates } from '../../lib/data/messages.ts'
import { useSetUrlParams, useUrlState } from '../../lib/url-state.ts'
import { undeliveredQuery } from './api.ts'

const SHOWN = ['threads', 'drivers', 'undelivered'] as const
export type MessagesShown = (typeof SHOWN)[number]

export function useMessages() {
  useMessageUpdates()
  const [orderId, openOrder] = useUrlState('order')
  const [driverId, openDriver] = useUrlState('driver')
  const [filter] = useUrlState('show')
  const setParams = useSetUrlParams()
  return {
    threads: useQuery(threadsQuery()),
    undelivered: useQuery(undeliveredQuery()),
    orderId,
    openOrder,
    driverId,
    openDriver,
    shown: SHOWN.find((shown) => shown === filter) ?? 'threads',
    show: (shown: MessagesShown) =>
      setParams({ show: shown === 'threads' ? null : shown, order: null, driver: null }),
  }
}
