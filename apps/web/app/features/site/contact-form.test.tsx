// @vitest-environment happy-dom
// Tests the contact form: required fields, sent data, and kept input after a failure.
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ContactForm } from './contact-form.tsx'

const form = (answer: object, query = '') =>
  renderScreen(<ContactForm search={new URLSearchParams(query)} />, {
    user: null,
    answers: { 'POST /api/v1/contact': answer },
  })

async function fill({ screen, user }: ReturnType<typeof form>): Promise<void> {
  await user.type(screen.getByLabelText('Name'), 'Ada Voss')
  await user.type(screen.getByLabelText('Email'), 'ada@tollgate.example')
  await user.type(screen.getByLabelText('Message'), 'Do you plan pickups?')
}

it('[2.7-4] names what is missing and sends nothing', async () => {
  const { screen, user, requests } = form({})
  await user.type(screen.getByLabelText('Email'), 'ada@')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Enter your name')
  await screen.findByText('This email address is not complete')
  await screen.findByText('Write a message')
  expect(requests).toEqual([])
})

it('[2.7-4] sends the subject of the link it was opened by, and empties itself', async () => {
  const view = form({ id: '1' }, 'subject=demo&about=Fleet%20plan')
  const { screen, user, requests } = view
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toContain('About: Fleet plan')
  await fill(view)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText(/Thank you for your message/)
  expect(requests).toMatchObject([{ body: { name: 'Ada Voss', subject: 'demo' } }])
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})

it('[2.7-4] keeps the text when it cannot be sent, and says why', async () => {
  const view = form(
    new Refusal(429, { code: 'rate_limited', message: 'Too many messages.', hint: 'Wait an hour.' }),
  )
  await fill(view)
  await view.user.click(view.screen.getByRole('button', { name: 'Send message' }))
  await view.screen.findByText(/Too many messages. Wait an hour. Your text is still here./)
  expect(view.screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Do you plan pickups?')
})
