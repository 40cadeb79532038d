// One column in the middle: what stands around the small forms beside sign-in.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'

export function NarrowPage({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[412px] flex-col bg-surface px-5 pt-14 pb-8 md:pt-[max(56px,calc(40dvh-200px))]">
      <Link to="/" aria-label="Dropwise, home" className="self-start rounded">
        <Logo size="l" />
      </Link>
      <h1 className="pt-9 text-5">{title}</h1>
      <p className="pt-1 pb-5 text-3 text-ink-2">{lead}</p>
      {children}
    </main>
  )
}
