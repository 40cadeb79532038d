// @vitest-environment happy-dom
// Tests the bar of an unconfirmed address: shown until confirmed, resends the link.
import { expect, it } from 'vitest'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { ConfirmEmailBar } from './confirm-email-bar.tsx'

it('asks to confirm the email and sends the link again', async () => {
  const { screen, user, requests } = renderScreen(<ConfirmEmailBar />, {
    user: { ...DISPATCHER, isEmailConfirmed: false },
    answers: { 'POST /auth/v1/resend': () => ({}) },
  })
  expect(screen.getByRole('status').textContent).toContain('Confirm your email')
  await user.click(screen.getByRole('button', { name: 'Resend the link' }))
  await screen.findByText(`A new link is on its way to ${DISPATCHER.email}.`)
  expect(requests.at(-1)?.body).toMatchObject({ type: 'signup', email: DISPATCHER.email })
})

it('is gone once the email is confirmed', () => {
  const { screen } = renderScreen(<ConfirmEmailBar />)
  expect(screen.queryByRole('status')).toBeNull()
})
