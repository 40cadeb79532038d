// Layout of diagnostic pages: a public page with toasts.
import { Outlet } from 'react-router'
import { Toasts } from '../../ui/toasts.tsx'

export default function DiagnosticsLayout() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}
