// @vitest-environment happy-dom
// Tests proof at the door in the driver's app: codes, PINs, items, cash, and labels scanned while loading.
import 'fake-indexeddb/auto'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { trackingCheckCharacter } from '@dropwise/contracts'
import { routeOf, stopOf } from './driver-fixture.ts'
import { eventsSent, openDriver } from './open-driver.tsx'

it.each([
  [1, null],
  [2, 'Partly delivered'],
])('offers a part of %i parcels only where there are parts', async (packages, label) => {
  const { screen } = openDriver(routeOf([stopOf(1, { packages, status: 'arrived' })]))
  const others = within(await screen.findByRole('list', { name: 'Other outcomes' }))
  expect(others.queryByRole('button', { name: /^Partly/ })?.textContent ?? null).toBe(label)
})

/** For the phone to send what it stored, on a busy machine. */
const SENT_MS = 30_000

it('[4-3] ends a stop only with the required proof', async () => {
  const stop = stopOf(1, { status: 'arrived', tasks: ['name', 'barcode', 'age_check'], cash: 5 })
  const { screen, user, requests } = openDriver(routeOf([stop]))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await user.type(await screen.findByLabelText('Code on the label'), 'DW-9')
  expect(screen.getByText('This code does not match the label for this stop.')).toBeDefined()
  await user.clear(screen.getByLabelText('Code on the label'))
  await user.type(screen.getByLabelText('Code on the label'), 'dw-1')
  await user.type(screen.getByLabelText('Name of who takes it'), 'M. Reed')
  await user.click(screen.getByRole('checkbox', { name: 'I have seen proof of age' }))
  expect(screen.getByRole('button', { name: 'Collect the cash first' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: 'I have collected £5' }))
  await user.click(screen.getByRole('button', { name: 'Delivered' }))
  await screen.findByRole('button', { name: 'End shift' })
  await expect
    .poll(() => eventsSent(requests)[0]?.proof, { timeout: SENT_MS })
    .toMatchObject({ name: 'M. Reed', barcode: 'dw-1', ageChecked: true, cash: 5 })
})

it('[M67] reports a wrong PIN once it is complete', async () => {
  const stop = stopOf(1, { status: 'arrived', tasks: ['pin'], pinCheck: 'z' })
  const { screen, user } = openDriver(routeOf([stop]))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await screen.findByRole('button', { name: 'PIN is missing' })
  await user.type(screen.getByRole('textbox', { name: 'PIN of the recipient' }), '123')
  expect(screen.getByRole('button', { name: 'PIN is missing' })).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'PIN of the recipient' }), '4')
  await screen.findByRole('button', { name: 'PIN is wrong' })
})

it('[M67] [M69] refuses the code of another parcel, and requires a neighbour’s name and house number', async () => {
  const { screen, user, requests } = openDriver(
    routeOf([stopOf(1, { status: 'arrived', tasks: ['barcode'] })]),
  )
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await screen.findByRole('button', { name: 'Scan the parcel first' })
  await user.type(screen.getByRole('textbox', { name: 'Code on the label' }), 'DW-9')
  await screen.findByRole('button', { name: 'Wrong parcel code' })
  await user.clear(screen.getByLabelText('Code on the label'))
  await user.type(screen.getByLabelText('Code on the label'), 'dw-1')
  await user.click(screen.getByRole('radio', { name: 'Neighbour' }))
  await screen.findByRole('button', { name: 'Neighbour’s name is missing' })
  await user.type(screen.getByLabelText('Name of the neighbour'), 'Jo Park')
  await screen.findByRole('button', { name: 'House number is missing' })
  await user.type(screen.getByLabelText('House number of the neighbour'), '12b')
  await user.click(screen.getByRole('button', { name: 'Delivered' }))
  await expect
    .poll(() => eventsSent(requests)[0]?.proof)
    .toMatchObject({ place: 'Neighbour', name: 'Jo Park', houseNumber: '12b' })
})

it('[M67] distinguishes a parcel of another stop from a parcel of another van, without a network', async () => {
  const stops = [stopOf(1, { status: 'arrived', tasks: ['barcode'] }), stopOf(2)]
  const { screen, user } = openDriver(routeOf(stops))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  const label = await screen.findByLabelText('Code on the label')
  await user.type(label, 'dw-2')
  await screen.findByText(/Wrong parcel for this door: it belongs to stop 2, .*Person 2/)
  await user.clear(label)
  await user.type(label, `7K2M9QXR4T1B0${trackingCheckCharacter('7K2M9QXR4T1B0')}`)
  await screen.findByText(/not on your route: it belongs to another van or another company/)
  expect(screen.getByRole('button', { name: 'Wrong parcel code' })).toHaveProperty('disabled', true)
})

it('[M65] [M71] loads the van by label, last stop first, and finds each parcel’s place again', async () => {
  const stops = [stopOf(1), stopOf(2)]
  const { screen, user, requests } = openDriver(routeOf(stops, { status: 'dispatched' }))
  await user.click(await screen.findByRole('button', { name: 'Load the van' }))
  const rows = await screen.findAllByRole('checkbox')
  expect(rows.map(({ textContent }) => /\d Weaver Lane/.exec(textContent ?? '')?.[0])).toEqual([
    '2 Weaver Lane',
    '1 Weaver Lane',
  ])
  await user.click(screen.getByRole('radio', { name: 'Rear left' }))
  await user.type(screen.getByRole('textbox', { name: 'Code on the label' }), 'DW-7{Enter}')
  await screen.findByText(/DW-7: This code does not match/)
  await user.type(screen.getByRole('textbox', { name: 'Code on the label' }), 'DW-1{Enter}')
  await screen.findByText(/Loaded: stop 1/)
  await screen.findByRole('button', { name: '1 of 2 loaded' })
  await expect
    .poll(() => eventsSent(requests)[0])
    .toMatchObject({ kind: 'loaded', proof: { barcode: 'DW-1', vanPlace: 'rear_left' } })
  expect(screen.getByRole('checkbox', { checked: true }).textContent).toContain('Rear left')
})

it('[M71] shows at the door where in the van the parcel lies', async () => {
  const loaded = { at: '2026-11-24T07:40:00.000Z', place: 'rear_left' as const }
  const { screen } = openDriver(routeOf([stopOf(1, { loaded })]))
  await screen.findByText('In the van: Rear left')
})

it('[M69] hands over a part of the items, and returns the rest', async () => {
  const items = [
    { name: 'Oak chair', quantity: 3 },
    { name: 'Table', quantity: 1 },
  ]
  const { screen, user, requests } = openDriver(
    routeOf([stopOf(1, { status: 'arrived', packages: 1, items })]),
  )
  await user.click(await screen.findByRole('button', { name: 'Partly delivered' }))
  await screen.findByRole('button', { name: 'Say what goes back' })
  await user.click(await screen.findByRole('button', { name: 'One less, Oak chair' }))
  await user.click(screen.getByRole('radio', { name: /Not all there/ }))
  await user.click(await screen.findByRole('button', { name: 'Partly delivered' }))
  await screen.findByText(/Bring back 1 × .*Oak chair.*, stop 1/)
  await expect
    .poll(() => eventsSent(requests)[0]?.proof?.items)
    .toEqual([
      { name: 'Oak chair', quantity: 2 },
      { name: 'Table', quantity: 1 },
    ])
})
