// The driver's wanted sequence: moves, their effects by phone or server, and confirmation.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstAddressLine, mergeOrder, type DriverRoute, type DriverStop } from '@dropwise/contracts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { checkOrder } from '../api.ts'
import type { Driver } from '../use-driver.ts'
import { estimate, isPairReversed, stopsAhead } from './estimate.ts'

/** A stop at its new position, with its lateness now and then, in seconds. */
export interface OrderedStop {
  stop: DriverStop
  etaAt: string
  lateSeconds: number
  lateSecondsBefore: number
}

export interface WantedOrder {
  stops: OrderedStop[]
  isChanged: boolean
  isPairReversed: boolean
  /** True for the server's road times; false for the phone's estimate. */
  isExact: boolean
  isChecking: boolean
  /** Stops that become later, past their window. */
  late: OrderedStop[]
  /** Rules that this sequence breaks; the server answers with them. */
  broken: readonly string[]
  /** Announced after a move. */
  announcement: string
  /** `place` among the stops ahead, from 0. */
  move: (orderId: string, place: number) => void
  undo: () => void
  take: () => Promise<void>
}

export function useOrder(route: DriverRoute, report: Driver['tell']): WantedOrder {
  const ahead = stopsAhead(route)
  const now = ahead.map(({ orderId }) => orderId)
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [openedAt] = useState(() => Date.now())
  // Stops completed meanwhile are removed.
  const sequence = mergeOrder(ahead, draft ?? now).orderIds
  const isChanged = sequence.join() !== now.join()
  const reckoned = estimate(route, sequence, openedAt)
  const isReversed = isPairReversed(reckoned)
  const check = useQuery({
    queryKey: ['driver', 'order-check', route.id, route.version, sequence],
    queryFn: () => checkOrder(route.id, sequence),
    enabled: isChanged && !isReversed,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const exact = new Map(check.data?.stops.map((stop) => [stop.orderId, stop]))
  const before = new Map(ahead.map((stop) => [stop.orderId, stop]))
  const stops = reckoned.map((stop) => {
    const earlierStop = before.get(stop.orderId) ?? stop
    const here = isChanged ? stop : earlierStop
    return {
      stop,
      etaAt: here.etaAt ?? here.plannedArriveAt,
      lateSeconds: here.lateSeconds,
      lateSecondsBefore: earlierStop.lateSeconds,
      ...exact.get(stop.orderId),
    }
  })

  function move(orderId: string, place: number): void {
    const others = sequence.filter((id) => id !== orderId)
    const next = mergeOrder(ahead, others.toSpliced(place, 0, orderId)).orderIds
    setDraft(next)
    const stop = before.get(orderId)
    if (stop)
      setAnnouncement(
        words('isNowAt', {
          street: firstAddressLine(stop.address),
          place: next.indexOf(orderId) + 1,
          total: next.length,
        }),
      )
  }

  return {
    stops,
    isChanged,
    isPairReversed: isReversed,
    isExact: !isChanged || check.data !== undefined,
    isChecking: check.isFetching,
    late: isChanged ? stops.filter((stop) => stop.lateSeconds > stop.lateSecondsBefore) : [],
    broken: isChanged ? (check.data?.violations.map(({ text }) => text) ?? []) : [],
    announcement,
    move,
    undo: () => {
      setDraft(null)
      setAnnouncement(words('orderAsBefore'))
    },
    take: () => report({ kind: 'reordered', sequence }),
  }
}
