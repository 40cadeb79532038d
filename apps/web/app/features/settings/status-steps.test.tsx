// @vitest-environment happy-dom
// The section of the company's own status steps.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { StatusStepsSection } from './status-steps.tsx'

const step = (id: number, name: string, more: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  names: {},
  state: 'in_transit',
  afterId: null,
  position: 0,
  setBy: ['driver'],
  zoneId: null,
  isShown: true,
  colour: null,
  isActive: true,
  uses: 0,
  ...more,
})

it('[M58] lists the steps of the company, adds one, and says why one is refused', async () => {
  const items = [step(1, 'At customs', { uses: 3 })]
  const { screen, user, requests } = renderScreen(<StatusStepsSection />, {
    answers: {
      'GET /api/v1/status-steps': { items },
      'POST /api/v1/status-steps': { items: [...items, step(2, 'Released')] },
    },
  })
  expect(await screen.findByText('At customs')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove At customs' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add a step' }))
  await user.click(screen.getByRole('button', { name: 'Save the step' }))
  expect(await screen.findByText('Enter a name')).toBeDefined()
  await user.type(screen.getByLabelText('Name'), 'Released')
  await user.type(screen.getByLabelText('Name in German'), 'Freigegeben')
  await user.click(screen.getByRole('button', { name: 'Save the step' }))
  expect(await screen.findByText('Released')).toBeDefined()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Released',
    names: { de: 'Freigegeben' },
    state: 'in_transit',
    setBy: ['driver', 'dispatcher'],
    colour: null,
  })
})
