// Tests incoming fixes: the newest wins, late ones are ignored, the clock never runs back.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSilent, LiveFeed } from './feed.ts'

const START = Date.parse('2026-11-21T12:00:00Z')
const fix = (at: string, lat = 1) => ({ lat, lng: 2, speedMps: 5, heading: 90, at, receivedAt: at })

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a live feed', () => {
  it('keeps the newest fix of a van, and notifies listeners once for fixes that arrive together', () => {
    const feed = new LiveFeed()
    const listener = vi.fn<() => void>()
    feed.subscribe(listener)
    feed.takeFix('van', fix('2026-04-16T10:42:00Z', 1))
    feed.takeFix('van', fix('2026-04-16T10:43:00Z', 2))
    expect(feed.fixOf('van')?.lat).toBe(2)
    vi.runAllTimers()
    expect(listener).toHaveBeenCalledTimes(1)
    feed.takeFix('van', fix('2026-04-16T10:44:00Z', 3))
    vi.runAllTimers()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('notifies the listener of a van only about that van', () => {
    const feed = new LiveFeed()
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    feed.watch('first', first)
    const leave = feed.watch('second', second)
    feed.takeFix('first', fix('2026-04-16T10:42:00Z'))
    vi.runAllTimers()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
    leave()
    feed.takeFix('second', fix('2026-04-16T10:42:00Z'))
    vi.runAllTimers()
    expect(second).not.toHaveBeenCalled()
  })

  it('is not moved back by a batch that was stored on the way', () => {
    const feed = new LiveFeed()
    feed.takeFix('van', fix('2026-04-16T10:43:00Z', 2))
    feed.takeFix('van', fix('2026-04-16T10:40:00Z', 1))
    expect(feed.fixOf('van')?.lat).toBe(2)
    expect(feed.clockNow()?.toISOString()).toBe('2026-04-16T10:43:00.000Z')
  })

  it('moves the clock on between two fixes', () => {
    const feed = new LiveFeed()
    feed.takeFix('van', fix('2026-04-16T10:42:00Z'))
    vi.advanceTimersByTime(30_000)
    expect(feed.clockNow()?.toISOString()).toBe('2026-04-16T10:42:30.000Z')
    feed.takeFix('van', fix('2026-04-16T10:52:00Z'))
    expect(feed.clockNow()?.toISOString()).toBe('2026-04-16T10:52:00.000Z')
  })

  it('calls a van silent after a minute without a fix', () => {
    const feed = new LiveFeed()
    feed.takeFix('van', fix('2026-04-16T10:42:00Z'))
    const listener = feed.fixOf('van')
    if (!listener) throw new Error('the fix was kept')
    expect(isSilent(listener, START + 60_000)).toBe(false)
    expect(isSilent(listener, START + 60_001)).toBe(true)
  })

  it('counts the age of a fix in an answer from when the server got it', () => {
    const feed = new LiveFeed()
    const route = {
      position: fix('2026-11-21T11:55:00Z'),
      vehicle: { id: 'van', name: '', registration: '' },
    }
    feed.takeResponse({ clock: '2026-11-21T11:55:00Z', routes: [route] })
    const listener = feed.fixOf('van')
    expect(listener && isSilent(listener)).toBe(true)
  })
})
