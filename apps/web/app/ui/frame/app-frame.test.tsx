// @vitest-environment happy-dom
// Tests that the frame names the open page once and links out of the portal.
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { LayoutGrid, Truck } from 'lucide-react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { AppFrame } from './app-frame.tsx'

const ITEMS = [
  { to: '/tenant', label: 'Overview', heading: 'Fleet Management Dashboard', icon: LayoutGrid, isEnd: true },
  { to: '/tenant/fleet?day=2026-03-02', label: 'Fleet', icon: Truck },
]

function open(path: string) {
  const onSignOut = vi.fn()
  const frame = (
    <AppFrame
      navLabel="Company"
      items={ITEMS}
      footItems={[]}
      phoneItems={[]}
      isCompact={false}
      portal="Harbour Lane Couriers"
      connection={null}
      account={null}
      onSignOut={onSignOut}
    >
      <p>Content</p>
    </AppFrame>
  )
  const router = createMemoryRouter([{ path: '*', element: frame }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return { onSignOut }
}

const headings = () => screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)

it.each([
  ['/tenant', ['Fleet Management Dashboard', 'Overview']],
  ['/tenant/fleet', ['Fleet', 'Fleet']],
  ['/tenant/fleet/van-1', ['Fleet', 'Fleet']],
  ['/tenant/unknown', ['Harbour Lane Couriers', 'Harbour Lane Couriers']],
])('names the page at %s on a desk and on a phone', (path, names) => {
  open(path)
  expect(headings()).toEqual(names)
})

it('[2.10-1] signs out from the rail', async () => {
  const { onSignOut } = open('/tenant')
  const [button] = screen.getAllByRole('button', { name: 'Sign Out' })
  await userEvent.click(button as HTMLElement)
  expect(onSignOut).toHaveBeenCalledOnce()
})
