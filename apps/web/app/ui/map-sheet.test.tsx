// @vitest-environment happy-dom
// Tests the sheet below a phone's map: its handle moves by keys within bounds, and the height is stored.
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { MapSheet } from './map-sheet.tsx'

beforeEach(() => localStorage.clear())

const open = () =>
  renderScreen(
    <MapSheet
      storeAs="sheet"
      label="the plan"
      map={<p>Map</p>}
      actions={<button type="button">Dispatch</button>}
    >
      <p>Routes</p>
    </MapSheet>,
  )
const handle = () => screen.findByRole('separator', { name: 'Height of the plan' })

it('shows the map, the content and the actions together', () => {
  open()
  for (const text of ['Map', 'Routes', 'Dispatch']) expect(screen.getByText(text)).toBeDefined()
})

it('raises and lowers the sheet by arrow keys and stores its height', async () => {
  const { unmount } = open()
  const before = Number((await handle()).getAttribute('aria-valuenow'))
  // happy-dom measures no heights.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 900 })
  fireEvent.keyDown(await handle(), { key: 'ArrowUp' })
  expect(Number((await handle()).getAttribute('aria-valuenow'))).toBe(before + 16)
  unmount()
  open()
  expect(Number((await handle()).getAttribute('aria-valuenow'))).toBe(before + 16)
})

it('leaves a part of the map in view', async () => {
  open()
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 500 })
  for (let i = 0; i < 40; i++) fireEvent.keyDown(await handle(), { key: 'ArrowUp' })
  expect(Number((await handle()).getAttribute('aria-valuenow'))).toBe(500 - 160)
})
