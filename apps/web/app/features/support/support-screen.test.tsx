// @vitest-environment happy-dom
// Tests support: a company asks, reads the reply, writes back.
import type { Ticket } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SupportScreen } from './support-screen.tsx'

const ID = '00000000-0000-7000-8000-000000000003'
const uuid = (n: number) => `00000000-0000-7000-8000-00000000010${n}`
const message = (n: number, author: string, body: string): Ticket['messages'][number] => ({
  id: uuid(n),
  at: '2026-11-24T09:00:00.000Z',
  author,
  isFromSupport: author === 'Ines Hale',
  isNote: false,
  body,
})
const ticket = (status: Ticket['status'], messages: Ticket['messages']): Ticket => ({
  id: ID,
  subject: 'Import stops',
  status,
  from: 'Dana Reed',
  email: 'dana@harbourlane.example',
  tenantId: uuid(9),
  companyName: 'Harbour Lane Couriers',
  preview: messages.at(-1)?.body ?? '',
  createdAt: '2026-11-24T09:00:00.000Z',
  lastMessageAt: '2026-11-24T09:00:00.000Z',
  assignedTo: null,
  assignedName: null,
  messages,
})

/** Renders the product with one company's tickets. */
function page(path: string, tickets: Ticket[]) {
  let isDown = false
  const view = renderScreen(<SupportScreen />, {
    path,
    answers: {
      'GET /api/v1/support/tickets': () => ({ items: tickets }),
      [`GET /api/v1/support/tickets/${ID}`]: () => tickets[0],
      'POST /api/v1/support/tickets': ({ body }: { body: unknown }) => {
        const { subject, message: text } = body as { subject: string; message: string }
        tickets.push({ ...ticket('open', [message(1, 'Dana Reed', text)]), subject })
        return tickets[0]
      },
      [`POST /api/v1/support/tickets/${ID}/messages`]: ({ body }: { body: unknown }) => {
        if (isDown) return new Refusal(503, { code: 'unavailable', message: 'The service is not ready.' })
        const { body: text } = body as { body: string }
        tickets[0] = ticket('open', [...(tickets[0]?.messages ?? []), message(3, 'Dana Reed', text)])
        return tickets[0]
      },
    },
  })
  return {
    ...view,
    goDown: (next: boolean) => {
      isDown = next
    },
  }
}

it('does not ask to choose among no tickets', async () => {
  const { screen } = page('/tenant/support', [])
  await screen.findByText('A person answers within 24 hours on weekdays.')
  expect(screen.queryByText(/Choose a ticket/)).toBeNull()
})

it('sends a first question, which is listed as open with support', async () => {
  const { screen, user, router } = page('/tenant/support', [])
  await user.click(await screen.findByRole('button', { name: 'Ask support' }))
  await user.click(screen.getByRole('button', { name: 'Send to support' }))
  expect(await screen.findByText('Say in a few words what it is about')).toBeDefined()
  await user.type(screen.getByLabelText('Subject'), 'Import stops')
  await user.type(screen.getByLabelText(/^What happens/), 'At row 1,204')
  await user.click(screen.getByRole('button', { name: 'Send to support' }))
  const thread = await screen.findByRole('list', { name: 'Messages' })
  expect(thread.textContent).toContain('At row 1,204')
  expect(router.state.location.search).toBe(`?ticket=${ID}`)
  expect((await screen.findByRole('list', { name: 'Tickets' })).textContent).toContain('with support')
})

it('shows the answer and keeps what is written until it is sent', async () => {
  const { screen, user, goDown } = page(`/tenant/support?ticket=${ID}`, [
    ticket('pending', [message(1, 'Dana Reed', 'At row 1,204'), message(2, 'Ines Hale', 'It imports now.')]),
  ])
  expect((await screen.findByRole('list', { name: 'Messages' })).textContent).toMatch(
    /Ines Hale\s*support, .*It imports now\./,
  )
  expect((await screen.findByRole('list', { name: 'Tickets' })).textContent).toContain('answered')
  const box = screen.getByLabelText<HTMLTextAreaElement>('Write to support')
  await user.type(box, 'Thank you')
  goDown(true)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/The service is not ready\./)).toBeDefined()
  expect(box.value).toBe('Thank you')
  goDown(false)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await expect.poll(() => box.value).toBe('')
  expect(screen.getByRole('list', { name: 'Messages' }).textContent).toContain('Thank you')
})

it('says that writing on a closed ticket opens it again', async () => {
  const { screen } = page(`/tenant/support?ticket=${ID}`, [
    ticket('closed', [message(1, 'Dana Reed', 'At row 1,204')]),
  ])
  expect(await screen.findByLabelText('Write to open it again')).toBeDefined()
})
