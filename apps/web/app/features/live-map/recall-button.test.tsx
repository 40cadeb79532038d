// @vitest-environment happy-dom
// Tests recalling a route on the live day, and the refusal once its van has left.
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RecallButton } from './recall-button.tsx'

const id = '66666666-6666-4666-8666-666666666666'
const open = (answer: object) =>
  renderScreen(<RecallButton routeId={id} number={7} />, {
    answers: { [`POST /api/v1/routes/${id}/recall`]: answer },
  })

it('[2.10-6] takes a route off the road, and says what became of its orders', async () => {
  const { screen, user } = open({ planId: null, routes: [{ id }], told: [] })
  await user.click(screen.getByRole('button', { name: 'Recall' }))
  expect(await screen.findByText('R7 recalled')).toBeDefined()
  expect(screen.getByText('Its orders are open again.')).toBeDefined()
})

it('[2.10-6] says why a route can no longer be recalled', async () => {
  const { screen, user } = open(
    new Refusal(409, { code: 'route_under_way', message: 'R7 has left.', hint: 'Change it on Live.' }),
  )
  await user.click(screen.getByRole('button', { name: 'Recall' }))
  expect(await screen.findByText('R7 has left. Change it on Live.')).toBeDefined()
})
