// A part of a page whose code loads later, such as a map. When the code cannot be loaded, or breaks, the page around it
// stands: only its place says so.
import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react'

interface LatePartProps {
  /** In its place while it loads. */
  waiting?: ReactNode
  /** In its place when it cannot be shown; `waiting` by default. */
  missing?: ReactNode
  children: ReactNode
}

export class LatePart extends Component<LatePartProps, { isMissing: boolean }> {
  override state = { isMissing: false }
  static getDerivedStateFromError(): { isMissing: boolean } {
    return { isMissing: true }
  }
  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A part of the page could not be shown', error, info.componentStack)
  }
  override render(): ReactNode {
    const { waiting = null, missing = waiting, children } = this.props
    return this.state.isMissing ? missing : <Suspense fallback={waiting}>{children}</Suspense>
  }
}
