// @vitest-environment happy-dom
// Tests scheduling: Save needs day and window, a phone is required only for texts and calls, and a parcel on
// a van keeps its time.
import type { TrackingResponse } from '@dropwise/contracts'
import { addDays, dayOf } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { dayLong } from '../../lib/format.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { ScheduleForm } from './schedule-form.tsx'

const waiting: TrackingResponse = {
  ...trackingFixture(),
  status: 'pending',
  vehicle: null,
  driver: null,
  promised: null,
}
const open = (tracking: TrackingResponse) =>
  renderScreen(
    <ScheduleForm tracking={tracking} earlier={null} phone="">
      <p>DW-48210</p>
    </ScheduleForm>,
    { answers: { 'POST /rest/v1/rpc/save_delivery_preferences': () => 'moved' } },
  )

it('saves once a day and a window are chosen', async () => {
  const { screen, user, requests } = open(waiting)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ })
  expect(save.disabled).toBe(true)
  const day = addDays(dayOf(new Date(), waiting.timeZone), 3)
  await user.click(screen.getByRole('radio', { name: dayLong(day) }))
  expect(save.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: /^Morning/ }))
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: /^Evening/ }).disabled).toBe(true)
  await user.click(save)
  expect(await screen.findByText(/have been saved\s+successfully!/)).toBeDefined()
  expect(requests.find((request) => request.path.endsWith('save_delivery_preferences'))?.body).toMatchObject({
    number: waiting.trackingNumber,
    day,
    slot: 'morning',
    phone: '',
  })
})

it('[2.11-5] offers the days and windows that the fleet can keep', async () => {
  const today = dayOf(new Date(), waiting.timeZone)
  const [full, half] = [addDays(today, 2), addDays(today, 4)]
  const { screen, user } = renderScreen(
    <ScheduleForm tracking={waiting} earlier={null} phone="">
      <p>DW-48210</p>
    </ScheduleForm>,
    {
      answers: {
        'POST /rest/v1/rpc/offered_slots': [
          { day: full, slots: [] },
          { day: half, slots: ['afternoon', 'anytime'] },
        ],
      },
    },
  )
  await screen.findByRole('radio', { name: `${dayLong(full)}, not available` })
  await user.click(screen.getByRole('radio', { name: dayLong(half) }))
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: /^Morning.*no van free/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: /^Afternoon/ }).disabled).toBe(false)
})

it('requires a valid phone number only where it is used', async () => {
  const { screen, user, requests } = open(waiting)
  expect(screen.queryByLabelText('Phone')).toBeNull()
  await user.click(screen.getByRole('radio', { name: dayLong(dayOf(new Date(), waiting.timeZone)) }))
  await user.click(screen.getByRole('radio', { name: /^Any time/ }))
  await user.click(screen.getByRole('radio', { name: 'Call' }))
  await user.type(screen.getByLabelText('Phone'), '12')
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText(/Include the country code/)).toBeDefined()
  expect(requests.some((request) => request.path.endsWith('save_delivery_preferences'))).toBe(false)
})

it('keeps day and time of a parcel that is planned on a van', () => {
  const { screen } = open(trackingFixture())
  expect(screen.getByText(/already planned on/)).toBeDefined()
  expect(screen.queryByRole('radiogroup', { name: 'Day' })).toBeNull()
  expect(screen.queryByRole('radiogroup', { name: 'When?' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false)
})
