// Replaces a crashed panel while the rest of the page works (requirement 2.2-5).
import { Copy, TriangleAlert } from 'lucide-react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { commonWords as words } from '../lib/words/common.ts'
import { Button, ButtonLink } from './button.tsx'

/** The crash message, for a panel or page. */
export function CrashView({ error, what = words('crashPage') }: { error: unknown; what?: string }) {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return (
    <div role="alert" className="grid h-full min-h-80 place-items-center bg-sunk p-6">
      <div className="max-w-[420px]">
        <TriangleAlert className="size-8 text-ink-2" strokeWidth={1.5} aria-hidden />
        <h1 className="pt-3 text-5">{words('crashTitle')}</h1>
        <p className="pt-1 text-3 text-ink-2">
          {what} {words('crashKept')}
        </p>
        <div className="flex gap-2 pt-5">
          <Button variant="primary" size="l" onClick={() => window.location.reload()}>
            {words('refreshPage')}
          </Button>
          <ButtonLink size="l" to="/">
            {words('goHome')}
          </ButtonLink>
        </div>
        <button
          type="button"
          className="text-link mt-5 inline-flex items-center gap-2 text-2"
          onClick={() =>
            void navigator.clipboard.writeText(
              `${detail}\n${window.location.href}\n${new Date().toISOString()}`,
            )
          }
        >
          {words('copyDetails')} <Copy className="size-3.5" aria-hidden />
        </button>
      </div>
    </div>
  )
}

/** Catches a crash below. `what` says what stopped and what continues. */
export class CrashBoundary extends Component<{ what?: string; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('Unknown error') }
  }
  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A panel stopped working', error, info.componentStack)
  }
  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return <CrashView error={this.state.error} {...(this.props.what ? { what: this.props.what } : {})} />
  }
}

/** The page inside an area's frame: after a crash the frame stays, and another page resets it. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <CrashBoundary key={pathname}>
      <Outlet />
    </CrashBoundary>
  )
}
