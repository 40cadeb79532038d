// @vitest-environment happy-dom
// Tests the trial form: fields, and errors.
import { expect, it, vi } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { TrialForm } from './trial-form.tsx'

const START = 'Start 3-Day Free Trial'
const form = (answer: object) => {
  const onBusy = vi.fn()
  const view = renderScreen(<TrialForm onBusy={onBusy} onStarted={() => {}} />, {
    user: null,
    answers: { 'POST /api/v1/trial': answer },
  })
  return { ...view, onBusy }
}

async function fill({ screen, user }: ReturnType<typeof form>): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Sean')
  await user.type(screen.getByLabelText('Last name'), 'Quinn')
  await user.type(screen.getByLabelText('Email'), 'sean@tollgate.example')
  await user.type(screen.getByLabelText('Company name'), 'Tollgate Parcels')
  await user.type(screen.getByLabelText('Password'), 'quiet harbour 42')
}

it('[2.6-1] waits for an email address and a company, then names each field that is missing', async () => {
  const view = form({})
  const { screen, user, requests } = view
  const start = screen.getByRole('button', { name: START })
  expect(start.hasAttribute('disabled')).toBe(true)
  await user.type(screen.getByLabelText('Email'), 'nobody@')
  await user.type(screen.getByLabelText('Company name'), 'Tollgate Parcels')
  await user.click(start)
  await screen.findByText('Enter your first name')
  await screen.findByText('This email address is not complete')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

it('[8-1] says why the registration failed, and keeps what was typed', async () => {
  const refusal = new Refusal(429, {
    code: 'rate_limited',
    message: 'Too many trials.',
    hint: 'Wait an hour.',
  })
  const view = form(refusal)
  await fill(view)
  await view.user.click(view.screen.getByRole('button', { name: START }))
  await view.screen.findByText('Registration failed: Too many trials. Wait an hour.')
  expect(view.screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Tollgate Parcels')
  expect(view.onBusy).toHaveBeenLastCalledWith(false)
})
