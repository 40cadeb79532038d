// Fixes of the vans and the day's clock between two responses. A store outside React, so that hundreds of
// fixes a second redraw only the moved vans, a few times a second.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import {
  livePositionEvent,
  liveRoute,
  liveTopic,
  POSITION_STALE_SECONDS,
  type LivePosition,
  type LiveRoute,
} from '@dropwise/contracts'
import { supabase } from '../../lib/supabase.ts'
import { liveKey } from './api.ts'
import type { LiveResponse } from './types.ts'

/** Route changes are collected this long before lists redraw, in milliseconds. */
const GATHER_MS = 1_000
/** Fixes are collected this long before moved vans redraw together, in milliseconds. */
const GATHER_FIXES_MS = 100
/** A change without details refetches the whole day, at most this often, in milliseconds. */
const ASK_AGAIN_MS = 2_500

/** Interval of the check for silent vans, in milliseconds. */
const QUIET_TICK_MS = 5_000

export type FeedState = 'connecting' | 'live' | 'lost'
export interface HeardFix extends LivePosition {
  /** When this browser received it, `Date.now()`. */
  heardAt: number
}

export class LiveFeed {
  private readonly fixes = new Map<string, HeardFix>()
  private readonly listeners = new Set<() => void>()
  /** Subscribers by vehicle. */
  private readonly watchers = new Map<string, Set<() => void>>()
  private readonly moved = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | null = null
  private clockBase: { at: number; heardAt: number } | null = null
  private state: FeedState = 'connecting'
  private newest: HeardFix | null = null

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  /** Calls back when this vehicle moves. */
  watch = (vehicleId: string, watcher: () => void): (() => void) => {
    const watchers = this.watchers.get(vehicleId) ?? new Set()
    this.watchers.set(vehicleId, watchers.add(watcher))
    return () => void watchers.delete(watcher)
  }
  private emit(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    for (const vehicleId of this.moved) for (const notify of this.watchers.get(vehicleId) ?? []) notify()
    this.moved.clear()
    for (const listener of this.listeners) listener()
  }

  fixOf = (vehicleId: string): HeardFix | null => this.fixes.get(vehicleId) ?? null
  stateNow = (): FeedState => this.state
  newestFix = (): HeardFix | null => this.newest

  /**
   * The day's clock: the newest fix plus the time since it arrived. Past and future days have their own
   * clocks.
   */
  clockNow(): Date | null {
    return this.clockBase ? new Date(this.clockBase.at + (Date.now() - this.clockBase.heardAt)) : null
  }

  setState(state: FeedState): void {
    if (state === this.state) return
    this.state = state
    this.emit()
  }

  /** Takes a whole response: newer fixes, and the clock. */
  takeResponse(answer: { clock: string; routes: readonly Pick<LiveRoute, 'position' | 'vehicle'>[] }): void {
    const now = Date.now()
    for (const route of answer.routes) {
      if (route.position)
        this.keep(route.vehicle.id, route.position, Math.min(now, Date.parse(route.position.receivedAt)))
    }
    this.setClock(Date.parse(answer.clock), now)
    this.emit()
  }

  /** Takes one pushed fix. */
  takeFix(vehicleId: string, position: LivePosition): void {
    if (!this.keep(vehicleId, position, Date.now())) return
    this.setClock(Date.parse(position.at), Date.now())
    this.timer ??= setTimeout(() => this.emit(), GATHER_FIXES_MS)
  }

  // Fixes stored offline arrive late: older ones move neither the van nor the clock back.
  private keep(vehicleId: string, position: LivePosition, receivedAt: number): boolean {
    const existing = this.fixes.get(vehicleId)
    if (existing && Date.parse(existing.at) >= Date.parse(position.at)) return false
    const fix = { ...position, heardAt: receivedAt }
    this.fixes.set(vehicleId, fix)
    this.moved.add(vehicleId)
    if (!this.newest || this.newest.heardAt <= receivedAt) this.newest = fix
    return true
  }
  private setClock(at: number, receivedAt: number): void {
    const current = this.clockNow()?.getTime()
    if (current === undefined || at > current) this.clockBase = { at, heardAt: receivedAt }
  }
}

/** True after a minute without a fix. */
export function isSilent(fix: HeardFix, now = Date.now()): boolean {
  return now - fix.heardAt > POSITION_STALE_SECONDS * 1000
}

function patchRoutes(
  answer: LiveResponse | undefined,
  changed: Map<string, LiveRoute>,
): LiveResponse | undefined {
  if (!answer) return answer
  return { ...answer, routes: answer.routes.map((route) => changed.get(route.id) ?? route) }
}

/**
 * Opens the company's live channel while the screen is mounted. After a lost connection it reconnects and
 * refetches the day.
 */
