// @vitest-environment happy-dom
// Tests messages: list, thread, reply, and failed messages.
import type { MessageThread } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MessagesScreen, waitingFor } from './messages-screen.tsx'

const ORDER = '44444444-4444-4444-8444-444444444441'
const uuid = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const question = {
  id: uuid(1),
  author: 'recipient',
  text: 'Please ring twice',
  channel: 'text',
  at: '2026-11-24T09:00:00Z',
  readAt: null,
}
const DRIVER = '66666666-6666-4666-8666-666666666666'
const gateMessage = {
  id: uuid(4),
  author: 'driver',
  text: 'The gate is shut',
  channel: 'app',
  at: '2026-11-24T09:10:00Z',
  readAt: null,
}
const thread = { trackingNumber: '7K2M9QXR4T1B0C', reference: 'DW-1', recipient: 'Edith Ward' }

const page = (path: string) => {
  const items: object[] = [question]
  const ofDriver: object[] = [gateMessage]
  const broadcasts: object[] = []
  return renderScreen(<MessagesScreen />, {
    path,
    answers: {
      'GET /api/v1/messages': {
        items: [{ orderId: ORDER, ...thread, last: question, unread: 1 }],
        drivers: [
          { driverId: DRIVER, name: 'Kit Hargreave', isReachable: true, last: gateMessage, unread: 1 },
        ],
      },
      [`GET /api/v1/drivers/${DRIVER}/messages`]: () => ({
        driverId: DRIVER,
        name: 'Kit Hargreave',
        items: ofDriver,
      }),
      [`POST /api/v1/drivers/${DRIVER}/messages/read`]: () => new Response(null, { status: 204 }),
      'GET /api/v1/messages/broadcasts': () => ({ items: broadcasts }),
      'POST /api/v1/messages/drivers': ({ body }: { body: unknown }) => {
        const { text, to } = body as { text: string; to: unknown }
        if (Array.isArray(to)) ofDriver.push({ ...gateMessage, id: uuid(5), author: 'dispatch', text })
        else
          broadcasts.push({
            id: uuid(6),
            text,
            at: gateMessage.at,
            sentTo: 3,
            readBy: 1,
            unreadBy: ['Ada Cole', 'Bo Lind'],
          })
        return {
          broadcastId: Array.isArray(to) ? null : uuid(6),
          sentTo: Array.isArray(to) ? 1 : 3,
          unreachable: Array.isArray(to) ? [] : ['Cy Young'],
        }
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
        items.push({ ...question, id: uuid(3), author: 'dispatch', channel: 'app', text })
        return { id: uuid(3) }
      },
      [`POST /api/v1/messages/undelivered/${uuid(2)}/retry`]: () => new Response(null, { status: 204 }),
    },
  })
}

it('[2.11-4] opens a thread, marks it as read, and answers', async () => {
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

it('shows beside the list who waits for an answer, and opens that thread', async () => {
  const { screen, user } = page('/tenant/messages')
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for an answer' }))
  expect(waiting.getByText('Please ring twice')).toBeDefined()
  await user.click(waiting.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByLabelText('Write to Edith Ward')).toBeDefined()
})

it('puts the longest wait first, and leaves out what the company answered, or read long ago', () => {
  const last = (author: 'recipient' | 'dispatch', at: string) =>
    ({ ...question, author, at }) as MessageThread['last']
  const of = (orderId: string, lastMessage: MessageThread['last'], unread = 0) => ({
    orderId,
    ...thread,
    last: lastMessage,
    unread,
  })
  const threads = [
    of('b', last('recipient', '2026-11-24T10:00:00Z')),
    of('c', last('dispatch', '2026-11-24T08:00:00Z')),
    of('a', last('recipient', '2026-11-24T09:00:00Z')),
    of('d', last('recipient', '2026-11-21T09:00:00Z'), 1),
    of('e', last('recipient', '2026-11-21T08:00:00Z')),
  ]
  const now = Date.parse('2026-11-24T12:00:00Z')
  expect(waitingFor(threads, now).map(({ orderId }) => orderId)).toEqual(['d', 'a', 'b'])
})

it('lists what could not be sent with the reason, and sends it again', async () => {
  const { screen, user, requests } = page('/tenant/messages')
  await user.click(await screen.findByRole('radio', { name: 'Undelivered (1)' }))
  await screen.findByText('550 No such mailbox')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('It will be sent again.')
  expect(requests.some(({ path }) => path.endsWith('/retry'))).toBe(true)
})

it('[M57] chats with a driver, and writes to those on the road with a count of who has read it', async () => {
  const { screen, user, requests } = page('/tenant/messages')
  await user.click(await screen.findByRole('radio', { name: 'With drivers (1)' }))
  await user.click(await screen.findByRole('button', { name: /Kit Hargreave.*The gate is shut/ }))
  await expect
    .poll(() => requests.some(({ path }) => path === `/api/v1/drivers/${DRIVER}/messages/read`))
    .toBe(true)
  await user.type(await screen.findByLabelText('Write to Kit Hargreave'), 'Code 4711')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Code 4711')

  await user.click(screen.getByRole('button', { name: 'Write to several drivers' }))
  await screen.findByText(/Nothing sent yet/)
  await user.type(screen.getByLabelText('Write to drivers on the road'), 'Roads are icy')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/read by 1 of 3/)
  await screen.findByText(/Without an account, so not reached: .*Cy Young/)
  const sent = requests.findLast(({ path }) => path === '/api/v1/messages/drivers')
  expect(sent?.body).toEqual({ text: 'Roads are icy', to: 'on_the_road' })
})
