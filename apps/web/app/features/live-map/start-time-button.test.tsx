// @vitest-environment happy-dom
// Tests changing the start of a waiting van: the server names the rules that the new time breaks.
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { StartTimeButton } from './start-time-button.tsx'

const id = '66666666-6666-4666-8666-666666666666'
const rule = {
  code: 'delay',
  amount: 600,
  unit: 'seconds',
  vehicleId: id,
  orderId: null,
  text: '10 min past shift',
}

it('[2.10-6] changes when a van leaves once what it breaks is confirmed', async () => {
  let tries = 0
  const { screen, user, requests } = renderScreen(
    <StartTimeButton route={{ id, number: 7, departAt: '2026-11-24T09:00:00.000Z' }} />,
    {
      answers: {
        [`POST /api/v1/routes/${id}/moves`]: () =>
          tries++ === 0
            ? new Refusal(409, {
                code: 'rules_broken',
                message: 'It breaks a rule',
                details: { violations: [rule] },
              })
            : { repairId: id, routes: [], violations: [rule] },
      },
    },
  )
  await user.click(screen.getByRole('button', { name: 'Change start' }))
  await screen.findByRole('dialog', { name: 'When R7 leaves' })
  await user.click(screen.getAllByRole('button', { name: 'Change start' }).at(-1)!)
  expect((await screen.findByRole('dialog')).textContent).toContain('10 min past shift')
  await user.click(screen.getByRole('button', { name: 'Change it anyway' }))
  expect(await screen.findByText(/^R7 leaves at \d\d:\d\d or later$/)).toBeDefined()
  const bodies = requests.filter(({ method }) => method === 'POST').map(({ body }) => body as object)
  expect(bodies).toMatchObject([{ departAt: expect.any(String) }, { confirmedRules: ['delay'] }])
})
