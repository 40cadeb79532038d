// @vitest-environment happy-dom
// Tests rules for drivers: default proof, reasons, and validation.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readDriverRules, type DriverRules } from '@dropwise/contracts'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DriverRulesScreen } from './driver-rules-screen.tsx'

const open = ({ hasCallProvider = false } = {}) =>
  renderScreen(<DriverRulesScreen />, {
    path: '/tenant/settings/drivers',
    answers: {
      'GET /api/v1/driver/rules': { ...readDriverRules({}), hasCallProvider },
      'PUT /api/v1/driver/rules': ({ body }: BackendRequest) => ({
        ...(body as DriverRules),
        hasCallProvider,
      }),
    },
  })

const sent = (requests: readonly BackendRequest[]) =>
  requests.find(({ method }) => method === 'PUT')?.body as DriverRules | undefined

it('saves proof, a new reason and the radius as one', async () => {
  const { screen, user, requests } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Photo' }))
  await user.click(screen.getByRole('button', { name: 'Add a reason' }))
  const rows = within(screen.getByRole('region', { name: 'Reasons' })).getAllByRole('textbox')
  await user.type(rows.at(-1)!, 'Dog in the yard')
  await user.clear(screen.getByLabelText('A van has arrived within'))
  await user.type(screen.getByLabelText('A van has arrived within'), '90')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rules for drivers saved')).toBeDefined()
  expect(sent(requests)).toMatchObject({ proof: ['photo'], arrivalRadiusMetres: 90 })
  expect(sent(requests)?.reasons.at(-1)).toMatchObject({ label: 'Dog in the yard', kinds: ['failed'] })
})

it('saves the points of the vehicle check, or switches it off', async () => {
  const { screen, user, requests } = open()
  const points = await screen.findByLabelText('Points to check')
  await user.clear(points)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Name at least one point')).toBeDefined()
  await user.type(points, 'Ramp{Enter}{Enter}Load straps{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rules for drivers saved')).toBeDefined()
  expect(sent(requests)?.vehicleCheck).toEqual({ isAsked: true, points: ['Ramp', 'Load straps'] })
  await user.click(screen.getByRole('checkbox', { name: 'Require a check' }))
  expect(screen.queryByLabelText('Points to check')).toBeNull()
})

it('lets drivers stay signed in on several phones', async () => {
  const { screen, user, requests } = open()
  const box = await screen.findByRole('checkbox', { name: 'Let drivers stay signed in on several phones' })
  expect(box.getAttribute('aria-checked')).toBe('false')
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rules for drivers saved')).toBeDefined()
  expect(sent(requests)?.severalDevices).toBe(true)
})

it('lets drivers change the order of stops', async () => {
  const { screen, user, requests } = open()
  const box = await screen.findByRole('checkbox', { name: 'Let drivers change the order of the stops ahead' })
  expect(box.getAttribute('aria-checked')).toBe('false')
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rules for drivers saved')).toBeDefined()
  expect(sent(requests)?.mayReorder).toBe(true)
})

it('offers calls through a provider only where there is one', async () => {
  const without = open()
  expect(await without.screen.findByRole('radio', { name: /Show the number on a tap/ })).toBeDefined()
  expect(without.screen.queryByRole('radio', { name: /provider/ })).toBeNull()
  without.unmount()
  const { screen, user, requests } = open({ hasCallProvider: true })
  await user.click(await screen.findByRole('radio', { name: /Through the phone provider/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rules for drivers saved')).toBeDefined()
  expect(sent(requests)?.recipientCalls).toBe('provider')
})

it('sends no reason without words and no invalid radius', async () => {
  const { screen, user, requests } = open()
  await user.click(await screen.findByRole('button', { name: 'Add a reason' }))
  await user.clear(screen.getByLabelText('A van has arrived within'))
  await user.type(screen.getByLabelText('A van has arrived within'), '5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(1)
  expect(sent(requests)).toBeUndefined()
})
