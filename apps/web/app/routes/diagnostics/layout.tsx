// Diagnostic pages tell that a report was copied; nothing else about them needs more than a public page.
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
