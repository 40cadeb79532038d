// @vitest-environment happy-dom
// Tests that a part whose code cannot be loaded takes nothing else away.
import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, it, vi } from 'vitest'
import { LatePart } from './late-part.tsx'
import { MissingPart } from './missing-part.tsx'

const Unreachable = lazy(() =>
  Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch dynamically imported module')),
)
const Reachable = lazy(() => Promise.resolve({ default: () => <p>A map</p> }))

it('leaves the page standing and offers to load it anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <p>Arriving at 10:05</p>
      <LatePart waiting={<p>A sketch</p>} missing={<MissingPart />}>
        <Unreachable />
      </LatePart>
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('A part of this page could not be loaded.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  expect(screen.getByText('Arriving at 10:05')).toBeDefined()
})

it('keeps what stood in its place where nothing else is given', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <LatePart waiting={<p>A sketch</p>}>
      <Unreachable />
    </LatePart>,
  )
  await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBeGreaterThan(0)
  expect(screen.getByText('A sketch')).toBeDefined()
  rerender(
    <LatePart key="another" waiting={<p>A sketch</p>}>
      <Reachable />
    </LatePart>,
  )
  expect(await screen.findByText('A map')).toBeDefined()
})
