// A settings page in one column: title, a sentence on what it is for, and its forms.
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

interface SettingsPageProps {
  title: string
  intro: string
  className?: string
  children: ReactNode
}

export function SettingsPage({ title, intro, className, children }: SettingsPageProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className={cn('flex max-w-[640px] flex-col gap-6 px-4 py-5 md:px-7', className)}>
        <div>
          <h1 className="text-4">{title}</h1>
          <p className="pt-1 text-2 text-ink-2">{intro}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
