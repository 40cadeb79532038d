// State of the driver's app: the day with local events, next step, unsent events.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { STOP_EVENT_KINDS, type DriverDay, type DriverRoute } from '@dropwise/contracts'
import { showHuesOf, publishHues } from '../../lib/route-hues.ts'
import { useUser } from '../../lib/session-context.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { changesOf, NO_CHANGES, type RouteChanges } from './changes.ts'
import { withDeeds } from './overlay.ts'
import { onChange } from './phone/changes-of-phone.ts'
import type { OutboxEntry, SeenRoute } from './phone/database.ts'
import { markReordered, markSeen, markTold, readStoredDay, readSeen } from './phone/stored-day.ts'
import { keepDeed, listOutbox, type Deed, type NewFile } from './phone/outbox.ts'
import { DriverSync, type SyncState } from './phone/sync.ts'
import { useTilesAhead } from './use-tiles-ahead.ts'
import { useUnreadMessages, type UnreadMessages } from './use-unread-messages.ts'
import { placeNow, useWhereabouts } from './use-whereabouts.ts'

interface Phone {
  day: DriverDay | null
  entries: OutboxEntry[]
  seenRoutes: SeenRoute[]
}

async function readPhone(userId: string): Promise<Phone> {
  const [stored, entries] = await Promise.all([readStoredDay(userId), listOutbox(userId)])
  const seenRoutes = await readSeen(stored?.day.routes.map(({ id }) => id) ?? [])
  return { day: stored?.day ?? null, entries, seenRoutes }
}

/** Data on this phone, reread after each write. */
function usePhone(userId: string) {
  const client = useQueryClient()
  useEffect(
    () => onChange(() => void client.invalidateQueries({ queryKey: ['driver', userId] })),
    [client, userId],
  )
  return useQuery({
    queryKey: ['driver', userId],
    queryFn: () => readPhone(userId),
    // Local data: needs no network and never becomes stale.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function useSync(userId: string, keepsFiles: boolean): [SyncState, DriverSync] {
  const [sync] = useState(() => new DriverSync(userId, { keepsFiles }))
  useEffect(() => sync.start(), [sync])
  return [useSyncExternalStore(sync.subscribe, () => sync.state), sync]
}

/** Fills and incidents may be reported on a day without a route. */
const WITHOUT_ROUTE = ''

export interface Driver {
  /** Null before the first read. */
  day: DriverDay | null
  route: DriverRoute | null
  chooseRoute: (number: string | null) => void
  changes: RouteChanges
  unread: UnreadMessages
  entries: readonly OutboxEntry[]
  waiting: number
  refused: number
  sync: SyncState
  /** True when the route's map is cached. */
  isMapCached: boolean
  isReading: boolean
  /** True for staff viewing a driver's day; only drivers send events. */
  isLooking: boolean
  /** Stores, then sends. Throws when the phone is full. */
  tell: (deed: Omit<Deed, 'routeId'>, files?: readonly NewFile[]) => Promise<void>
  markSeen: () => void
  /** Closes the bar of changes. */
  markTold: () => void
  retry: () => void
}

export function useDriver(): Driver {
  const { userId, role } = useUser()
  const phone = usePhone(userId)
  const [sync, driverSync] = useSync(userId, role === 'driver')
  const [requestedRoute, chooseRoute] = useUrlState('route')
  const { data } = phone
  const day = useMemo(() => (data?.day ? withDeeds(data.day, data.entries) : null), [data])
  const route = day ? chosenRoute(day, requestedRoute) : null
  // Before drawing: the van gets the hue that dispatchers see.
  if (route) {
    showHuesOf(userId, route.date)
    publishHues(route.date, [[route.number, route.hue]])
  }
  const seenRoute = data?.seenRoutes.find(({ routeId }) => routeId === route?.id)
  const changes = useMemo(
    () => (day && route ? changesOf(route, seenRoute, day.rules.proof) : NO_CHANGES),
    [day, route, seenRoute],
  )
  const isViewer = role !== 'driver'
  const unread = useUnreadMessages()
  const isMapCached = useTilesAhead(isViewer ? null : route)
  useFirstLook(userId, data, day, route)
  useWhereabouts(userId, isViewer ? null : route, driverSync.wake)
  const count = (state: OutboxEntry['state']) =>
    data?.entries.filter((entry) => entry.state === state).length ?? 0
  return {
    day,
    route,
    chooseRoute,
    changes,
    unread,
    entries: data?.entries ?? [],
    waiting: count('waiting'),
    refused: count('refused'),
    sync,
    isMapCached,
    isReading: phone.isPending || (day === null && sync.failingSince === null),
    isLooking: isViewer,
    tell: async (deed, files) => {
      await keepDeed(userId, { ...placeNow(), ...deed, routeId: route?.id ?? WITHOUT_ROUTE }, files)
      if (route && deed.kind === 'reordered') await markReordered(route.id, deed.sequence ?? [])
      // Acting at a stop counts as having read the bar.
      if (route && changes.count > 0 && STOP_EVENT_KINDS.includes(deed.kind)) await markTold(route)
      driverSync.wake()
    },
    markSeen: () => {
      if (day && route) void markSeen(userId, route, day)
    },
    markTold: () => {
      if (route) void markTold(route)
    },
    retry: driverSync.wake,
  }
}

/** The requested route, else the first unfinished one. */
function chosenRoute({ routes }: DriverDay, requestedRoute: string | null): DriverRoute | null {
  return (
    routes.find(({ number }) => String(number) === requestedRoute) ??
    routes.find(({ status }) => status === 'started') ??
    routes.find(({ status }) => status === 'dispatched') ??
    routes[0] ??
    null
  )
}

/** Marks a route's first view as seen, so nothing in it counts as new. */
function useFirstLook(
  userId: string,
  phone: Phone | undefined,
  day: DriverDay | null,
  route: DriverRoute | null,
): void {
  const isUnseen =
    phone !== undefined && route !== null && !phone.seenRoutes.some(({ routeId }) => routeId === route.id)
  useEffect(() => {
    if (isUnseen && day && route) void markSeen(userId, route, day)
  }, [isUnseen, userId, day, route])
}