export function useLiveFeed(tenantId: string, day: string): LiveFeed {
  const queries = useQueryClient()
  const [feed, setFeed] = useState(() => new LiveFeed())
  const [feedDay, setFeedDay] = useState(day)
  if (feedDay !== day) {
    setFeedDay(day)
    setFeed(new LiveFeed())
  }

  useEffect(() => {
    let isUnmounted = false
    let leave = () => {}
    const changed = new Map<string, LiveRoute>()
    let isStale = false
    let timer: ReturnType<typeof setTimeout> | null = null
    const flush = () => {
      timer = null
      if (changed.size > 0)
        queries.setQueryData<LiveResponse>(liveKey(day), (old) => patchRoutes(old, changed))
      if (isStale) void queries.invalidateQueries({ queryKey: liveKey(day) })
      changed.clear()
      isStale = false
    }
    const runLater = (ms: number) => {
      timer ??= setTimeout(flush, ms)
    }

    async function listen(): Promise<void> {
      const client = await supabase()
      await client.realtime.setAuth()
      if (isUnmounted) return
      const channel = client.channel(liveTopic(tenantId), { config: { private: true } })
      channel
        .on('broadcast', { event: 'position' }, ({ payload }) => {
          const event = livePositionEvent.safeParse(payload)
          if (event.success) feed.takeFix(event.data.vehicleId, event.data.position)
        })
        .on('broadcast', { event: 'route' }, ({ payload }) => {
          const route = liveRoute.safeParse(payload)
          if (route.success) changed.set(route.data.id, route.data)
          else isStale = true
          runLater(route.success ? GATHER_MS : ASK_AGAIN_MS)
        })
        .subscribe((status) => {
          if (isUnmounted) return
          const wasLost = feed.stateNow() === 'lost'
          feed.setState(status === 'SUBSCRIBED' ? 'live' : 'lost')
          if (status === 'SUBSCRIBED' && wasLost) void queries.invalidateQueries({ queryKey: liveKey(day) })
        })
      leave = () => void client.removeChannel(channel)
    }
    listen().catch(() => {
      if (!isUnmounted) feed.setState('lost')
    })
    return () => {
      isUnmounted = true
      if (timer) clearTimeout(timer)
      leave()
    }
  }, [feed, tenantId, day, queries])
  return feed
}

/** Newest fix of one van; re-renders only its reader. */
export function useFix(feed: LiveFeed, vehicleId: string): HeardFix | null {
  const subscribe = useCallback((onChange: () => void) => feed.watch(vehicleId, onChange), [feed, vehicleId])
  const read = () => feed.fixOf(vehicleId)
  return useSyncExternalStore(subscribe, read, read)
}

/** True when a van sent nothing for a minute, or never; re-renders its reader only when that changes. */
export function useIsQuiet(feed: LiveFeed, vehicleId: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const leave = [feed.watch(vehicleId, onChange), onTick(QUIET_TICK_MS, onChange)]
      return () => leave.forEach((each) => each())
    },
    [feed, vehicleId],
  )
  const read = () => {
    const fix = feed.fixOf(vehicleId)
    return fix === null || isSilent(fix)
  }
  return useSyncExternalStore(subscribe, read, read)
}

/** State of the connection, and the newest fix of all. */
export function useFeedState(feed: LiveFeed): { state: FeedState; newest: HeardFix | null } {
  const state = useSyncExternalStore(feed.subscribe, feed.stateNow, feed.stateNow)
  const newest = useSyncExternalStore(feed.subscribe, feed.newestFix, feed.newestFix)
  return { state, newest }
}

/** One timer for all users of an interval: a thousand rows redraw once, together. */
const ticks = new Map<
  number,
  { now: number; timer: ReturnType<typeof setInterval>; waiting: Set<() => void> }
>()

function onTick(everyMs: number, onChange: () => void): () => void {
  let tick = ticks.get(everyMs)
  if (!tick) {
    const ticker = { now: Date.now(), waiting: new Set<() => void>() }
    const timer = setInterval(() => {
      started.now = Date.now()
      for (const each of started.waiting) each()
    }, everyMs)
    const started = Object.assign(ticker, { timer })
    ticks.set(everyMs, (tick = started))
  }
  const { waiting, timer } = tick
  waiting.add(onChange)
  return () => {
    waiting.delete(onChange)
    if (waiting.size > 0) return
    clearInterval(timer)
    ticks.delete(everyMs)
  }
}

/** `Date.now()`, updated at an interval, for ages and clocks. */
export function useTick(everyMs: number): number {
  const [first] = useState(() => Date.now())
  const subscribe = useCallback((onChange: () => void) => onTick(everyMs, onChange), [everyMs])
  const read = () => Math.max(first, ticks.get(everyMs)?.now ?? first)
  return useSyncExternalStore(subscribe, read, read)
}

/** The day's clock, updated about every second; falls back to the response's. */
export function useDayClock(feed: LiveFeed, answerClock: string, everyMs = 1_000): Date {
  useTick(everyMs)
  return feed.clockNow() ?? new Date(answerClock)
}
