// State of the messages page: open thread and unread messages, live.
import { useQuery } from '@tanstack/react-query'
import { threadsQuery, useMessageUpdates } from '../../lib/data/messages.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { undeliveredQuery } from './api.ts'

export function useMessages() {
  useMessageUpdates()
  const [orderId, openOrder] = useUrlState('order')
  const [show, setShow] = useUrlState('show')
  return {
    threads: useQuery(threadsQuery()),
    undelivered: useQuery(undeliveredQuery()),
    orderId,
    openOrder,
    isUndelivered: show === 'undelivered',
    showUndelivered: (isShown: boolean) => setShow(isShown ? 'undelivered' : null),
  }
}
