// @vitest-environment happy-dom
// Tests lines of the live day: one call for all, and one per route whose stops changed.
import type { dayGeometryResponse, LiveResponse } from '@dropwise/contracts'
import { fireEvent } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DAY, renderScreen } from '../../testing/render-screen.tsx'
import { readDay } from './day.ts'
import { useLegs } from './use-legs.ts'

const LINE = '_p~iF~ps|U_ulLnnqC'
const uuid = (kind: number, n: number) => `${kind}0000000-8888-4888-8888-${String(n).padStart(12, '0')}`
const at = `${DAY}T09:00:00Z`

type Route = LiveResponse['routes'][number]
const stop = (n: number, sequence: number): Route['stops'][number] => ({
  id: uuid(2, n),
  orderId: uuid(3, n),
  reference: `DW-${n}`,
  recipient: `Recipient ${n}`,
  address: `${n} Heron Terrace`,
  lat: 50.7,
  lng: -1.9,
  sequence,
  status: 'pending',
  plannedArriveAt: at,
  plannedDepartAt: at,
  windowStart: null,
  windowEnd: null,
  etaAt: null,
  arrivedAt: null,
  departedAt: null,
  lateSeconds: 0,
})
const route = (number: number, stops: Route['stops']): Route => ({
  id: uuid(1, number),
  number,
  status: 'started',
  vehicle: { id: uuid(4, number), name: `Van ${number}`, registration: `AB ${number}` },
  driver: null,
  depot: { lat: 50.7, lng: -1.9 },
  departAt: at,
  returnAt: at,
  etaReturnAt: null,
  distanceMetres: 1000,
  driftSeconds: 0,
  reorderedAt: null,
  orderLockedAt: null,
  position: null,
  stops,
})
const dayOf = (routes: Route[]) =>
  readDay({ date: DAY, clock: at, counts: {} as LiveResponse['counts'], routes })
const asPlanned = [route(1, [stop(1, 1), stop(2, 2)]), route(2, [stop(3, 1)])]
const reordered = [route(1, [stop(2, 1), stop(1, 2)]), route(2, [stop(3, 1)])]
const answer: z.infer<typeof dayGeometryResponse> = {
  routes: asPlanned.map(({ id, number, stops }) => ({
    routeId: id,
    number,
    legs: [...stops, null].map(() => LINE),
    stopIds: stops.map((each) => each.id),
  })),
}

function Lines() {
  const [isReordered, setReordered] = useState(false)
  const { vans } = useMemo(() => dayOf(isReordered ? reordered : asPlanned), [isReordered])
  const legs = useLegs(DAY, vans)
  return (
    <button type="button" onClick={() => setReordered(true)}>
      {legs.map((leg) => `R${leg.route}`).join(' ')}
    </button>
  )
}

it('fetches the lines of a day in one call, and later only those of a changed route', async () => {
  const { screen, requests } = renderScreen(<Lines />, {
    answers: {
      'GET /api/v1/live/geometry': answer,
      [`GET /api/v1/routes/${uuid(1, 1)}/geometry`]: {
        routes: [{ routeId: uuid(1, 1), number: 1, legs: [LINE, LINE, LINE, LINE] }],
      },
    },
  })
  await screen.findByRole('button', { name: 'R1 R1 R1 R2 R2' })
  const geometryPaths = () => requests.map(({ path }) => path).filter((path) => path.endsWith('/geometry'))
  expect(geometryPaths()).toEqual(['/api/v1/live/geometry'])

  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('button', { name: 'R1 R1 R1 R1 R2 R2' })
  expect(geometryPaths()).toEqual(['/api/v1/live/geometry', `/api/v1/routes/${uuid(1, 1)}/geometry`])
})
