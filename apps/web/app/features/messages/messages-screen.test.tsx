// @vitest-environment happy-dom
// Tests messages: list, thread, reply, and failed messages.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MessagesScreen } from './messages-screen.tsx'

const ORDER = '44444444-4444-4444-8444-444444444441'
const uuid = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const asked = {
  id: uuid(1),
  author: 'recipient',
  text: 'Please ring twice',
  channel: 'text',
  at: '2026-11-24T09:00:00Z',
  readAt: null,
}
const thread = { trackingNumber: '7K2M9QXR4T1B0C', reference: 'DW-1', recipient: 'Edith Ward' }

const page = (path: string) => {
  const items: object[] = [asked]
  return renderScreen(<MessagesScreen />, {
    path,
    answers: {
      'GET /api/v1/messages': {
        items: [{ orderId: ORDER, ...thread, last: asked, unread: 1 }],
      },
      'GET /api/v1/messages/undelivered': {
        items: [
          {
            id: uuid(2),
            channel: 'email',
            to: 'edith@example.com',
            subject: 'Your delivery is on its way',
            orderId: ORDER,
            reference: 'DW-1',
            recipient: 'Edith Ward',
            error: '550 No such mailbox',
            attempts: 1,
            createdAt: '2026-11-24T08:00:00Z',
          },
        ],
      },
      [`GET /api/v1/orders/${ORDER}/messages`]: () => ({ ...thread, items }),
      [`POST /api/v1/orders/${ORDER}/messages/read`]: () => new Response(null, { status: 204 }),
      [`POST /api/v1/orders/${ORDER}/messages`]: ({ body }: { body: unknown }) => {
        const { text } = body as { text: string }
        items.push({ ...asked, id: uuid(3), author: 'dispatch', channel: 'app', text })
        return { id: uuid(3) }
      },
      [`POST /api/v1/messages/undelivered/${uuid(2)}/retry`]: () => new Response(null, { status: 204 }),
    },
  })
}

it('[2.11-4] opens a thread, notes it as seen, and answers', async () => {
  const { screen, user, requests } = page('/tenant/messages')
  await user.click(await screen.findByRole('button', { name: /Edith Ward.*Please ring twice/ }))
  await screen.findByText('by text', { exact: false })
  await expect
    .poll(() => requests.some(({ path }) => path === `/api/v1/orders/${ORDER}/messages/read`))
    .toBe(true)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Write something')
  await user.type(screen.getByLabelText('Write to Edith Ward'), 'We will.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('We will.')
  expect((screen.getByLabelText('Write to Edith Ward') as HTMLTextAreaElement).value).toBe('')
})

it('lists what could not be sent with the reason, and sends it again', async () => {
  const { screen, user, requests } = page('/tenant/messages')
  await user.click(await screen.findByRole('radio', { name: 'Undelivered (1)' }))
  await screen.findByText('550 No such mailbox')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('It will be sent again.')
  expect(requests.some(({ path }) => path.endsWith('/retry'))).toBe(true)
})
