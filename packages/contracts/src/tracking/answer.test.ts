// Tests the headline for each state of a parcel.
import { describe, expect, it } from 'vitest'
import { answerOf, momentText } from './answer.ts'
import { trackingFixture } from './tracking-fixture.ts'

const parcel = trackingFixture()
const now = new Date('2026-04-16T10:41:00Z')

describe('the first answer of the tracking page', () => {
  it('names the time, the duration, the stops before, and why it changed', () => {
    expect(answerOf(parcel, now)).toEqual({
      status: 'Out for delivery',
      lead: 'Arriving today',
      headline: '12:01-12:11',
      between: 'in about 25 min, one stop before yours',
      note: '9 min later than promised (11:27-11:57): one stop before yours; 9 min behind plan. We are sorry.',
    })
  })

  it('does not mention lateness while the promise holds', () => {
    const early = {
      ...parcel,
      eta: { from: '2026-04-16T10:50:00Z', to: '2026-04-16T10:57:00Z', reason: null },
    }
    expect(answerOf(early, now).note).toBeNull()
  })

  it('calls a parcel late by its expected time, and possibly late by the end of its range', () => {
    const range = { from: '2026-04-16T10:40:00Z', to: '2026-04-16T11:20:00Z', reason: null }
    const noteOf = (eta: object) => answerOf({ ...parcel, eta: { ...range, ...eta } }, now).note
    expect(noteOf({ lateSeconds: 0 })).toBe('It may come later than promised (11:27-11:57).')
    expect(noteOf({ lateSeconds: 0, to: '2026-04-16T10:57:00Z' })).toBeNull()
    expect(noteOf({ lateSeconds: 180 })).toMatch(/^3 min later/)
  })

  it('names the time of the van’s last position', () => {
    const location = { lat: 0, lng: 0, heading: null, receivedAt: '2026-04-16T10:06:00Z', address: null }
    const positionAt = (at: string) =>
      answerOf({ ...parcel, promised: null, location: { ...location, at } }, now).note
    expect(positionAt('2026-04-16T10:06:00Z')).toBe(
      'No position of the van since 11:06. The time may still change.',
    )
    expect(positionAt('2026-04-16T10:35:00Z')).toBeNull()
  })

  it('reports that the driver is at the door', () => {
    const here = { ...parcel, status: 'out_for_delivery' as const, stopsBefore: 0, isHere: true }
    expect(answerOf(here, now)).toEqual({
      status: 'Out for delivery',
      lead: 'Your driver has arrived',
      headline: 'At the door',
      between: null,
      note: null,
    })
  })

  it('does not promise a time that has passed', () => {
    const pastWindow = {
      ...parcel,
      eta: { from: '2026-04-16T09:00:00Z', to: '2026-04-16T09:30:00Z', reason: null },
    }
    expect(answerOf(pastWindow, now)).toMatchObject({
      lead: 'Planned for today',
      headline: '10:00-10:30',
      between: null,
    })
  })

  it('names the day of tomorrow’s parcel, without minutes or stops', () => {
    const nextDay = {
      ...parcel,
      status: 'in_transit' as const,
      eta: null,
      promised: { from: '2026-04-17T08:00:00Z', to: '2026-04-17T11:00:00Z' },
    }
    expect(answerOf(nextDay, now)).toMatchObject({
      lead: 'Arriving tomorrow',
      headline: '09:00-12:00',
      between: null,
    })
  })

  it('names the time of a completed delivery', () => {
    const delivered = {
      ...parcel,
      status: 'delivered' as const,
      timeline: [{ status: 'delivered', title: 'Delivered', at: '2026-04-15T10:42:00Z', location: null }],
    }
    expect(answerOf(delivered, now)).toMatchObject({
      lead: 'Delivered yesterday',
      headline: '11:42',
      between: 'to Weaver Lane',
    })
  })

  it('has a text for a parcel without a plan', () => {
    expect(answerOf({ ...parcel, status: 'pending', eta: null, promised: null }, now).headline).toBe(
      'Delivery time to come',
    )
  })

  it.each(['eta', 'promised'] as const)(
    'calls a parcel with a time planned, also before its van leaves',
    (time) => {
      const waiting = { ...parcel, status: 'pending' as const, eta: null, promised: null, location: null }
      expect(answerOf(waiting, now)).toMatchObject({ status: 'Ordered', lead: 'We have your order' })
      expect(answerOf({ ...waiting, [time]: parcel[time] }, now)).toMatchObject({
        status: 'Planned',
        lead: 'Arriving today',
      })
    },
  )
})

describe('a moment of the timeline', () => {
  it('is a clock today, a weekday this week, a date before', () => {
    expect(momentText('2026-04-16T07:30:00Z', now, 'Europe/London')).toBe('08:30')
    expect(momentText('2026-04-15T16:20:00Z', now, 'Europe/London')).toBe('Wed 17:20')
    expect(momentText('2026-04-06T16:20:00Z', now, 'Europe/London')).toBe('Mon 6 Apr 17:20')
  })
})
