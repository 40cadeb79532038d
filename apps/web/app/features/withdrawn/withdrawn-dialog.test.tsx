// @vitest-environment happy-dom
// Tests the dialog after a recall: it shows the message, and sends nothing without confirmation.
import { afterEach, expect, it } from 'vitest'
import { setWithdrawn } from '../../lib/withdrawn.ts'
import { Refusal } from '../../testing/fake-backend.ts'
import { COMPANY, renderScreen } from '../../testing/render-screen.tsx'
import { WithdrawnDialog } from './withdrawn-dialog.tsx'

const id = (n: number) => `66666666-6666-4666-8666-66666666666${n}`
const recalledOrders = [1, 2].map((n) => ({
  orderId: id(n),
  reference: `DW-${n}`,
  recipient: `Recipient ${n}`,
}))
afterEach(() => setWithdrawn([]))

const open = (second: object = { id: id(9) }) => {
  setWithdrawn(recalledOrders)
  return renderScreen(<WithdrawnDialog />, {
    answers: {
      [`POST /api/v1/orders/${id(1)}/messages`]: { id: id(8) },
      [`POST /api/v1/orders/${id(2)}/messages`]: second,
    },
  })
}

it('names the recipients and the text, and uses the channels of the earlier notices', async () => {
  const { screen, user, requests } = open()
  const dialog = await screen.findByRole('dialog', { name: /^Tell 2 recipients/ })
  expect(dialog.textContent).toContain('Recipient 1 (DW-1), Recipient 2 (DW-2)')
  const text = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(text.value).toContain(COMPANY.name)
  await user.clear(text)
  await user.type(text, 'We come on Friday.')
  await user.click(screen.getByRole('button', { name: 'Tell 2 recipients' }))
  expect(await screen.findByText('2 recipients told')).toBeDefined()
  expect(requests.filter(({ path }) => path.endsWith('/messages')).map(({ body }) => body)).toEqual(
    recalledOrders.map(() => ({ text: 'We come on Friday.', alsoByMailAndText: true })),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('writes to nobody where the dispatcher decides so', async () => {
  const { screen, user, requests } = open()
  await user.click(await screen.findByRole('button', { name: 'Tell nobody' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests.filter(({ path }) => path.endsWith('/messages'))).toEqual([])
})

it('keeps those whom no message reached, and says why', async () => {
  const { screen, user } = open(new Refusal(404, { code: 'not_found', message: 'This order was not found.' }))
  await user.click(await screen.findByRole('button', { name: 'Tell 2 recipients' }))
  expect(await screen.findByText('1 recipient told')).toBeDefined()
  expect(screen.getByText('This order was not found.')).toBeDefined()
  expect((await screen.findByRole('dialog', { name: /^Tell 1 recipient / })).textContent).toContain('DW-2')
})
