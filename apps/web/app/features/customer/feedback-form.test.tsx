// @vitest-environment happy-dom
// Tests feedback: Submit needs stars, and `lastFeedback` has the keys of requirement 2.11-6.
import type { TrackingResponse } from '@dropwise/contracts'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { FeedbackForm } from './feedback-form.tsx'
import { LAST_FEEDBACK_KEY } from './use-feedback.ts'

const tracking: TrackingResponse = { ...trackingFixture(), status: 'delivered' }

it('keeps what was sent under lastFeedback', async () => {
  const onDone = vi.fn<(rating: number, points: number) => void>()
  const { screen, user, requests } = renderScreen(
    <FeedbackForm tracking={tracking} points={100} onDone={onDone} />,
    { answers: { 'POST /rest/v1/rpc/give_feedback': () => 150 } },
  )
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })
  expect(submit.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: /Very Good/ }))
  await user.click(screen.getByRole('radio', { name: 'Minor damage' }))
  await user.click(screen.getByRole('radio', { name: 'Maybe' }))
  await user.type(screen.getByRole('textbox', { name: 'Comments' }), 'Came early')
  await user.click(submit)

  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(4, 150), { timeout: 60_000 })
  expect(requests.at(-1)?.body).toMatchObject({ rating: 4, package_condition: 'minor_damage' })
  const storedFeedback = JSON.parse(localStorage.getItem(LAST_FEEDBACK_KEY) ?? '{}') as Record<
    string,
    unknown
  >
  expect(storedFeedback).toEqual({
    deliveryId: tracking.trackingNumber,
    rating: 4,
    packageCondition: 'minor_damage',
    deliverySpeed: null,
    driverRating: null,
    comments: 'Came early',
    recommendService: 'maybe',
    timestamp: expect.any(String) as string,
  })
})
